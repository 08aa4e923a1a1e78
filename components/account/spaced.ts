/** Digits as they are told: in fours. */
export function spaced(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}
