'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { AwayPanel } from './AwayPanel'
import { ComposerForm } from './ComposerForm'
import { momentOf } from './model/moment'
import { useTable } from './TableProvider'
import { Thanks } from './Thanks'
import { Waiting } from './Waiting'

/** Where the viewer speaks: the request, the thanks, or whose turn it is. */
export function Ask() {
  const t = useTranslations('table.composer')
  const { look, composer, guide } = useTable()
  const moment = momentOf(look.view)
  const section = useRef<HTMLElement>(null)
  const isThanking = moment === 'thanks' && !composer.isAskingOn
  const wasThanking = useRef(false)
  useEffect(() => {
    // The button that had the focus is gone: reading goes on here, and not at the top of the page.
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (wasThanking.current && !isThanking && isLost) {
      section.current?.focus({ preventScroll: true })
    }
    wasThanking.current = isThanking
  }, [isThanking])
  return (
    <section className="ask" id="ask" ref={section} tabIndex={-1} aria-label={t('label')}>
      {guide}
      {isThanking ? <Thanks key={look.view.turnedAt} /> : null}
      {moment === 'asking' || (moment === 'thanks' && composer.isAskingOn) ? (
        <ComposerForm />
      ) : null}
      {moment === 'waiting' || moment === 'watching' ? <Waiting /> : null}
      {moment === 'away' ? <AwayPanel /> : null}
    </section>
  )
}
