import { expect, test } from 'vitest'
import { messagesIn } from '@/messages'
import { openHouse } from './house'

test.each(['Agnes', 'Siân', 'Ŵyn', 'Ọlá', 'Kwɛku', 'Nguyễn', 'O’Neill 2'])(
  'the name %s can be written',
  async (name) => expect((await openHouse()).canWrite(name)).toBe(true),
)

test.each(['Ольга', 'मीरा', 'مريم', '愛', 'Meg 🙂'])(
  'the name %s is left out, and nothing is fetched for it',
  async (name) => expect((await openHouse()).canWrite(name)).toBe(false),
)

test('its own words can all be written', async () => {
  const { canWrite } = await openHouse()
  const { share, common } = messagesIn('en')
  for (const words of [common.name, ...Object.values(share.card)]) expect(words).toSatisfy(canWrite)
})

test('a drawing comes in the colours of its set, with nothing left to look up', async () => {
  const { drawing, paint } = await openHouse()
  const svg = atob((await drawing('alb', 7)).split(',')[1] ?? '')
  expect(svg).toContain(paint('set-7-wash'))
  expect(svg).not.toMatch(/var\(|currentColor/)
})
