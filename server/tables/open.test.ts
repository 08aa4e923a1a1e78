import { beforeAll, expect, test, vi } from 'vitest'
import { db } from '@/server/db/client'
import { withDatabase } from '@/server/testing/database'
import { withAccount } from '@/server/testing/people'
import * as codes from './code'
import { prepareCalls } from './worker'

withDatabase()
beforeAll(prepareCalls, 60_000)

test('of forty tables opened at once thirty are', async () => {
  const host = await withAccount('Anna')
  const ends = await Promise.allSettled(Array.from({ length: 40 }, () => host.open()))
  const refusals = ends.filter((end) => end.status === 'rejected').map(({ reason }) => reason)
  expect(refusals.map(({ reason }) => reason)).toEqual(Array(10).fill('too-many-tables'))
  expect(await db.table.count({ where: { hostId: host.id } })).toBe(30)
})

test('a code that another table has is drawn anew', async () => {
  const [anna, bess] = [await withAccount('Anna'), await withAccount('Bess')]
  const { code } = await db.table.findUniqueOrThrow({ where: { id: await anna.open() } })
  const drawn = vi.spyOn(codes, 'newCode').mockReturnValueOnce(code ?? '')
  const table = await bess.open()
  expect(drawn).toHaveBeenCalledTimes(2)
  expect((await db.table.findUniqueOrThrow({ where: { id: table } })).code).not.toBe(code)
})
