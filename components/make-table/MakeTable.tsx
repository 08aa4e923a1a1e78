'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useReason, useTRPC } from '@/components/api'
import { Button, Notice } from '@/components/ui'
import { type Draft, type DraftFault, readDraft, settingsOf, USUAL } from './draft'
import { GameChoices } from './GameChoices'
import { PeopleChoices } from './PeopleChoices'
import './make-table.css'

const KEPT = 'church-game.table'

/** What the parts of the form are given. */
export interface PartProps {
  readonly draft: Draft
  readonly fault: DraftFault | null
  readonly change: (part: Partial<Draft>) => void
}

/** Making a table: sensible as it stands, everything explained, and remembered for the next time. */
export function MakeTable() {
  const words = useTranslations('makeTable')
  const reason = useReason()
  const router = useRouter()
  const trpc = useTRPC()
  const [draft, setDraft] = useState<Draft>(USUAL)
  const [fault, setFault] = useState<DraftFault | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const open = useMutation(trpc.table.open.mutationOptions())

  useEffect(() => setDraft(readDraft(kept())), [])
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [fault])

  function change(part: Partial<Draft>) {
    setDraft((before) => ({ ...before, ...part }))
    setFault(null)
  }
  function submit(event: SubmitEvent) {
    event.preventDefault()
    const read = settingsOf(draft)
    if (!read.ok) return setFault({ ...read.fault })
    keep(draft)
    open.mutate(
      { settings: read.settings, computers: draft.computers === 'yes' },
      { onSuccess: ({ id }) => router.push(`/tables/${id}`) },
    )
  }

  return (
    <form className="make-table" ref={form} onSubmit={submit} noValidate>
      <PeopleChoices draft={draft} fault={fault} change={change} />
      <GameChoices draft={draft} fault={fault} change={change} />
      {open.error === null ? null : (
        <Notice kind="warn" live>
          {reason(open.error)}
        </Notice>
      )}
      <div className="actions">
        <Button type="submit" kind="main" busy={open.isPending || open.isSuccess}>
          {words('make')}
        </Button>
        <Button kind="quiet" onClick={() => change(USUAL)}>
          {words('asUsual')}
        </Button>
      </div>
    </form>
  )
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEPT)
  } catch {
    return null
  }
}

function keep(draft: Draft) {
  try {
    localStorage.setItem(KEPT, JSON.stringify(draft))
  } catch {
    // Some browsers keep nothing; the next table begins as usual.
  }
}
