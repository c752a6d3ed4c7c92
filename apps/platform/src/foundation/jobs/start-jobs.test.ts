import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '../database/database.js'
import { startJobs } from './start-jobs.js'

describe('startJobs', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Jobs over a database in which nothing is due, or that does not respond. */
  function start(answer: () => Promise<unknown[]> = async () => []) {
    const state = { looks: 0, failures: 0 }
    const sql = { query: answer }
    const admin = async (work: (given: typeof sql) => Promise<unknown>) => {
      state.looks += 1
      return work(sql)
    }
    const jobs = startJobs({
      // All that a poll uses.
      database: { admin } as unknown as Database,
      jobs: [{ name: 'rest', everyMs: 1_000, run: async () => undefined }],
      onFailed: () => undefined,
      onReadFailed: () => void (state.failures += 1),
    })
    const pollsWithin = async (ms: number) => {
      const before = state.looks
      await vi.advanceTimersByTimeAsync(ms)
      return state.looks - before
    }
    return { jobs, state, pollsWithin }
  }

  it('polls every second at first and seldom when idle', async () => {
    const { jobs, pollsWithin } = start()
    expect(await pollsWithin(2_500)).toBe(3)
    await pollsWithin(10_000)
    expect(await pollsWithin(60_000)).toBe(12)
    await jobs.stop()
    expect(await pollsWithin(60_000)).toBe(0)
  })

  it('polls at once when it is woken, and often for a while', async () => {
    const { jobs, pollsWithin } = start()
    await pollsWithin(21_000)
    jobs.wake()
    jobs.wake()
    expect(await pollsWithin(100)).toBe(1)
    expect(await pollsWithin(3_000)).toBe(3)
    await jobs.stop()
    jobs.wake()
    expect(await pollsWithin(60_000)).toBe(0)
  })

  it('polls again after a database error', async () => {
    const { jobs, state, pollsWithin } = start(() => Promise.reject(new Error('down')))
    await pollsWithin(1_500)
    expect(state).toEqual({ looks: 2, failures: 2 })
    await jobs.stop()
  })
})
