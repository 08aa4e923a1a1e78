'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button } from './Button'
import { classNames } from './class-names'
import { Icon } from './Icon'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly children: ReactNode
  readonly className?: string
}

/** A dialog: the browser keeps the focus in it, closes it on Escape, and gives the focus back. */
export function Dialog({ open, ...rest }: Props) {
  return open ? <Shown {...rest} /> : null
}

function Shown({ onClose, title, children, className }: Omit<Props, 'open'>) {
  const t = useTranslations('ui')
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // It is closed before it leaves the page: one that has left gives no focus back.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={classNames('dialog', className)}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="dialog-head">
        <h2 id={id}>{title}</h2>
        <Button kind="bare" aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </div>
      {children}
    </dialog>
  )
}

/** A dialog that comes from below on a small screen and from the side on a wide one: menus, logs, lists. */
export function Sheet(props: Omit<Props, 'className'>) {
  return <Dialog {...props} className="sheet" />
}
