import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../database/database.js'
import { describeEachEngine, openTestDatabase } from '../../testing/open-test-database.js'
import { deliverDue, giveUpAfterMs, leaseMs } from './deliver-due.js'
import { enqueue, leaseDue, purgeOutbox } from './outbox.js'
import type { OutboxEntry } from './outbox.js'

const start = Date.parse('2026-11-21T10:00:00.000Z')

describeEachEngine('outbox', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  /** An outbox with one entry, a clock to turn, and a server that can be down. */
  async function createFixture() {
    await database.admin((sql) => sql.query('DELETE FROM outbox'))
    const now = new Date(start)
    await database.write('floga', (sql) => enqueue(sql, { kind: 'test', payload: { a: 1 }, now }))
    const sent: OutboxEntry[] = []
    const failures: unknown[] = []
    const state = { nowMs: start, isDown: false, sent, failures }
    const options = {
      database,
      clock: () => new Date(state.nowMs),
      onError: (error: unknown) => failures.push(error),
      deliver: async (entry: OutboxEntry) => {
        if (state.isDown) throw Object.assign(new Error('to maria@example.com'), { code: 'EDOWN' })
        sent.push(entry)
      },
    }
    return { state, options, look: () => deliverDue(options) }
  }

  it('delivers an entry once', async () => {
    const { state, look } = await createFixture()
    expect(await look()).toBe(1)
    expect(await look()).toBe(0)
    expect(state.sent).toMatchObject([{ tenant: 'floga', kind: 'test', payload: { a: 1 } }])
  })

  it('keeps nothing of a transaction that fails', async () => {
    const { state, look } = await createFixture()
    await look()
    const failing = database.write('floga', async (sql) => {
      await enqueue(sql, { kind: 'test', payload: {}, now: new Date(start) })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await look()).toBe(0)
    expect(state.sent).toHaveLength(1)
  })

  it('tries again, later each time, until the server is back', async () => {
    const { state, look } = await createFixture()
    state.isDown = true
    for (let minute = 0; minute < 60; minute += 1) {
      state.nowMs = start + minute * 60_000
      await look()
    }
    expect(state.failures.length).toBeGreaterThan(5)
    expect(state.failures.length).toBeLessThan(15)
    state.isDown = false
    state.nowMs += 15 * 60_000
    expect(await look()).toBe(1)
    expect(state.sent).toHaveLength(1)
  })

  it('stores why it failed without the address', async () => {
    const { state, look } = await createFixture()
    state.isDown = true
    await look()
    const rows = await database.admin((sql) => sql.query('SELECT last_error FROM outbox'))
    expect(rows).toEqual([{ last_error: 'EDOWN' }])
  })

  it('gives up after three days', async () => {
    const { state, look } = await createFixture()
    state.isDown = true
    state.nowMs = start + giveUpAfterMs + 1
    expect(await look()).toBe(1)
    state.nowMs += 365 * 24 * 60 * 60 * 1_000
    expect(await look()).toBe(0)
  })

  it('shares entries between workers', async () => {
    const { state, options } = await createFixture()
    await database.write('floga', async (sql) => {
      for (let index = 0; index < 29; index += 1) {
        await enqueue(sql, { kind: 'test', payload: { index }, now: new Date(start) })
      }
    })
    await Promise.all(Array.from({ length: 6 }, () => deliverDue(options)))
    await deliverDue(options)
    expect(new Set(state.sent.map(({ id }) => id)).size).toBe(30)
    expect(state.sent).toHaveLength(30)
  })

  it('leases entries of a worker that died', async () => {
    const { state, look } = await createFixture()
    const now = new Date(start)
    await database.admin((sql) =>
      leaseDue(sql, { channel: 'mails', lease: 'dead', now, leaseMs, limit: 10 }),
    )
    expect(await look()).toBe(0)
    state.nowMs += leaseMs
    expect(await look()).toBe(1)
    expect(state.sent).toHaveLength(1)
  })

  it('deletes what was given up long ago, and nothing that is tried', async () => {
    const { state, look } = await createFixture()
    state.isDown = true
    const purge = () => database.admin((sql) => purgeOutbox(sql, new Date(start + 1)))
    await look()
    await purge()
    expect(await database.admin((sql) => sql.query('SELECT id FROM outbox'))).toHaveLength(1)
    state.nowMs = start + giveUpAfterMs + 1
    await look()
    await purge()
    expect(await database.admin((sql) => sql.query('SELECT id FROM outbox'))).toEqual([])
  })

  it('deletes mails sent long ago, and nothing else', async () => {
    const { state, look } = await createFixture()
    await look()
    const now = new Date(start)
    await database.write('floga', (sql) => enqueue(sql, { kind: 'test', payload: {}, now }))
    await database.admin((sql) => purgeOutbox(sql, new Date(start + 1)))
    const rows = await database.admin((sql) => sql.query('SELECT sent_at FROM outbox'))
    expect(rows).toEqual([{ sent_at: null }])
    expect(state.sent).toHaveLength(1)
  })
})
