import type { Game, MoveFn } from 'boardgame.io'
import { Client } from 'boardgame.io/client'
import { INVALID_MOVE } from 'boardgame.io/core'
import { type CardSet, type Deck, deckNamed } from '../../engine/deck'
import type { PlayedHand } from './games'

/**
 * The same game as a boardgame.io author would write it: cards as text, a player's cards in a list, moves that
 * change G, the library's turn order, its events and its playerView.
 */
interface Table {
  readonly dealer: number
  readonly players: Record<string, { cards: string[]; safe: string[] }>
  /** How many sets aren't safe yet. */
  setsLeft: number
  owed: { to: string; card: string } | null
}

const deck = deckNamed('traditional') as Deck

const ask: MoveFn<Table> = (context, of: string, card: string, please: boolean) => {
  const { G, playerID } = context
  const set = deck.card(card)?.set
  if (!set || !G.players[of] || of === playerID) return INVALID_MOVE
  if (G.owed || !please) return lapse(context)
  const { cards } = playerOf(G, playerID)
  if (isSafe(G, set) || (cards.length > 0 && !hasAnyOf(cards, set))) return INVALID_MOVE
  return request(context, of, card)
}

const thank: MoveFn<Table> = ({ G, playerID }) => {
  const set = G.owed && deck.card(G.owed.card)?.set
  if (!set) return INVALID_MOVE
  G.owed = null
  return layDown(G, playerID, set)
}

type Context = Parameters<MoveFn<Table>>[0]

/** A courtesy was forgotten: a card that thanks are owed for goes back. */
function lapse({ G, playerID, events }: Context): void {
  if (G.owed) move(G, G.owed.card, playerID, G.owed.to)
  G.owed = null
  events.endTurn()
}

function request({ G, playerID, events }: Context, of: string, card: string): void {
  if (playerOf(G, of).cards.includes(card)) {
    move(G, card, of, playerID)
    G.owed = { to: of, card }
  } else events.endTurn()
}

function playerOf({ players }: Table, player: string) {
  return players[player] ?? { cards: [], safe: [] }
}

function move(G: Table, card: string, from: string, to: string) {
  const { cards } = playerOf(G, from)
  cards.splice(cards.indexOf(card), 1)
  playerOf(G, to).cards.push(card)
}

/** Lays the set down where the player has all of it. */
function layDown(G: Table, by: string, set: CardSet): void {
  const player = playerOf(G, by)
  const others = player.cards.filter((card) => deck.card(card)?.set !== set)
  if (player.cards.length - others.length < set.cards.length) return
  player.cards = others
  player.safe.push(set.slug)
  G.setsLeft -= 1
}

function hasAnyOf(cards: readonly string[], set: CardSet): boolean {
  return cards.some((card) => deck.card(card)?.set === set)
}

function isSafe({ players }: Table, { slug }: CardSet): boolean {
  return Object.values(players).some(({ safe }) => safe.includes(slug))
}

function scoresIn({ players }: Table): number[] {
  return Object.values(players).map(({ safe }) =>
    safe.reduce((sum, slug) => sum + (deck.set(slug)?.cards.length ?? 0), 0),
  )
}

/** The table as one player sees it: others' cards are a number. Without a player, whoever's turn it is looks on. */
function seenBy({ players, ...open }: Table, viewer: string) {
  const seen: Record<string, { cards: string[] | number; safe: string[] }> = {}
  for (const [player, { cards, safe }] of Object.entries(players)) {
    seen[player] = { cards: player === viewer ? cards : cards.length, safe }
  }
  return { ...open, players: seen }
}

function gameOf({ dealer, dealt }: PlayedHand): Game<Table> {
  return {
    name: 'church-game',
    disableUndo: true,
    setup: () => {
      const players: Table['players'] = {}
      const G: Table = { dealer, players, setsLeft: deck.sets.length, owed: null }
      for (const [by, cards] of dealt.entries()) {
        players[by] = { cards: [...cards], safe: [] }
        for (const set of deck.sets) layDown(G, String(by), set)
      }
      return G
    },
    moves: { ask, thank },
    turn: {
      order: {
        first: ({ G }) => G.dealer,
        next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
      },
    },
    endIf: ({ G }) => (G.setsLeft === 0 ? { scores: scoresIn(G) } : undefined),
    playerView: ({ G, ctx, playerID }) => seenBy(G, playerID ?? ctx.currentPlayer),
  }
}

/** The view made last: kept, so that no compiler finds the views unneeded. */
export let lastView: unknown

/** Plays a hand on boardgame.io's local client, and takes one player's view after each move. */
export function scoresOfHand(played: PlayedHand): readonly number[] {
  const client = Client({ game: gameOf(played), numPlayers: played.dealt.length, debug: false })
  client.start()
  for (const command of played.commands) {
    if (command.do === 'ask') {
      client.moves['ask']?.(String(command.of), command.card, command.please)
    } else if (command.do === 'thank') {
      client.moves['thank']?.()
    }
    lastView = client.getState()
  }
  client.stop()
  return client.getState()?.ctx.gameover?.scores ?? []
}
