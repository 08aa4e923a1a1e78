import { describe, expect, it } from 'vitest'
import { deliver } from './deliver'

const atOnce = async () => undefined

describe('a command that is sent', () => {
  it('is sent once where the answer comes', async () => {
    let sent = 0
    const send = async () => {
      sent += 1
      return 'ok'
    }
    expect(await deliver({ send, isFinal: () => false, pause: atOnce })).toBe('ok')
    expect(sent).toBe(1)
  })

  it('failures row 11: is sent again until it is acknowledged', async () => {
    const answers = ['lost', 'lost', 'lost', 'ok']
    const failures: number[] = []
    const send = async () => {
      const answer = answers.shift()
      if (answer !== 'ok') throw new Error('no network')
      return answer
    }
    const isFinal = (_: unknown, count: number) => {
      failures.push(count)
      return false
    }
    expect(await deliver({ send, isFinal, pause: atOnce })).toBe('ok')
    expect(failures).toEqual([1, 2, 3])
  })

  it('failures row 12: ends with the last word of the server', async () => {
    const send = () => Promise.reject(new Error('refused'))
    const delivery = deliver({ send, isFinal: () => true, pause: atOnce })
    await expect(delivery).rejects.toThrow('refused')
  })

  it('waits longer after each failure', async () => {
    const pauses: number[] = []
    let left = 5
    await deliver({
      send: async () => {
        left -= 1
        if (left > 0) throw new Error('no network')
      },
      isFinal: () => false,
      pause: async (milliseconds) => {
        pauses.push(milliseconds)
      },
    })
    expect(pauses).toHaveLength(4)
    expect(pauses).toEqual([...pauses].sort((one, other) => one - other))
  })
})
