import {
  CheckoutOptionsDocument,
  CheckoutReviewDocument,
  OrderAttemptDocument,
  TenantSettingsDocument,
} from '@floga/api-client/operations'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { describe, expect, it, vi } from 'vitest'

import { rememberCart } from '../../cart/server/cart-cookies.server.js'
import { testShop as shop } from '../../../testing/test-shop.js'
import type { PageContext } from '../../../request/page-context.server.js'
import type { ShopLoadContext, ShopSettings } from '../../../request/shop-load-context.js'
import { checkoutDraftCookie } from '../values/checkout-draft.server.js'
import { loadCheckout } from './load-checkout.server.js'

const unordered = { token: null, totals: { itemsCount: 1 }, sharing: null, address: null }
vi.mock('../../cart/server/read-cart.server.js', () => ({
  readCart: async () => ({ cart: unordered }),
}))
vi.mock('../../cart/server/to-cart.server.js', () => ({ toCart: () => unordered }))

const settings = {
  publicUrl: 'https://shop.test',
  cookieSecret: 'a secret of thirty-two characters',
} as ShopSettings
const cartId = 'c'.repeat(22)
const key = 'k'.repeat(32)

/**
 * The checkout, or where it redirects if its cart was ordered after it was loaded, with the given
 * response of the platform, and the order that it requested.
 */
async function openCheckout(
  answers: Map<unknown, object>,
  values: Readonly<Record<string, string>> = {},
) {
  const setCookies: string[] = []
  await rememberCart({ shop, settings, setCookies } as unknown as ShopLoadContext, cartId)
  const cookies = [
    ...setCookies,
    await checkoutDraftCookie.write({ key, cartId, values }, { shop, settings }),
  ]
  const request = new Request('https://shop.test/en/checkout', {
    headers: { Cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') },
  })
  const asked: object[] = []
  const page = {
    shop,
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
  const args = { request, context: { shop, settings, setCookies: [] }, params: {} }
  const state = loadCheckout(args as unknown as LoaderFunctionArgs, page)
  const thrown = await state.then(() => null).catch((error: unknown) => error)
  const location = thrown instanceof Response ? thrown.headers.get('Location') : thrown
  return { state, location, asked }
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
    expect(ordered).toMatchObject({ location: '/en/receipt/order-1', asked })
    const none = await openCheckout(new Map<unknown, object>([...answers, isNot]))
    expect(none).toMatchObject({ location: '/en/shopping-cart', asked })
  })

  it('proposes a way of delivery, and leaves the choice of how to pay to the shopper', async () => {
    const offer = {
      ...options.checkoutOptions,
      shippingMethods: [{ id: 'courier', kind: 'COURIER' }],
      paymentMethods: [{ id: 'card' }],
      paymentConditions: [{ paymentMethodId: 'card', shippingMethodIds: ['courier'] }],
    }
    const answers = new Map<unknown, object>([
      [CheckoutOptionsDocument, { checkoutOptions: offer }],
      [CheckoutReviewDocument, { checkoutReview: { review: {} } }],
    ])
    const { state } = await openCheckout(answers, { email: 'maria@example.gr' })
    expect(await state).toMatchObject({ shippingMethodId: 'courier', paymentMethodId: null })
    const chosen = await openCheckout(answers, { paymentMethodId: 'card' })
    expect(await chosen.state).toMatchObject({ paymentMethodId: 'card' })
  })
})
