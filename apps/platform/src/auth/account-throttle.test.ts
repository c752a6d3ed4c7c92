import { describe, expect, it } from 'vitest'
import { createAccountThrottle } from './account-throttle.js'

const call = { tenant: 'floga', email: 'maria@example.com', address: '203.0.113.7' }

describe('createAccountThrottle', () => {
  it('counts one account, however it is typed and wherever from, for each act and tenant apart', async () => {
    const throttle = createAccountThrottle({ perAccount: 1 })
    expect(await throttle.admit('register', call)).toBeUndefined()
    const again = { ...call, email: ' MARIA@example.com', address: '203.0.113.8' }
    expect(await throttle.admit('register', again)).toBeGreaterThan(0)
    expect(await throttle.admit('mail', call)).toBeUndefined()
    expect(await throttle.admit('register', { ...call, tenant: 'other' })).toBeUndefined()
  })

  it('counts one address over all accounts, and where none is named', async () => {
    const throttle = createAccountThrottle({ perAddress: 2, windowSeconds: 60 })
    await throttle.admit('link', { ...call, email: null })
    await throttle.admit('link', { ...call, email: null })
    const waitMs = await throttle.admit('link', { ...call, email: null })
    expect(waitMs).toBeGreaterThan(0)
    expect(waitMs).toBeLessThanOrEqual(60_000)
    const elsewhere = { ...call, email: null, address: '203.0.113.9' }
    expect(await throttle.admit('link', elsewhere)).toBeUndefined()
  })
})
