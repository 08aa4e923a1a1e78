import type { ReactNode } from 'react'

/** Words that are read out and not seen. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="vh">{children}</span>
}
