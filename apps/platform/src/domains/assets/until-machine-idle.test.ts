import { describe, expect, it } from 'vitest'
import { untilMachineIdle } from './until-machine-idle.js'

/** Two processors with the given load: idle milliseconds of 10 for each. */
function machine(idleMs: readonly (readonly [number, number])[]) {
  const spent = [0, 1].map(() => ({ times: { user: 0, idle: 0 } }))
  let reads = 0
  return {
    reads: () => reads,
    readProcessors() {
      const moment = idleMs[reads - 1]
      reads += 1
      for (const [index, { times }] of moment ? spent.entries() : []) {
        times.idle += moment![index]!
        times.user += 10 - moment![index]!
      }
      return spent
    },
  }
}

describe('untilMachineIdle', () => {
  const { signal } = new AbortController()

  it('waits until half of the processors have nothing to do', async () => {
    const { reads, readProcessors } = machine([
      [0, 0],
      [9, 0],
      [3, 6],
      [9, 2],
      [10, 10],
    ])
    await untilMachineIdle({ signal, intervalMs: 1, readProcessors })
    expect(reads()).toBe(5)
  })

  it('looks at the machine itself', async () => {
    const begun = performance.now()
    await untilMachineIdle({ signal, intervalMs: 20, idleShare: 0 })
    expect(performance.now() - begun).toBeGreaterThan(18)
  })

  it('ends at once when it is stopped', async () => {
    const stop = new AbortController()
    const { readProcessors } = machine(Array.from({ length: 100 }, () => [0, 0] as const))
    const waiting = untilMachineIdle({ signal: stop.signal, intervalMs: 60_000, readProcessors })
    stop.abort()
    await expect(waiting).resolves.toBeUndefined()
  })
})
