import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/site'
import { reader } from './reader'

interface Props {
  readonly isFront?: boolean
  readonly children: ReactNode
}

/** A page in the frame of the site, with the reader's own name in its head. */
export async function Framed({ isFront = false, children }: Props) {
  return (
    <SiteFrame reader={await reader()} isFront={isFront}>
      {children}
    </SiteFrame>
  )
}
