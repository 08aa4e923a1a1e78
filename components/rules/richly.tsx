import type { ReactNode } from 'react'

/** What the marks in a rule's words stand for: paragraphs, and what matters in them. */
export const richly = {
  p: (text: ReactNode) => <p>{text}</p>,
  b: (text: ReactNode) => <b>{text}</b>,
}
