import type { ReactNode } from 'react'
import '@/components/account/account.css'

/** What is round the pages about accounts. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return children
}
