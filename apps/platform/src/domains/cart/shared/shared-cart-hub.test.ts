import { describe, expect, it, onTestFinished } from 'vitest'
import type { Database } from '../../../foundation/database/database.js'
import { createSharedCartHub } from './shared-cart-hub.js'

/** A database without notifications that stores nothing. */
const database = {
  listen: async () => async () => undefined,
  write: async () => undefined,
} as unknown as Database

describe('createSharedCartHub', () => {
  it('counts the listeners of one IPv6 network together', async () => {
    const hub = createSharedCartHub({ database })
    onTestFinished(() => hub.close())
    const open = (person: number, address: string) =>
      hub.open({
        tenant: 'floga',
        sharedCartId: `cart-${person}`,
        personId: `person-${person}`,
        address,
        revision: 0,
      })
    for (let person = 1; person <= 60; person += 1) {
      expect(await open(person, `2001:db8::${person}`)).toBeDefined()
    }
    expect(await open(61, '2001:db8::61')).toBeUndefined()
    expect(await open(62, '2001:db8:0:1::1')).toBeDefined()
  })
})
