import { type LocalTable, type Surroundings, tell } from './local-table'

/** After so many packs anybody may deal: chance is then surely not what it should be. */
const PACKS = 500

/**
 * Brings a game that has just begun to its first request, for nobody who wants to practise waits for a cut. Packs are
 * shuffled until the person, in seat 0, cuts the highest card, and so deals and asks first.
 */
export function dealAtOnce(local: LocalTable, around: Surroundings): LocalTable {
  const { game } = local.table
  if (game?.phase !== 'committing' || game.dealer !== null) return local
  for (let packs = 1; ; packs++) {
    const dealt = cutForAll(local, around)
    if (dealt.table.game?.dealer === 0 || packs === PACKS) return dealt
  }
}

/** A fresh pack, and the table cuts for everybody until it is clear who deals. */
function cutForAll(local: LocalTable, around: Surroundings): LocalTable {
  const at = around.now()
  const commit = { do: 'commit', secret: around.secret() } as const
  let cut = tell(local, { do: 'own', command: commit }, at).local
  for (let game = cut.table.game; game?.phase === 'cutting'; game = cut.table.game) {
    const { cuts, round, among } = game
    const by = among.find((seat) => !cuts.some((one) => one.round === round && one.by === seat))
    if (by === undefined) break
    cut = tell(cut, { do: 'own', command: { do: 'cut-for', by } }, at).local
  }
  return cut
}
