import {
  CheckoutOptionsDocument,
  CheckoutReviewDocument,
  OrderAttemptDocument,
  TenantSettingsDocument,
} from '@floga/api-client/operations'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { describe, expect, it, vi } from 'vitest'

import { writeCartId } from '../../wiring/cart/cart-cookies.server.js'
import type { PageContext } from '../../wiring/request/page-context.server.js'
import type { ShopSettings } from '../../wiring/request/shop-load-context.js'
import { checkoutDraftCookie } from '../values/checkout-draft.server.js'
import { loadCheckout } from './load-checkout.server.js'

const unordered = { token: null, totals: { itemsCount: 1 }, sharing: null, address: null }
vi.mock('../../wiring/cart/answer-cart.server.js', () => ({
  readCart: async () => ({ cart: unordered }),
}))

const settings = {
  publicUrl: 'https://shop.test',
  cookieSecret: 'a secret of thirty-two characters',
} as ShopSettings
const cartId = 'c'.repeat(22)
const key = 'k'.repeat(32)

/** Where a checkout leads whose cart had not been ordered when it was read, as the platform answers from then on, and the order that it asked for. */
async function openCheckout(answers: Map<unknown, object>) {
  const cookies = [
    await writeCartId(cartId, settings),
    await checkoutDraftCookie.write({ key, cartId, values: {} }, settings),
  ]
  const request = new Request('https://shop.test/en/checkout', {
    headers: { Cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') },
  })
  const asked: object[] = []
  const page = {
    session: { token: async () => null },
    href: (path: string) => `/en${path}`,
    api: {
      async query(document: unknown, variables: object) {
        if (document === TenantSettingsDocument) return { tenantSettings: { country: 'GR' } }
        if (document === OrderAttemptDocument) asked.push(variables)
        return answers.get(document)
      },
    },
  } as unknown as PageContext
  const args = { request, context: { settings, setCookies: [] }, params: {} }
  const thrown = await loadCheckout(args as unknown as LoaderFunctionArgs, page).catch(
    (error: unknown) => error,
  )
  const location = thrown instanceof Response ? thrown.headers.get('Location') : thrown
  return { location, asked }
}

const options = {
  checkoutOptions: { countries: [], shippingMethods: [], paymentMethods: [] },
}
const isOrdered = [OrderAttemptDocument, { orderAttempt: { id: 'order-1' } }] as const
const isNot = [OrderAttemptDocument, { orderAttempt: null }] as const

describe('loadCheckout', () => {
  it.each([
    ['is read', [[CheckoutOptionsDocument, { checkoutOptions: null }]]],
    [
      'and what can be chosen are read',
      [
        [CheckoutOptionsDocument, options],
        [CheckoutReviewDocument, { checkoutReview: { review: null } }],
      ],
    ],
  ] as const)('leads to the order that was placed once its cart %s', async (_, answers) => {
    const asked = [{ idempotencyKey: key }]
    const ordered = await openCheckout(new Map<unknown, object>([...answers, isOrdered]))
    expect(ordered).toEqual({ location: '/en/receipt/order-1', asked })
    const none = await openCheckout(new Map<unknown, object>([...answers, isNot]))
    expect(none).toEqual({ location: '/en/shopping-cart', asked })
  })
})
