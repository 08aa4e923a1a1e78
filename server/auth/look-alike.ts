/** For each letter the others that are easily taken for it. Each is listed by its own shape, capital or small. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  // Latin letters; a small L stands for every upright stroke.
  a: 'ɑαаΑА',
  b: 'ΒВвЬь',
  c: 'ϲсСϹᴄ',
  d: 'ԁ',
  e: 'єеЕΕɛε',
  f: 'ƒϝ',
  g: 'ɡց9',
  h: 'һΗНн',
  j: 'јЈϳ',
  k: 'κкКΚĸ',
  l: '1iIıƖΙιІіӀӏł',
  m: 'ΜМм',
  n: 'ΝηпɴՈո',
  o: '0ΟοОоՕօøØ',
  p: 'ΡρРрþ',
  q: 'ԛզ',
  r: 'гᴦ',
  s: '5ЅѕՏ',
  t: 'ΤτТтŧ',
  u: 'υսՍ',
  v: 'νѵѴ',
  w: 'ωшԝѡ',
  x: 'ΧχХх×',
  y: 'ΥγуУҮү',
  z: 'ΖᴢƵ',
  '3': 'ЗзӠӡƷʒ',
  '6': 'бδ',
  // Greek and Cyrillic.
  Γ: 'Г',
  Λ: 'Л',
  Π: 'П',
  Φ: 'Ф',
  φ: 'ф',
  // Arabic: yeh, kaf and teh marbuta, as Persian and Urdu write them.
  '\u064a': '\u06cc\u0649',
  '\u0643': '\u06a9',
  '\u0629': '\u06c3',
  // Kana and characters.
  エ: '工',
  カ: '力',
  タ: '夕',
  ト: '卜',
  ニ: '二',
  ハ: '八',
  ヘ: 'へ',
  リ: 'り',
  ロ: '口',
  ー: '一',
}

const STANDS_FOR: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, others]) =>
    Array.from(others, (other): [string, string] => [other, letter]),
  ),
)

/** Accents and points that a glance passes over. The vowel signs of Indian scripts are letters and stay. */
const ACCENTS =
  /[\u0300-\u036f]|[\u0591-\u05c7]|[\u0610-\u061a]|[\u064b-\u065f]|\u0670|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]/gu

const NOT_SEEN = /[^\p{L}\p{M}\p{N}]/gu

/** Folds what looks the same, letter by letter, in the case it is written in. */
function fold(text: string): string {
  const bare = text.normalize('NFKD').replace(ACCENTS, '').replace(NOT_SEEN, '')
  return Array.from(bare, (letter) => STANDS_FOR.get(letter) ?? letter)
    .join('')
    .toLowerCase()
    .replace(/[1i]/g, 'l')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
}

/**
 * What is left of a name at a glance: without case, accents, spaces and marks, and with letters and digits that look
 * alike in any script made one. Three readings, because a letter may look like another only as a capital (Cyrillic Н
 * like H) or only as a small one (Greek ν like v).
 */
export function skeletons(name: string): string[] {
  return [fold(name), fold(name.toLowerCase()), fold(name.toUpperCase())]
}

/** Whether people at one table could take one name for the other. */
export function looksLike(a: string, b: string): boolean {
  const others = skeletons(b)
  return skeletons(a).some((one) => others.includes(one))
}
