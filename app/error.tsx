'use client'

import { FaultPage } from '@/components/scenes/FaultPage'

/** What shows when a page fails. */
export default function PageFault({ reset }: { reset: () => void }) {
  return <FaultPage retry={reset} />
}
