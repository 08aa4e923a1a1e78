import { checkDeal, type Finding } from '../../engine/check-deal'
import { printable } from '../../engine/fault'
import { type HandRecord, type Read, readFair, readRecord } from '../../engine/record-schema'
import { badFileLine, readRecordFile } from './record-files'

const USAGE = `Checks that hands were dealt as committed (docs/fair-deal.md).

  npm run -s verify-deal -- FILE ...

FILE holds a hand record, or an array of records; - is standard input.`

interface Checked {
  readonly record: HandRecord
  readonly findings: readonly Finding[]
}

/**
 * The verify-deal command.
 * @param args its arguments
 * @returns the exit status: 0 where every deal was fair, else 1
 */
export async function main(args: readonly string[]): Promise<number> {
  if (args.length === 0 || args.includes('--help')) {
    console.error(USAGE)
    return args.length === 0 ? 1 : 0
  }
  let status = 0
  for (const file of args) {
    const read = await readRecordFile(file, check)
    if (!read.ok) {
      console.error(badFileLine(file, read.fault))
      status = 1
      continue
    }
    for (const checked of read.value) {
      console.log(report(checked).join('\n'))
      if (!isFair(checked)) status = 1
    }
  }
  return status
}

function check(json: unknown): Read<Checked> {
  const record = readRecord(json)
  if (!record.ok) return record
  const fair = readFair(record.value)
  if (!fair.ok) return fair
  return {
    ok: true,
    value: { record: record.value, findings: checkDeal(record.value, fair.value) },
  }
}

function isFair({ findings }: Checked): boolean {
  return findings.every(({ ok }) => ok)
}

function report(checked: Checked): string[] {
  const lines = checked.findings.map(
    (finding) => `${finding.ok ? 'yes' : 'NO '}  ${say(finding, checked.record.players)}`,
  )
  const verdict = isFair(checked)
    ? 'The hand was dealt as committed.'
    : 'The hand was NOT dealt as committed.'
  return [...lines, verdict]
}

function say(finding: Finding, players: readonly string[]): string {
  const name = (seat: number) => `${printable(players[seat] ?? 'nobody')} (seat ${seat})`
  switch (finding.check) {
    case 'commitment':
      return 'The secret is the one committed to before the cut: its SHA-256 is the commitment.'
    case 'contributions':
      return finding.byTable.length === 0
        ? 'Every seat added something to the shuffle.'
        : `Every seat added something to the shuffle; for ${finding.byTable.map(name).join(', ')} the table did.`
    case 'deal':
      return finding.seat === null
        ? 'The cards dealt are those of the shuffle.'
        : `The cards dealt are those of the shuffle: ${name(finding.seat)} got others.`
    case 'cut':
      return `${name(finding.by)} cut the card that was there, round ${finding.round}.`
    case 'dealer':
      return 'The dealer is the one who cut highest.'
  }
}
