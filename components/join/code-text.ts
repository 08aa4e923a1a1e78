/** A code has so many digits. */
export const DIGITS = 8

/** The digits of a code in what was typed or pasted: spaces and dashes aside, and out of a whole link too. */
export function digitsIn(text: string): string {
  const [, linked] = /\/join\/(\d{8})\b/.exec(text) ?? []
  return (linked ?? text.normalize('NFKC').replace(/\D/g, '')).slice(0, DIGITS)
}

/** A code as it is told: four digits and four. */
export function spacedCode(digits: string): string {
  return digits.length > 4 ? `${digits.slice(0, 4)} ${digits.slice(4)}` : digits
}

/** What stands in the field after somebody typed, and where the caret stands in it. */
export function typedCode(text: string, caret: number): { text: string; caret: number } {
  const spaced = spacedCode(digitsIn(text))
  const before = text.slice(0, caret).replace(/\D/g, '').length
  return { text: spaced, caret: Math.min(spaced.length, before > 4 ? before + 1 : before) }
}
