import { isLocale, type Locale } from '@/messages'

/**
 * The language for somebody: the one chosen, else the best one the browser asks for, else English.
 * @param chosen the value of the cookie
 * @param accepted the Accept-Language header
 */
export function chooseLocale(chosen: string | undefined, accepted: string | null): Locale {
  if (isLocale(chosen)) return chosen
  const wanted = (accepted ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/;\s*q=/)
      return { language: tag.split('-')[0]?.toLowerCase(), quality: Number(quality ?? 1) || 0 }
    })
    .sort((one, other) => other.quality - one.quality)
    .map(({ language }) => language)
  return wanted.find(isLocale) ?? 'en'
}
