import type { ReactNode } from 'react'
import { Framed } from '@/app/Framed'

/** What is round every page that is neither the front page nor a table. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return <Framed>{children}</Framed>
}
