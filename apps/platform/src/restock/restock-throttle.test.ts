import { describe, expect, it } from 'vitest'
import { createRestockThrottle } from './restock-throttle.js'

const attempt = { tenant: 'floga', email: 'maria@example.com', address: '203.0.113.7' }

describe('createRestockThrottle', () => {
  it('counts requests for one e-mail, however it is written and wherever from', async () => {
    const throttle = createRestockThrottle({ perEmail: 2 })
    expect(await throttle.admit(attempt)).toBe(true)
    expect(
      await throttle.admit({ ...attempt, email: 'MARIA@example.com', address: '203.0.113.8' }),
    ).toBe(true)
    expect(await throttle.admit(attempt)).toBe(false)
    expect(await throttle.admit({ ...attempt, tenant: 'other' })).toBe(true)
  })

  it('counts requests of one caller over all e-mails', async () => {
    const throttle = createRestockThrottle({ perAddress: 2 })
    expect(await throttle.admit({ ...attempt, email: 'a@x.example' })).toBe(true)
    expect(await throttle.admit({ ...attempt, email: 'b@x.example' })).toBe(true)
    expect(await throttle.admit({ ...attempt, email: 'c@x.example' })).toBe(false)
    expect(await throttle.admit({ ...attempt, address: '203.0.113.8' })).toBe(true)
  })
})
