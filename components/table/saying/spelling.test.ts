import { expect, it, test } from 'vitest'
import { joined, slips, wordsIn } from './spelling'

const read = (written: string) => joined(wordsIn(written))

it.each([
  ["All Saints' Day", 'all saints day'],
  ['ALL-SAINTS’ day!', 'all saints day'],
  ['Zoë  Łucja', 'zoe lucja'],
  ['Ŋgɔzi Ẹ̀bùn', 'ngozi ebun'],
  ['l’étole', 'l etole'],
  ['D’Souza', 'd souza'],
  ['I’d', 'id'],
  ['İzmir', 'izmir'],
  ['花子さん', '花子さん'],
  ['मेरी सिंह', 'मेरी सिंह'],
  ['حَسَن', 'حسن'],
  ['', ''],
  ['…?!', ''],
])('"%s" is read as "%s"', (written, text) => {
  expect(read(written)).toBe(text)
})

test('a word knows where it stands, whatever was left out of it', () => {
  const written = 'Bé, “the alb”'
  expect(wordsIn(written).map(({ from, to }) => written.slice(from, to))).toEqual([
    'Bé',
    'the',
    'alb',
  ])
  expect(wordsIn('花子').map(({ from, to }) => [from, to])).toEqual([
    [0, 1],
    [1, 2],
  ])
})

it.each([
  ['alb', 'alb', 0],
  ['alb', 'alp', 1],
  ['stole', 'stoel', 1],
  ['stole', 'sole', 1],
  ['stole', 'stoles', 1],
  ['chasuble', 'chausbel', 2],
  ['', 'ab', 2],
])('from "%s" to "%s" there are %i slips', (one, other, count) => {
  expect(slips(one, other, 2)).toBe(count)
  expect(slips(other, one, 2)).toBe(count)
})

test('above the most that matter, how many slips does not matter', () => {
  expect(slips('altar', 'lectern', 2)).toBeGreaterThan(2)
  expect(slips('abcdef', 'uvwxyz', 1)).toBeGreaterThan(1)
})
