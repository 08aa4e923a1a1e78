import * as z from 'zod'
import { AccountFault } from './fault'
import { nicknameFault, tidyNickname } from './nickname'

/** How long a password may be, in letters. */
export const PASSWORD = { least: 8, most: 200 } as const

/** What is tried first by whoever tries passwords. */
const COMMON =
  /^(.)\1+$|^(?:0?123456789?0?|1?23456789|87654321|qwerty.{0,6}|asdfghjk.?|abcd?1234.{0,2}|iloveyou.?|passw[o0]rd.{0,4}|letmein.{0,3}|welcome.{0,3}|sunshine.?|princess.?|football.?|baseball.?|trustno1)$/iu

/** @throws AccountFault what is wrong with it */
export function readNickname(typed: string): string {
  const nickname = tidyNickname(typed)
  const fault = nicknameFault(nickname)
  if (fault !== null) throw new AccountFault(fault)
  return nickname
}

/** An e-mail address as it is kept: in lower case. @throws AccountFault `email-invalid` */
export function readEmail(typed: string): string {
  const email = z.email().max(254).safeParse(typed.trim().toLowerCase())
  if (!email.success) throw new AccountFault('email-invalid')
  return email.data
}

/** A password that somebody chooses. @throws AccountFault what is wrong with it */
export function readNewPassword(typed: string): string {
  const length = Array.from(typed).length
  if (length < PASSWORD.least) throw new AccountFault('password-too-short')
  if (length > PASSWORD.most) throw new AccountFault('password-too-long')
  if (COMMON.test(typed)) throw new AccountFault('password-too-common')
  return typed
}
