import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon, type IconName } from './Icon'

interface Props {
  readonly kind?: 'note' | 'warn' | 'good'
  readonly icon?: IconName
  /** Whether it is read out when it appears; for what the reader waits for. */
  readonly live?: boolean
  readonly children: ReactNode
  /** A button at its end. */
  readonly action?: ReactNode | undefined
  readonly className?: string
}

/** A slip of paper with a sentence for the reader. */
export function Notice({ kind = 'note', icon, live = false, children, action, className }: Props) {
  return (
    <div className={classNames('notice', kind, className)} role={live ? 'status' : undefined}>
      {icon && <Icon name={icon} />}
      <div>{children}</div>
      {action}
    </div>
  )
}
