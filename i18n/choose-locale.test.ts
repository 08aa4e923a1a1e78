import { describe, expect, it } from 'vitest'
import { chooseLocale } from './choose-locale'

describe('the language of a request', () => {
  it('is the one chosen', () => expect(chooseLocale('en', 'sw')).toBe('en'))
  it('is one that is there', () => expect(chooseLocale('tlh', 'tlh, en;q=0.1')).toBe('en'))
  it('is English where nothing fits', () => expect(chooseLocale(undefined, null)).toBe('en'))
  it('takes rubbish calmly', () => expect(chooseLocale('', ';;q=x,,-')).toBe('en'))
})
