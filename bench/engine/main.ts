import * as boardgameio from './boardgame-io'
import { type PlayedHand, playBeforehand } from './games'
import { measure } from './measure'
import * as ours from './ours'

const GAMES = 6

/** Measures the engine beside boardgame.io, on hands that were played beforehand. Prints the figures. */
export function main(): number {
  const games = Array.from({ length: GAMES }, (_, index) => playBeforehand(`Game ${index + 1}`))
  const hands = games.flatMap((game) => game.hands)
  const each = hands.map((hand) => hand.requests)
  const requests = sum(each)
  console.log(
    `${hands.length} hands of 4 players, ${Math.min(...each)} to ${Math.max(...each)} requests each,` +
      ` ${Math.round(requests / hands.length)} on average.`,
  )
  const differing = hands.findIndex((hand) => !agree(hand))
  if (differing !== -1) {
    console.error(
      `Hand ${differing + 1} ends with other scores on boardgame.io: nothing is measured.`,
    )
    return 1
  }
  console.log('All end with the same scores on boardgame.io.')

  const rates = measure({
    hands: { requests, play: () => hands.forEach(ours.playHand) },
    boardgameio: { requests, play: () => hands.forEach(boardgameio.scoresOfHand) },
    games: { requests, play: () => games.forEach(ours.playGame) },
  })
  const recordBytes = Math.round(sum(hands.map(ours.recordBytes)) / hands.length)
  const ratio = rates.hands / rates.boardgameio
  console.log(`
Requests a second of one core, each judged, applied and shown to one seat, the thanks included:
  a hand by itself        ${inWords(rates.hands)}
  the same, boardgame.io  ${inWords(rates.boardgameio)} (ours is ${ratio.toFixed(0)} times as fast)
  within a whole game     ${inWords(rates.games)} (with its commitments, cuts and shuffles)
A hand's record, without its events: ${inWords(recordBytes)} bytes on average.
`)
  console.log(
    JSON.stringify({
      requestsPerSecond: rates.hands,
      boardgameioRequestsPerSecond: rates.boardgameio,
      ratio: Number(ratio.toFixed(1)),
      gameRequestsPerSecond: rates.games,
      recordBytes,
    }),
  )
  return 0
}

/** Whether a hand comes to the same scores when it was prepared, in the engine, and on boardgame.io. */
function agree(hand: PlayedHand): boolean {
  const scores = hand.scores.join()
  return (
    ours.scoresOfHand(hand).join() === scores && boardgameio.scoresOfHand(hand).join() === scores
  )
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function inWords(number: number): string {
  return number.toLocaleString('en-GB')
}
