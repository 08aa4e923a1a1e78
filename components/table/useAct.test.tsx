// @vitest-environment happy-dom

import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Answer, Send } from './types'
import { type Act, useAct } from './useAct'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

interface PartProps {
  readonly send: Send
  readonly take: (act: Act) => void
}

function Part({ send, take }: PartProps) {
  take(useAct(send))
  return null
}

/** The hook in a part of its own, and the answers that are waited for. */
async function held() {
  const answers: ((answer: Answer) => void)[] = []
  const send = vi.fn(() => new Promise<Answer>((done) => answers.push(done)))
  let now: Act | undefined
  const take = (next: Act) => {
    now = next
  }
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => act(async () => root.unmount()))
  await act(async () => root.render(<Part send={send} take={take} />))
  const heard: boolean[] = []
  return {
    send,
    heard,
    pending: () => now?.pending,
    tell: (command: Parameters<Act['act']>[0]) =>
      act(async () => void now?.act(command).then((was) => heard.push(was))),
    answer: () => act(async () => answers.shift()?.({ ok: true })),
  }
}

test('commands that differ wait for one another, so that none is lost (failure 12)', async () => {
  const { send, tell, answer, heard, pending } = await held()
  await tell({ do: 'seat-computer', seat: 1 })
  await tell({ do: 'seat-computer', seat: 2 })
  await tell({ do: 'seat-computer', seat: 3 })
  expect(send).toHaveBeenCalledTimes(1)
  for (const seat of [1, 2, 3]) {
    expect(pending()).toEqual({ do: 'seat-computer', seat })
    await answer()
  }
  expect(heard).toEqual([true, true, true])
  expect(pending()).toBeNull()
})

test('a second tap on the same is one too many, and so is a request while one is on its way', async () => {
  const { send, tell, answer } = await held()
  const ask = { do: 'play', play: { do: 'ask', of: 1, card: 'lent', please: true } } as const
  await tell({ do: 'be-ready', ready: true })
  await tell({ do: 'be-ready', ready: true })
  await tell(ask)
  await answer()
  expect(send).toHaveBeenCalledTimes(1)
  await tell(ask)
  await tell({ ...ask, play: { ...ask.play, card: 'advent' } })
  await answer()
  expect(send).toHaveBeenCalledTimes(2)
})
