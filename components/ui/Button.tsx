import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from './class-names'

/** How a button looks: `say` is for a word said at the table only, `main` for what moves the game on. */
export type ButtonKind = 'plain' | 'main' | 'say' | 'quiet' | 'bare'

/** The class of a button, for links that look like one. */
export function buttonClass(kind: ButtonKind = 'plain'): string {
  return kind === 'plain' ? 'btn' : `btn ${kind}`
}

interface Props extends Omit<ComponentProps<'button'>, 'disabled'> {
  readonly kind?: ButtonKind
  /** It can't be used now: it keeps its place and its focus, and does nothing. */
  readonly off?: boolean
  /** Its command was sent and isn't answered yet. */
  readonly busy?: boolean
}

/** A button. One that can't be used stays where it is, for fingers and for the focus. */
export function Button({ kind = 'plain', off = false, busy = false, className, ...rest }: Props) {
  const { onClick } = rest
  const isOff = off || busy
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (isOff) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass(kind), className)}
      aria-disabled={isOff || undefined}
      data-busy={busy || undefined}
      onClick={click}
    />
  )
}
