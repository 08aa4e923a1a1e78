import { cookies, headers } from 'next/headers'
import { getRequestConfig } from 'next-intl/server'
import { type Locale, messagesIn } from '@/messages'
import { chooseLocale } from './choose-locale'

/** The cookie that remembers the language somebody chose. */
export const LOCALE_COOKIE = 'locale'

/** The language of a request, and its words. */
export default getRequestConfig(async () => {
  const chosen = (await cookies()).get(LOCALE_COOKIE)?.value
  const accepted = (await headers()).get('accept-language')
  const locale: Locale = chooseLocale(chosen, accepted)
  return { locale, messages: messagesIn(locale), timeZone: 'UTC', now: new Date() }
})
