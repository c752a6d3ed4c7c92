import type { CartSharing } from '@floga/cart-core'
import { describe, expect, it } from 'vitest'

import type { PageContext } from '../../../request/page-context.server.js'
import { lockForOrder } from './lock-for-order.server.js'

/** Opens the checkout of a shared cart. @returns How often the cart was locked. */
async function open(
  sharing: Partial<CartSharing> = {},
  headers: Record<string, string> = {},
  mutate: () => Promise<unknown> = async () => null,
): Promise<number> {
  let locks = 0
  const api = {
    mutate: () => {
      locks += 1
      return mutate()
    },
  }
  const page = { api, href: (path: string) => `/en${path}` } as unknown as PageContext
  await lockForOrder(new Request('https://shop.example/checkout', { headers }), page, {
    cartId: 'c'.repeat(22),
    sharing: {
      role: 'OWNER',
      state: 'OPEN',
      personId: 'p1',
      ownerName: 'Maria',
      lockedUntil: null,
      suggestionCount: 0,
      ...sharing,
    },
  })
  return locks
}

const inMinutes = (minutes: number): Partial<CartSharing> => ({
  state: 'LOCKED',
  lockedUntil: new Date(Date.now() + minutes * 60_000).toISOString(),
})

describe('lockForOrder', () => {
  it('locks a cart that is open, and one whose lock ends soon', async () => {
    expect(await open()).toBe(1)
    expect(await open(inMinutes(4))).toBe(1)
    expect(await open(inMinutes(6))).toBe(0)
  })

  it('locks nothing for a page that is prefetched', async () => {
    expect(await open({}, { 'Sec-Purpose': 'prefetch' })).toBe(0)
    expect(await open({}, { 'Sec-Purpose': 'prefetch;prerender' })).toBe(0)
  })

  it('redirects everyone but the owner to the cart', async () => {
    const refused = await open({ role: 'EDITOR' }).catch((thrown: unknown) => thrown)
    expect(refused).toBeInstanceOf(Response)
    expect((refused as Response).headers.get('Location')).toBe('/en/shopping-cart')
  })

  it('succeeds if the cart was not locked', async () => {
    expect(await open({}, {}, () => Promise.reject(new Error('away')))).toBe(1)
  })
})
