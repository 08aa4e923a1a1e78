const ACCENTS = /[\u0300-\u036f]/g

/** A name without what an ear doesn't hear: case, accents, kinds of apostrophe, doubled spaces. */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}
