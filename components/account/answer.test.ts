import { expect, test } from 'vitest'
import { messagesIn } from '@/messages'
import { answerTo, type Fault, fieldOf, readFault } from './answer'
import { spaced } from './spaced'

test('a fault that next-auth passes on says when to try again', () => {
  const until = new Date('2030-01-06T12:00:00.000Z')
  expect(readFault('wrong-password')).toEqual({ ok: false, fault: 'wrong-password', until: null })
  expect(readFault(`too-many-tries ${until.toISOString()}`)).toMatchObject({ until })
})

test('a call without an answer can be tried again', async () => {
  expect(await answerTo(Promise.resolve('whatever'))).toEqual({ ok: true })
  const lost = await answerTo(Promise.reject(new TypeError('fetch failed')))
  expect(lost).toEqual({ ok: false, fault: 'try-again', until: null })
})

test('what is wrong with a field is shown beside it', () => {
  const faults = Object.keys(messagesIn('en').errors) as Fault[]
  for (const fault of faults) {
    const [field] = fault.split('-')
    if (field === 'nickname' || field === 'email') expect(fieldOf(fault)).toBe(field)
  }
  expect(fieldOf('too-many-tries')).toBeNull()
})

test('a return code is told in fours', () => {
  expect(spaced('123456789012')).toBe('1234 5678 9012')
})
