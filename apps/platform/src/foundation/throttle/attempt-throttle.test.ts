import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../testing/open-test-database.js'
import type { Database } from '../database/database.js'
import { createAttemptThrottle, purgeAttempts } from './attempt-throttle.js'
import type { AttemptLimits } from './attempt-throttle.js'

const attempt = { tenant: 'floga', key: 'maria@example.com', address: '203.0.113.7' }

describe('createAttemptThrottle', () => {
  let database: Database
  let kinds = 0
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())
  const create = (limits: AttemptLimits) =>
    createAttemptThrottle({ database, kind: `test-${(kinds += 1)}`, ...limits })

  it('counts attempts at one key, however it is typed and wherever from, for each tenant apart', async () => {
    const throttle = create({ perKey: 2 })
    expect(await throttle.consume(attempt)).toBeUndefined()
    const again = { ...attempt, key: ' MARIA@example.com', address: '203.0.113.8' }
    expect(await throttle.consume(again)).toBeUndefined()
    expect(await throttle.consume(attempt)).toBeGreaterThan(0)
    expect(await throttle.consume({ ...attempt, tenant: 'other' })).toBeUndefined()
  })

  it('counts attempts from one address over all keys, and where none is named', async () => {
    const throttle = create({ perAddress: 3 })
    for (const key of ['a@x.example', 'b@x.example', null]) {
      expect(await throttle.consume({ ...attempt, key })).toBeUndefined()
    }
    expect(await throttle.consume({ ...attempt, key: 'd@x.example' })).toBeGreaterThan(0)
    expect(await throttle.consume({ ...attempt, key: null })).toBeGreaterThan(0)
    expect(await throttle.consume({ ...attempt, address: '203.0.113.8' })).toBeUndefined()
  })

  it('lets callers whose count is reset come as often as they like', async () => {
    const throttle = create({ perKey: 2, perAddress: 2 })
    for (let visit = 0; visit < 10; visit += 1) {
      expect(await throttle.consume(attempt)).toBeUndefined()
      await throttle.reset(attempt)
    }
  })

  it('clears the count of a key once one attempt succeeded, that of its address only by one', async () => {
    const throttle = create({ perKey: 2, perAddress: 4 })
    await throttle.consume(attempt)
    await throttle.consume(attempt)
    await throttle.reset(attempt)
    for (let visit = 0; visit < 2; visit += 1) {
      expect(await throttle.consume(attempt)).toBeUndefined()
    }
    const other = { ...attempt, address: '203.0.113.8' }
    expect(await throttle.consume(other)).toBeGreaterThan(0)
    await throttle.consume({ ...attempt, key: null })
    expect(await throttle.consume({ ...attempt, key: null })).toBeGreaterThan(0)
  })

  it('returns the delay, at most the window', async () => {
    const throttle = create({ perKey: 1, windowSeconds: 60 })
    await throttle.consume(attempt)
    const waitMs = await throttle.consume(attempt)
    expect(waitMs).toBeGreaterThan(0)
    expect(waitMs).toBeLessThanOrEqual(60_000)
  })

  it('counts the addresses of one mailbox together', async () => {
    const throttle = create({ perKey: 2 })
    const at = (key: string) => throttle.consume({ ...attempt, key })
    expect(await at('bomb+1@example.com')).toBeUndefined()
    expect(await at('Bomb@example.com')).toBeUndefined()
    expect(await at('bomb+2@example.com')).toBeGreaterThan(0)
    expect(await at('b.o.mb@gmail.com')).toBeUndefined()
    expect(await at('bomb@gmail.com')).toBeUndefined()
    expect(await at('bo.mb+x@googlemail.com')).toBeGreaterThan(0)
    expect(await at('bo.mb@example.com')).toBeUndefined()
  })

  it('counts for all processes together', async () => {
    const ofOne = createAttemptThrottle({ database, kind: 'shared', perKey: 2 })
    const ofAnother = createAttemptThrottle({ database, kind: 'shared', perKey: 2 })
    expect(await ofOne.consume(attempt)).toBeUndefined()
    expect(await ofAnother.consume(attempt)).toBeUndefined()
    expect(await ofOne.consume(attempt)).toBeGreaterThan(0)
  })

  it('takes all addresses of one IPv6 network for one', async () => {
    const throttle = create({ perAddress: 2 })
    const from = (end: string) =>
      throttle.consume({ tenant: 'floga', key: null, address: `2001:db8:1:2::${end}` })
    expect([await from('1'), await from('2')]).toEqual([undefined, undefined])
    expect(await from('ffff')).toBeGreaterThan(0)
    const next = { tenant: 'floga', key: null, address: '2001:db8:1:3::1' }
    expect(await throttle.consume(next)).toBeUndefined()
  })

  it('starts again after the window, and stores nothing of it', async () => {
    let nowMs = Date.now()
    const clock = () => new Date(nowMs)
    const throttle = createAttemptThrottle({
      database,
      kind: 'clock',
      perKey: 1,
      windowSeconds: 60,
      clock,
    })
    await throttle.consume(attempt)
    expect(await throttle.consume(attempt)).toBe(60_000)
    nowMs += 60_000
    expect(await throttle.consume(attempt)).toBeUndefined()
    await database.admin((sql) => purgeAttempts(sql, new Date(nowMs + 86_400_000)))
    expect(await database.admin((sql) => sql.query('SELECT 1 FROM attempts'))).toEqual([])
  })

  it('writes no more keys for a network that is rejected, and no address', async () => {
    const throttle = createAttemptThrottle({ database, kind: 'bounded', perAddress: 3 })
    for (let guess = 0; guess < 20; guess += 1) {
      await throttle.consume({ ...attempt, key: `guess-${guess}@example.com` })
    }
    const rows = await database.admin((sql) =>
      sql.query<{ key: string }>(`SELECT key FROM attempts WHERE kind = 'bounded'`),
    )
    expect(rows).toHaveLength(4)
    expect(JSON.stringify(rows)).not.toMatch(/203|example/)
  })
})
