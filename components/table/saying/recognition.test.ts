import { expect, test } from 'vitest'
import { messagesIn } from '@/messages'
import { faultOf, HEARING_FAULTS, transcriptOf } from './recognition'

test('what was heard so far is the parts in order, with single spaces', () => {
  const results = [
    [{ transcript: 'please Beth ' }],
    [{ transcript: ' the alb' }, { transcript: 'x' }],
  ]
  expect(transcriptOf({ results })).toBe('please Beth the alb')
  expect(transcriptOf({ results: [] })).toBe('')
})

test('each reason why nothing was heard has its words; ending it on purpose is none', () => {
  const { voice } = messagesIn('en').table.composer
  for (const fault of HEARING_FAULTS) expect(voice[faultOf(fault) ?? 'first']).toBe(voice[fault])
  expect(faultOf('service-not-allowed')).toBe('not-allowed')
  expect(faultOf('bad-grammar')).toBe('failed')
  expect(faultOf('aborted')).toBeNull()
})
