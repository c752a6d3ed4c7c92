import { describe, expect, it } from 'vitest'
import { createLoginThrottle } from './login-throttle.js'

const attempt = { tenant: 'floga', email: 'maria@example.com', address: '203.0.113.7' }

describe('createLoginThrottle', () => {
  it('counts failures of one account, however the address is typed and wherever from', async () => {
    const throttle = createLoginThrottle({ perAccount: 2 })
    await throttle.begin(attempt)
    await throttle.begin({ ...attempt, email: 'MARIA@example.com ', address: '203.0.113.8' })
    expect(await throttle.begin(attempt)).toBeGreaterThan(0)
    expect(await throttle.begin({ ...attempt, tenant: 'other' })).toBeUndefined()
  })

  it('counts failures from one address over all accounts', async () => {
    const throttle = createLoginThrottle({ perAddress: 3 })
    for (const email of ['a@x.example', 'b@x.example', 'c@x.example']) {
      expect(await throttle.begin({ ...attempt, email })).toBeUndefined()
    }
    expect(await throttle.begin({ ...attempt, email: 'd@x.example' })).toBeGreaterThan(0)
  })

  it('lets members in as often as they come with the right password', async () => {
    const throttle = createLoginThrottle({ perAccount: 2, perAddress: 2 })
    for (let login = 0; login < 10; login += 1) {
      expect(await throttle.begin(attempt)).toBeUndefined()
      await throttle.succeed(attempt)
    }
  })

  it('says how long to wait', async () => {
    const throttle = createLoginThrottle({ perAccount: 1, windowSeconds: 1 })
    await throttle.begin(attempt)
    const waitMs = await throttle.begin(attempt)
    expect(waitMs).toBeGreaterThan(0)
    expect(waitMs).toBeLessThanOrEqual(1_000)
  })
})
