'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button, Dialog, Icon, VisuallyHidden } from '@/components/ui'
import { useTable } from '../TableProvider'
import { useVoice } from './useVoice'

const TOLD = 'church-game:told-of-voice'

/** The microphone of the field, where the browser can listen. What is heard is written there and sent by the speaker. */
export function Voice() {
  const t = useTranslations('table.composer.voice')
  const { composer } = useTable()
  const { canListen, isListening, fault, listen, stop } = useVoice(composer.type)
  const [isTelling, setTelling] = useState(false)
  if (!canListen) return null
  const press = () => {
    if (isListening) stop()
    else if (wasTold()) listen()
    else setTelling(true)
  }
  return (
    <>
      <Button
        kind="bare"
        className="voice"
        aria-label={t(isListening ? 'stop' : 'speak')}
        data-on={isListening || undefined}
        onClick={press}
      >
        <Icon name="microphone" />
      </Button>
      <span className="heard" role="status">
        {isListening && <VisuallyHidden>{t('listening')}</VisuallyHidden>}
        {!isListening && fault !== null && t(fault)}
      </span>
      <Dialog open={isTelling} onClose={() => setTelling(false)} title={t('firstTitle')}>
        <p>{t('first')}</p>
        <div className="row">
          <Button
            kind="main"
            onClick={() => {
              keepTold()
              setTelling(false)
              listen()
            }}
          >
            {t('firstDo')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

function wasTold(): boolean {
  try {
    return localStorage.getItem(TOLD) !== null
  } catch {
    return false
  }
}

/** A browser that keeps nothing tells it again. */
function keepTold(): void {
  try {
    localStorage.setItem(TOLD, 'yes')
  } catch {}
}
