import { db } from '../../server/db/client'
import { checkScores, checkTable } from '../../server/tables/check'

const PAGE = 100

/**
 * Replays every table's log and says what in the database disagrees with it.
 * @returns the exit status: 0, or 1 where something does
 */
export async function main(): Promise<number> {
  let faults = 0
  let tables = 0
  const say = (line: string) => {
    faults += 1
    console.log(line)
  }
  for (let after = ''; ; ) {
    const page = await tablesAfter(after)
    for (const { id } of page) {
      for (const { table, what } of await checkTable(id)) say(`table ${table}: ${what}`)
    }
    tables += page.length
    after = page.at(-1)?.id ?? ''
    if (page.length < PAGE) break
  }
  for (const line of await checkScores()) say(line)
  await db.$disconnect()
  console.log(`${tables} tables replayed; ${faults === 0 ? 'all agree' : `${faults} disagree`}.`)
  return faults === 0 ? 0 : 1
}

function tablesAfter(id: string) {
  return db.table.findMany({
    ...(id === '' ? {} : { where: { id: { gt: id } } }),
    orderBy: { id: 'asc' },
    take: PAGE,
    select: { id: true },
  })
}
