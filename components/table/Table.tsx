'use client'

import { LiveRegion } from '@/components/ui'
import './css/index.css'
import { TableProvider } from './TableProvider'
import { TableScreen } from './TableScreen'
import type { TableProps } from './types'

/**
 * A table on the screen, in every phase: gathering, the cut, a hand, its scores, the result. It knows nothing of
 * where the view comes from or where commands go: a live table and practice are the same to it.
 */
export function Table(props: TableProps) {
  return (
    <LiveRegion>
      <TableProvider {...props}>
        <TableScreen />
      </TableProvider>
    </LiveRegion>
  )
}
