import { redirect } from 'next/navigation'

/** Leads to where it says how to report something. */
export default function Report() {
  redirect('/safeguarding#report')
}
