import { describe, expect, it } from 'vitest'
import type { SharedCartHub } from '../../domains/cart/shared/shared-cart-hub.js'
import type { PlatformContext } from '../platform-context.js'
import { listenToSharedCart } from './shared-cart-updates.js'

/** Listens while the database is busy: `read` lets it respond that the key opens nothing. */
function listen({ isFull = false } = {}) {
  let read = (): void => undefined
  const answer = new Promise<object>((resolve) => {
    read = () => resolve({ endReason: null, endedBy: null })
  })
  const context = {
    database: { read: () => answer },
    tenant: 'floga',
    clientAddress: '203.0.113.7',
  } as unknown as PlatformContext
  const hub = { isFull: () => isFull } as unknown as SharedCartHub
  const open = () =>
    listenToSharedCart(context, { hub, clock: () => new Date(0), cartId: 'p-1', afterRevision: 3 })
  return { open, read }
}

describe('listenToSharedCart', () => {
  it('has its stream before the cart is read, so that the head of a response waits for nothing', async () => {
    const { open, read } = listen()
    const updates = open()
    expect(updates[Symbol.asyncIterator]).toBeTypeOf('function')
    const first = updates.next()
    read()
    expect(await first).toMatchObject({ value: { sharedCartUpdates: { revision: 3, cart: null } } })
    expect(await updates.next()).toEqual({ done: true, value: undefined })
  })

  it('ends at once for a client that leaves while the cart is read', async () => {
    const { open, read } = listen()
    const updates = open()
    const first = updates.next()
    expect(await updates.return(undefined)).toEqual({ done: true, value: undefined })
    read()
    expect(await first).toEqual({ done: true, value: undefined })
  })

  it('is refused where there are too many listeners', () => {
    expect(() => listen({ isFull: true }).open()).toThrow('Too many listeners.')
  })
})
