'use client'

import Link from 'next/link'
import { usePathname, useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  readonly className?: string
}

/** Leads to signing in, and back to where one was. */
export function SignInLink({ children, className }: Props) {
  const path = usePathname() ?? '/'
  const query = useSearchParams()?.toString() ?? ''
  const here = query === '' ? path : `${path}?${query}`
  return (
    <Link className={className} href={signInTo(here)}>
      {children}
    </Link>
  )
}

/** The address of the page to sign in on, which leads on to a path. */
export function signInTo(path: string): string {
  return path === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ callbackUrl: path })}`
}
