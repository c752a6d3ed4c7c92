import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../database/database.js'
import { describeEachEngine, openTestDatabase } from '../../testing/open-test-database.js'
import { leaseJobs, registerJobs } from './job-leases.js'
import { createJobRunner } from './job-runner.js'
import type { JobCall } from './job.js'
import { readJobs } from './read-jobs.js'

const start = Date.parse('2026-11-22T10:00:00.000Z')
const everyMs = 60_000
const leaseMs = 30_000

describeEachEngine('createJobRunner', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  /** A table without jobs, a clock to turn, and runners that share one job. */
  async function createFixture(run: (call: JobCall) => Promise<boolean | void>) {
    await database.admin((sql) => sql.query('DELETE FROM jobs'))
    const state = { nowMs: start, failures: [] as unknown[] }
    const clock = () => new Date(state.nowMs)
    const jobs = [{ name: 'count', everyMs, run }]
    const onFailed = (error: unknown) => state.failures.push(error)
    const runner = () => createJobRunner({ database, jobs, clock, leaseMs, onFailed })
    const report = async () => (await database.admin((sql) => readJobs(sql, clock())))[0]!
    return { state, jobs, runner, report }
  }

  it('runs a job when it is due, and again after its pause', async () => {
    let runs = 0
    const { state, runner, report } = await createFixture(async () => void (runs += 1))
    const one = runner()
    const startDue = async () => {
      const names = await one.startDue()
      await one.settle()
      return names
    }
    expect(await startDue()).toEqual(['count'])
    expect(await startDue()).toEqual([])
    expect(await report()).toMatchObject({
      status: 'waiting',
      attempts: 0,
      dueAt: new Date(start + everyMs),
      succeededAt: new Date(start),
    })
    state.nowMs += everyMs
    expect(await startDue()).toEqual(['count'])
    expect(runs).toBe(2)
  })

  it('continues at once while there is more, and shows others that it is running', async () => {
    const seen: string[] = []
    const { runner, report } = await createFixture(async () => {
      seen.push((await report()).status)
      return seen.length < 3
    })
    const one = runner()
    await one.startDue()
    await one.settle()
    expect(seen).toEqual(['running', 'running', 'running'])
  })

  it('never runs one job twice at once, however many processes poll', async () => {
    let active = 0
    let most = 0
    let runs = 0
    const { state, runner } = await createFixture(async () => {
      active += 1
      runs += 1
      most = Math.max(most, active)
      await database.admin((sql) => sql.query('SELECT 1'))
      active -= 1
    })
    const runners = Array.from({ length: 6 }, runner)
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(runners.map((one) => one.startDue()))
      await Promise.all(runners.map((one) => one.settle()))
      state.nowMs += everyMs
    }
    expect({ runs, most }).toEqual({ runs: 10, most: 1 })
  })

  it('takes a job over from a holder that died, once its lease has ended', async () => {
    let runs = 0
    const { state, jobs, runner, report } = await createFixture(async () => void (runs += 1))
    await database.admin(async (sql) => {
      const now = new Date(start)
      await registerJobs(sql, jobs, now)
      await leaseJobs(sql, { names: ['count'], lease: 'dead', now, leaseMs })
    })
    const one = runner()
    state.nowMs += leaseMs - 1
    expect(await one.startDue()).toEqual([])
    state.nowMs += 1
    expect(await one.startDue()).toEqual(['count'])
    await one.settle()
    expect(runs).toBe(1)
    expect(await report()).toMatchObject({ attempts: 0, lastError: null })
  })

  it('leaves the job to the process that has leased it', async () => {
    const { state, runner, report } = await createFixture(async () => {
      state.nowMs += leaseMs
      const late = { names: ['count'], lease: 'other', now: new Date(state.nowMs), leaseMs }
      await database.admin((sql) => leaseJobs(sql, late))
    })
    const one = runner()
    await one.startDue()
    await one.settle()
    expect(await report()).toMatchObject({ status: 'running', succeededAt: null, attempts: 2 })
  })

  it('retries with a growing delay, and logs the error without its message', async () => {
    const starts: number[] = []
    const { state, runner, report } = await createFixture(async () => {
      starts.push(state.nowMs)
      throw Object.assign(new Error('to maria@example.com'), { code: 'EDOWN' })
    })
    const one = runner()
    for (let runs = 0; runs < 11; runs += 1) {
      state.nowMs = (await report())?.dueAt.getTime() ?? start
      await one.startDue()
      await one.settle()
    }
    const pauses = starts.slice(1).map((at, index) => (at - starts[index]!) / 1_000)
    expect(pauses).toEqual([60, 60, 60, 60, 80, 160, 320, 640, 900, 900])
    expect(state.failures).toHaveLength(starts.length)
    expect(await report()).toMatchObject({ status: 'failed', attempts: 11, lastError: 'EDOWN' })
  })

  it('signals running jobs to end when it is stopped, and waits for them', async () => {
    let isOver = false
    const { runner } = await createFixture(async ({ signal }) => {
      if (!signal.aborted) {
        await new Promise((resolve) => signal.addEventListener('abort', resolve))
      }
      isOver = true
      return true
    })
    const one = runner()
    await one.startDue()
    await one.stop()
    expect(isOver).toBe(true)
  })
})
