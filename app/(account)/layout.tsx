import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Framed } from '@/app/Framed'
import '@/components/account/account.css'

export const metadata: Metadata = { robots: { index: false } }

/** What is round the pages about accounts. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return <Framed>{children}</Framed>
}
