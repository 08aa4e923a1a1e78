import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Sitting } from './sitting'

/** A command, and what the house answered. */
export interface Acknowledged {
  readonly call: { readonly id: string }
  readonly answer: { readonly ok: boolean; readonly seq: number }
}

/**
 * Plays without a pause, whatever happens to the house: everybody forgets to say Please, which moves no cards, until it
 * is stopped. What the house didn't acknowledge is looked at anew, as browsers do.
 */
export class UnderFire {
  readonly acknowledged: Acknowledged[] = []
  readonly #sitting: Sitting
  #isOver = false
  readonly #done: Promise<void>

  constructor(sitting: Sitting) {
    this.#sitting = sitting
    this.#done = this.#play()
  }

  /** Those of them that were heard. */
  get heard(): Acknowledged[] {
    return this.acknowledged.filter(({ answer }) => answer.ok)
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await this.#done
  }

  async #play(): Promise<void> {
    while (!this.#isOver) {
      try {
        this.acknowledged.push(await this.#once())
      } catch {
        // The house is down, and nothing was acknowledged. It is tried again after a moment, as browsers do.
        await wait(250)
      }
    }
  }

  async #once(): Promise<Acknowledged> {
    const { table } = this.#sitting
    const { game, seq } = await this.#sitting.viewOf(0)
    const { turn: seat = null, cards } = game?.hand ?? {}
    if (seat === null || cards == null) throw new Error('the hand is over')
    const of = (seat + 1) % this.#sitting.people.length
    const play = { do: 'ask', of, card: 'baptism', please: false }
    const call = { table, command: { do: 'play', play }, id: randomUUID(), seen: seq }
    const answer = await this.#sitting.at(seat).tell<Acknowledged['answer']>('table.act', call)
    return { call, answer }
  }
}
