import type { z } from 'zod'

/** What is wrong with something that came from outside, and where in it. */
export interface Fault {
  /** The place, like `sets[2].cards[0].slug`; empty for the whole. */
  readonly at: string
  /** The reason, in words. */
  readonly why: string
}

/** One line for a fault: the place, a colon, the reason. */
export function faultLine({ at, why }: Fault): string {
  return at === '' ? why : `${at}: ${why}`
}

/** The faults that a schema found, in the order it found them. */
export function explain(error: z.ZodError): Fault[] {
  return error.issues.map((issue) => ({ at: place(issue.path), why: reason(issue) }))
}

/** A path into JSON as one writes it: `deal[0][3]`, `rules.courtesy`. */
export function place(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    return text === '' ? String(key) : `${text}.${String(key)}`
  }, '')
}

function reason(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `unknown ${issue.keys.length === 1 ? 'key' : 'keys'} ${issue.keys.map(quote).join(', ')}`
    case 'invalid_type':
      // The issue itself doesn't keep what stood there; only its message says that nothing did.
      return issue.message.endsWith('received undefined')
        ? 'is missing'
        : `must be ${article(issue.expected)}`
    case 'invalid_union':
      return 'options' in issue && issue.options
        ? oneOf(issue.options)
        : 'is none of the possible values'
    case 'invalid_value':
      return oneOf(issue.values)
    default:
      return issue.message
  }
}

function oneOf(values: readonly z.core.util.Primitive[]): string {
  return `must be ${values.map((value) => JSON.stringify(value)).join(' or ')}`
}

function article(type: string): string {
  const name = type === 'string' ? 'text' : type === 'int' ? 'whole number' : type
  return name === 'text' ? name : `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
}

/** A text from outside in quotes, on one line and not too long, safe to print on a terminal. */
export function quote(text: string): string {
  const short = text.length > 60 ? `${text.slice(0, 57)}...` : text
  return JSON.stringify(short).replace(UNPRINTABLE, escaped)
}

/** A text with control and direction characters made visible, so that it stays on its line. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, escaped)
}

const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

function escaped(character: string): string {
  return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`
}
