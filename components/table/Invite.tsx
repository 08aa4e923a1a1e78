'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ShareButton } from '@/components/share/ShareButton'
import { Button } from '@/components/ui'
import { useTable } from './TableProvider'

/** How others come to the table: its number, told as 4 and 4, a link, and the link's picture. */
export function Invite() {
  const t = useTranslations('table.gather')
  const { look, link, qr } = useTable()
  const [isCopied, setCopied] = useState(false)
  const { code } = look
  if (code === null) return null
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text).catch(() => undefined)
    setCopied(true)
  }
  return (
    <section className="invite">
      <h3>{t('invite')}</h3>
      <div className="invite-ways">
        <div>
          <p>{t('code')}</p>
          <p
            className="code"
            role="img"
            aria-label={t('codeSpoken', { digits: [...code].join(' ') })}
          >
            {code.slice(0, 4)} {code.slice(4)}
          </p>
          <small>{t('codeHelp')}</small>
        </div>
        {qr && <div className="qr">{qr}</div>}
      </div>
      {link && (
        <div className="invite-link">
          <p>{t('link')}</p>
          <output className="linktext">{link}</output>
          <div className="actions">
            <ShareButton link={link} title={t('invite')} />
            <Button onClick={() => copy(link)}>{t(isCopied ? 'copied' : 'copy')}</Button>
          </div>
        </div>
      )}
    </section>
  )
}
