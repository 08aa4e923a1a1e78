'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { api, useReason } from '@/components/api'
import { CodeForm } from './CodeForm'
import { spacedCode } from './code-text'

/** Coming by a code: the browser is let in to see the table, and seats nobody. */
export function ComeByCode({ code }: { readonly code: string }) {
  const words = useTranslations('join')
  const router = useRouter()
  const reason = useReason()
  const [error, setError] = useState<unknown>(null)

  useEffect(() => {
    let isHere = true
    api.table.find.mutate({ code }).then(
      ({ id }) => isHere && router.replace(`/t/${id}`),
      (failure) => isHere && setError(failure),
    )
    return () => {
      isHere = false
    }
  }, [code, router])

  if (error !== null) return <CodeForm typed={code} fault={reason(error)} takesFocus />
  return <p role="status">{words('looking', { code: spacedCode(code) })}</p>
}
