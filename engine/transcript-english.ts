import { type Card, wordsOf } from './deck'
import { printable } from './fault'
import { type Asked, type Hand, type HandCommand, type HandEvent, scoresOf } from './hand-state'
import type { HandRecord } from './record-schema'
import type { Seat } from './seat'

/** The sentences of a transcript. */
export type Sentences = ReturnType<typeof sentencesFor>

/** English sentences for one hand, with its players' and cards' names in them. */
export function sentencesFor({ deck, players, dealer, rules, deal }: HandRecord) {
  const words = wordsOf(deck)
  const name = (seat: Seat) => printable(players[seat] ?? '')
  const names = listed(players.map(printable))
  const card = (asked: Card) => words.cardName(asked)

  const request = ({ by, of, card: asked }: Asked, please: boolean) =>
    `${name(by)}: "${please ? 'Please, ' : ''}${name(of)}, may I have ${card(asked)}?"`

  return {
    beginning: () => [
      `${words.name}, ${deck.pack.length} cards. At the table, clockwise: ${names}.`,
      `${name(dealer)} deals and asks first. ${RULES.courtesy[rules.courtesy]} ${RULES.list[rules.list]}` +
        (rules.bluffing ? '' : ' Nobody may ask for a card of their own.'),
      `Dealt: ${listed(deal.map(({ length }, seat) => `${printable(players[seat] ?? '')} ${length}`))}.`,
      '',
    ],
    given: (asked: Asked, please: boolean) => `${request(asked, please)} - "Here you are."`,
    thanks: () => ' - "Thank you."',
    forgotThanks: ({ by, of, card: back }: Asked, command: HandCommand | null) =>
      ` - ${command?.do === 'timeout' ? 'Time is up, and' : 'Asking on,'} ${name(by)} has forgotten Thank You:` +
      ` ${card(back)} goes back to ${name(of)}.`,
    unsuccessful: (asked: Asked, please: boolean) => `${request(asked, please)} - "Not today."`,
    forgotPlease: (asked: Asked) =>
      `${request(asked, false)} - ${name(asked.by)} has forgotten Please.`,
    mistaken: (asked: Asked, please: boolean) =>
      `${request(asked, please)} - "Here it is, but you have no other card of that set."` +
      ` ${name(asked.by)} gives it back.`,
    timeout: ({ by }: { by: Seat }) => `Time is up: ${name(by)} loses the turn.`,
    laid: ({ by, set }: HandEvent & { type: 'laid' }) =>
      `${name(by)} lays down ${words.setName(set)}, ${deck.set(set)?.cards.length ?? 0} cards. Safe.`,
    ending: (hand: Hand) => {
      const { turn, owed, end } = hand
      const scores = scoresOf(hand)
      const score = listed(
        scores.map((cards, seat) => `${printable(players[seat] ?? '')} ${cards}`),
      )
      if (end === 'played') return ['', `The hand is over. Cards safe: ${score}.`]
      if (end === 'stopped') return ['', `The bell: the hand is stopped. Cards safe: ${score}.`]
      const whose = turn === null ? '' : `it is ${name(turn)}'s turn`
      const thanks = owed === null ? '' : `, and Thank You is owed to ${name(owed.to)}`
      return ['', `Here the record ends: ${whose}${thanks}. Cards safe: ${score}.`]
    },
  }
}

const RULES = {
  courtesy: {
    strict: 'Please and Thank You must be said.',
    gentle: 'Please and Thank You are taken as said.',
  },
  list: {
    shown: 'The list of sets is on the table.',
    withdrawn: 'The list of sets has been put away.',
  },
} as const

/** `Agnes, Beth and Clare`. */
function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
