'use client'

import { NextIntlClientProvider } from 'next-intl'
import { FaultPage } from '@/components/scenes/FaultPage'
import common from '@/messages/en/common.json'
import ui from '@/messages/en/ui.json'
import './globals.css'

/** What shows when what is round every page fails, the choice of a language with it. */
export default function HouseFault({ reset }: { reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <NextIntlClientProvider locale="en" messages={{ common, ui }}>
          <FaultPage retry={reset} />
        </NextIntlClientProvider>
      </body>
    </html>
  )
}
