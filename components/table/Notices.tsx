'use client'

import { useTranslations } from 'next-intl'
import { Button, Icon, Notice } from '@/components/ui'
import { RuleLink } from './RuleLink'
import { useTable } from './TableProvider'
import { useWhileAway } from './useWhileAway'

/** What the reader has to know beside the game: no connection, a command not heard, what was missed. */
export function Notices() {
  const t = useTranslations('table')
  const ui = useTranslations('ui')
  const { connection, refusal, dismiss, log, look, id, words } = useTable()
  const missed = useWhileAway(id, log, look)
  return (
    <div className="notices">
      {connection === 'offline' && (
        <Notice kind="warn" icon="clock" live>
          {t('connection.offline')}
        </Notice>
      )}
      {connection === 'polling' && (
        <Notice icon="clock" live>
          {t('connection.polling')}
        </Notice>
      )}
      {refusal && (
        <Notice
          kind={refusal === 'stale' ? 'note' : 'warn'}
          icon="say"
          live
          action={
            <Button kind="bare" aria-label={ui('close')} onClick={dismiss}>
              <Icon name="close" />
            </Button>
          }
        >
          {t.rich(`refused.${refusal}`, {
            rule9: (text) => <RuleLink number={9}>{text}</RuleLink>,
          })}
        </Notice>
      )}
      {missed.told.length > 0 && (
        <Notice icon="log" action={<Button onClick={missed.dismiss}>{t('whileAway.done')}</Button>}>
          <h2 className="hand">{t('whileAway.title')}</h2>
          <ul className="missed">
            {missed.told.map((told, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown
              <li key={index}>{words.told(told)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
