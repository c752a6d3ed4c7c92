import { describe, expect, it } from 'vitest'
import { createFormThrottle } from './form-throttle.js'

const attempt = { tenant: 'floga', key: 'maria@example.com', address: '203.0.113.7' }

describe('createFormThrottle', () => {
  it('counts tries for one key, however it is written and wherever from', async () => {
    const throttle = createFormThrottle({ perKey: 2 })
    expect(await throttle.admit(attempt)).toBe(true)
    expect(
      await throttle.admit({ ...attempt, key: 'MARIA@example.com', address: '203.0.113.8' }),
    ).toBe(true)
    expect(await throttle.admit(attempt)).toBe(false)
    expect(await throttle.admit({ ...attempt, tenant: 'other' })).toBe(true)
  })

  it('counts requests of one caller over all e-mails', async () => {
    const throttle = createFormThrottle({ perAddress: 2 })
    expect(await throttle.admit({ ...attempt, key: 'a@x.example' })).toBe(true)
    expect(await throttle.admit({ ...attempt, key: 'b@x.example' })).toBe(true)
    expect(await throttle.admit({ ...attempt, key: 'c@x.example' })).toBe(false)
    expect(await throttle.admit({ ...attempt, address: '203.0.113.8' })).toBe(true)
  })
})
