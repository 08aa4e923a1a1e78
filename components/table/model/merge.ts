import type { Told } from './told'

/**
 * Makes of what happened at once what is said of it: cards got in a row become one sentence, what is overtaken is
 * dropped (another's turn, an unsuccessful request among others), and "Your turn" comes first. What was marked to
 * be kept is never dropped.
 */
export function mergeTold(told: readonly Told[]): Told[] {
  const merged: Told[] = []
  for (const next of told) {
    const last = merged.at(-1)
    const joined = last && join(last, next)
    if (joined) merged[merged.length - 1] = joined
    else merged.push(next)
  }
  const kept = merged.filter((one, index) => one.keep || !isOvertaken(one, merged.slice(index + 1)))
  const mine = kept.findLastIndex(({ sentence }) => sentence === 'told.turn.you')
  const turn = kept[mine]
  return turn ? [turn, ...kept.filter((_, index) => index !== mine)] : kept
}

function join(last: Told, next: Told): Told | null {
  if (last.sentence !== 'told.got' || last.by !== next.by) return null
  if (next.sentence === 'told.got' && last.of === next.of) {
    return { ...last, count: (last.count ?? 1) + 1 }
  }
  if (next.sentence === 'line.laid.others' && next.set !== undefined) {
    return { ...last, sentence: 'told.gotAndLaid', set: next.set, keep: true }
  }
  return null
}

/** Another's turn is overtaken by any later one, and what nobody got by any later request. */
function isOvertaken({ sentence }: Told, later: readonly Told[]): boolean {
  if (sentence === 'told.turn.others') {
    return later.some((one) => one.sentence.startsWith('told.turn'))
  }
  if (sentence === 'line.unsuccessful.others') {
    return later.some((one) => one.sentence.startsWith('line.unsuccessful'))
  }
  return false
}
