import { describe, expect, it } from 'vitest'
import { createAttemptThrottle } from './attempt-throttle.js'

const attempt = { tenant: 'floga', key: 'maria@example.com', address: '203.0.113.7' }

describe('createAttemptThrottle', () => {
  it('counts attempts at one key, however it is typed and wherever from, for each tenant apart', async () => {
    const throttle = createAttemptThrottle({ perKey: 2 })
    expect(await throttle.consume(attempt)).toBeUndefined()
    const again = { ...attempt, key: ' MARIA@example.com', address: '203.0.113.8' }
    expect(await throttle.consume(again)).toBeUndefined()
    expect(await throttle.consume(attempt)).toBeGreaterThan(0)
    expect(await throttle.consume({ ...attempt, tenant: 'other' })).toBeUndefined()
  })

  it('counts attempts from one address over all keys, and where none is named', async () => {
    const throttle = createAttemptThrottle({ perAddress: 3 })
    for (const key of ['a@x.example', 'b@x.example', null]) {
      expect(await throttle.consume({ ...attempt, key })).toBeUndefined()
    }
    expect(await throttle.consume({ ...attempt, key: 'd@x.example' })).toBeGreaterThan(0)
    expect(await throttle.consume({ ...attempt, key: null })).toBeGreaterThan(0)
    expect(await throttle.consume({ ...attempt, address: '203.0.113.8' })).toBeUndefined()
  })

  it('lets callers whose count is reset come as often as they like', async () => {
    const throttle = createAttemptThrottle({ perKey: 2, perAddress: 2 })
    for (let visit = 0; visit < 10; visit += 1) {
      expect(await throttle.consume(attempt)).toBeUndefined()
      await throttle.reset(attempt)
    }
  })

  it('clears the count of a key once one attempt succeeded, that of its address only by one', async () => {
    const throttle = createAttemptThrottle({ perKey: 2, perAddress: 4 })
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

  it('says how long to wait, the window at most', async () => {
    const throttle = createAttemptThrottle({ perKey: 1, windowSeconds: 60 })
    await throttle.consume(attempt)
    const waitMs = await throttle.consume(attempt)
    expect(waitMs).toBeGreaterThan(0)
    expect(waitMs).toBeLessThanOrEqual(60_000)
  })
})
