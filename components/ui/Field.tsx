import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names'

interface Props extends ComponentProps<'input'> {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** What is wrong with it and what to do, as a sentence. */
  readonly fault?: ReactNode
}

/** A text field with its label, a hint, and what is wrong with it. */
export function Field({ label, hint, fault, className, ...rest }: Props) {
  const made = useId()
  const id = rest.id ?? made
  const told = classNames(hint != null && `${id}-hint`, fault != null && `${id}-fault`)
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        className="input"
        aria-describedby={told || undefined}
        aria-invalid={fault != null || undefined}
      />
      {hint != null && <small id={`${id}-hint`}>{hint}</small>}
      {fault != null && (
        <p className="fault" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}
