import fc from 'fast-check'
import { expect, test } from 'vitest'
import { returnPath } from './return-path'

test.each(['/table/5', '/join/1234?x=1#seat', '/', '/a/../b'])(
  '%s is a place on this site',
  (path) => {
    const here = 'http://here.example'
    expect(new URL(returnPath(path, '/no'), here).href).toBe(new URL(path, here).href)
  },
)

test.each([
  undefined,
  '',
  'table',
  ['/a', '/b'],
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/.//elsewhere.example',
  'javascript:alert(1)',
])('%j is none', (asked) => {
  expect(returnPath(asked, '/home')).toBe('/home')
})

test('it never leads away', () => {
  const here = 'http://here.example'
  const sign = fc.constantFrom('/', '\\', '.', ':', '@', '?', '#', '\t', '\n', 'a', '%2f')
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 12 }), (signs) => {
      expect(new URL(returnPath(signs.join('')), here).origin).toBe(here)
    }),
  )
})
