const DIRECTORY = 44
const ENTRY = 20

/**
 * The letters that a font file has, by their code points. Answers the letters of the basic plane, which holds all
 * that people here write their names with.
 * @param woff a file in the WOFF format, version 1
 * @throws an Error where the file is none, or has no map of letters that can be read
 */
export async function lettersOf(woff: Uint8Array): Promise<ReadonlySet<number>> {
  const map = await tableOf(woff, 'cmap')
  for (let at = 4; at < 4 + map.getUint16(2) * 8; at += 8) {
    const start = map.getUint32(at + 4)
    if (map.getUint16(start) === 4) return mapped(map, start)
  }
  throw new Error('the font has no map of the basic plane')
}

/** One table of the file, unpacked. */
async function tableOf(woff: Uint8Array, name: string): Promise<DataView> {
  const file = new DataView(woff.buffer, woff.byteOffset, woff.byteLength)
  if (text(file, 0) !== 'wOFF') throw new Error('not a WOFF file')
  for (let at = DIRECTORY; at < DIRECTORY + file.getUint16(12) * ENTRY; at += ENTRY) {
    if (text(file, at) !== name) continue
    const start = file.getUint32(at + 4)
    const packed = woff.slice(start, start + file.getUint32(at + 8))
    if (packed.length === file.getUint32(at + 12)) return new DataView(packed.buffer)
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'))
    return new DataView(await new Response(stream).arrayBuffer())
  }
  throw new Error(`the font has no table "${name}"`)
}

function text(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(at + place)))
}

/** The code points of a map of format 4: segments, each with a glyph for every code from its start to its end. */
function mapped(map: DataView, start: number): Set<number> {
  const width = map.getUint16(start + 6)
  const ends = start + 14
  const starts = ends + width + 2
  const codes = new Set<number>()
  for (let at = 0; at < width; at += 2) {
    const first = map.getUint16(starts + at)
    const delta = map.getUint16(starts + width + at)
    const place = starts + 2 * width + at
    const offset = map.getUint16(place)
    for (let code = first; code <= map.getUint16(ends + at) && code < 0xffff; code++) {
      const found = offset === 0 ? code : map.getUint16(place + offset + 2 * (code - first))
      if (found !== 0 && ((found + delta) & 0xffff) !== 0) codes.add(code)
    }
  }
  return codes
}
