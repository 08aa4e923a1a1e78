/** A tab that stands for leader of the browser's tabs. */
export interface Candidate {
  /** Takes the lead from a leader that has fallen silent. */
  takeOver: () => void
  /** Steps down, and stands no more. */
  withdraw: () => void
}

/**
 * Stands for leader: one tab at a time leads, the next one when it closes, and nobody has to count.
 * @param name tabs of one name elect one leader
 * @param elected begins to lead; answers with what ends it
 */
export function standForLeader(name: string, elected: () => () => void): Candidate {
  let stepDown: (() => void) | null = null
  let queue = new AbortController()
  let hasWithdrawn = false

  function term(): Promise<void> {
    return new Promise((resolve) => {
      if (hasWithdrawn) return resolve()
      const end = elected()
      stepDown = () => {
        stepDown = null
        end()
        resolve()
      }
    })
  }
  async function stand(options: LockOptions) {
    try {
      await navigator.locks.request(name, options, term)
    } catch {
      // The lead was taken over by another tab, or the place in the queue given up.
      if (options.signal?.aborted) return
      stepDown?.()
    }
    if (!hasWithdrawn) enqueue()
  }
  function enqueue() {
    queue = new AbortController()
    void stand({ signal: queue.signal })
  }

  enqueue()
  return {
    takeOver: () => {
      if (stepDown !== null || hasWithdrawn) return
      queue.abort()
      void stand({ steal: true })
    },
    withdraw: () => {
      hasWithdrawn = true
      queue.abort()
      stepDown?.()
    },
  }
}
