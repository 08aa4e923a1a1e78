import { printable } from '../../engine/fault'
import { replayJson } from '../../engine/record'
import { transcript } from '../../engine/transcript'
import { badFileLine, readRecordFile } from './record-files'

const USAGE = `Replays hand records.

  npm run -s replay -- FILE ...          tells each hand in words
  npm run -s replay -- --json FILE ...   prints what each comes to, one JSON object a line

FILE holds a record, or an array of records; - is standard input.`

/**
 * The replay command. After a bad file the others are still replayed.
 * @param args its arguments
 * @returns the exit status: 0, or 1 where a file was bad or none was named
 */
export async function main(args: readonly string[]): Promise<number> {
  const files = args.filter((arg) => arg === '-' || !arg.startsWith('-'))
  const unknown = args.find(
    (arg) => arg.startsWith('-') && !['-', '--json', '--help'].includes(arg),
  )
  if (unknown !== undefined || files.length === 0) {
    console.error(
      unknown === undefined ? USAGE : `replay: no option ${printable(unknown)}; try --help`,
    )
    return args.includes('--help') ? 0 : 1
  }
  let status = 0
  for (const [index, file] of files.entries()) {
    const read = await readRecordFile(file, replayJson)
    if (!read.ok) {
      console.error(badFileLine(file, read.fault))
      status = 1
      continue
    }
    const texts = read.value.map(({ record, outcome }) =>
      args.includes('--json')
        ? JSON.stringify(outcome)
        : `${transcript(record)
            .map(({ text }) => text)
            .join('\n')}\n`,
    )
    if (!args.includes('--json') && index > 0) process.stdout.write('\n')
    for (const text of texts) await print(text)
  }
  return status
}

/** Prints a line, waiting where the reader is slow. */
function print(text: string): Promise<void> {
  return new Promise((done) => {
    if (process.stdout.write(`${text}\n`)) done()
    else process.stdout.once('drain', done)
  })
}
