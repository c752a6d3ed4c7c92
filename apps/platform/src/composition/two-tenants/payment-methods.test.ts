import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPayments } from '../create-payments.js'
import { createSandboxProvider } from '../../domains/payment/sandbox/sandbox-provider.js'
import { postForm } from '../../domains/payment/sandbox/testing/pay-by-card.js'
import { shopOrigin, startSandbox } from '../../domains/payment/sandbox/testing/start-sandbox.js'
import type { RunningSandbox } from '../../domains/payment/sandbox/testing/start-sandbox.js'
import { orderInput } from '../../domains/orders/testing/order-input.js'
import type { Database } from '../../foundation/database/database.js'
import { parseTenantFile } from '../../foundation/tenants/parse-tenant-file.js'
import { saveTenant } from '../../foundation/tenants/save-tenant.js'
import { documentOf } from '../../graphql/testing/document-of.js'
import { openTestDatabase } from '../../testing/open-test-database.js'
import { seedVariants } from '../../testing/seed-variants.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'
import type { TestPlatform } from '../../testing/start-test-platform.js'

const online = { shipping: ['PICKUP'], feeMinor: 0 }
const dutchShop = {
  id: 'wheels',
  name: 'Wheels',
  locales: ['nl', 'en'],
  defaultLocale: 'nl',
  currency: 'EUR',
  country: 'NL',
  timeZone: 'Europe/Amsterdam',
  standardTaxRate: 21,
  paymentProvider: 'sandbox',
  paymentRules: [
    {
      ...online,
      method: 'ideal',
      form: 'REDIRECT',
      kind: 'IDEAL',
      mark: 'ideal',
      name: { nl: 'iDEAL', en: 'iDEAL' },
      description: { nl: 'Betaal met uw eigen bank', en: 'Pay with your own bank' },
      countries: ['NL'],
      limitMinor: 1_000_000,
    },
    {
      ...online,
      method: 'bancontact',
      form: 'FRAME',
      kind: 'BANCONTACT',
      name: { nl: 'Bancontact', en: 'Bancontact' },
      fromMinor: 2_000,
    },
    {
      ...online,
      method: 'paypal',
      form: 'REDIRECT',
      kind: 'PAYPAL',
      name: { nl: 'PayPal', en: 'PayPal' },
    },
  ],
}

interface Answer {
  id: string
  status: string
  url: string
  cart: Answer
  order: { payment: object; payments: object[]; state: string; id: string }
  paymentMethods: object[]
  errors: object[]
}

describe('a shop with other payment methods', () => {
  let database: Database
  let sandbox: RunningSandbox
  let platform: TestPlatform
  beforeAll(async () => {
    database = await openTestDatabase()
    const { coupons: _coupons, ...tenant } = parseTenantFile(dutchShop, 'tenant.json')
    await saveTenant(database, tenant)
    await seedVariants(database, 'wheels', [{ id: 'bell', priceMinor: 1_500 }])
    sandbox = await startSandbox()
    platform = startTestPlatform(database, {
      payments: createPayments({ database, providers: [createSandboxProvider(sandbox)] }),
      shopUrl: shopOrigin,
    })
  })
  afterAll(async () => {
    await sandbox.stop()
    await database.close()
  })

  const run = async (name: string, variables: Record<string, unknown>): Promise<Answer> => {
    const headers = { tenant: 'wheels', locale: 'nl', timezone: 'Europe/Amsterdam' }
    const { data, errors } = await platform.graphql<Record<string, Answer>>(
      documentOf(name),
      variables,
      headers,
    )
    expect(errors).toBeUndefined()
    return Object.values(data)[0]!
  }
  const cartWith = async (quantity: number) => {
    const { cart } = await run('cart-add-item', { input: { variantId: 'bell', quantity } })
    return cart.id
  }
  const delivery = { country: 'NL' }

  it('offers its rows that the provider takes, within their limits', async () => {
    const cheap = await run('checkout-options', { cartId: await cartWith(1), delivery })
    expect(cheap.paymentMethods).toMatchObject([
      {
        id: 'ideal',
        form: 'REDIRECT',
        isCard: false,
        isPaidOnDelivery: false,
        mark: 'ideal',
        name: 'iDEAL',
        description: 'Betaal met uw eigen bank',
      },
    ])
    const dear = await run('checkout-options', { cartId: await cartWith(2), delivery })
    expect(dear.paymentMethods).toMatchObject([
      { id: 'ideal' },
      { id: 'bancontact', form: 'FRAME', mark: null, description: null },
    ])
  })

  it('is paid by one of them on the provider’s page', async () => {
    const input = orderInput({
      cartId: await cartWith(2),
      billingAddress: null,
      shippingMethodId: 'pickup',
      paymentMethodId: 'ideal',
      expectedTotalMinor: 3_000,
    })
    const placed = await run('checkout-place-order', { input })
    expect(placed).toMatchObject({ status: 'PLACED', errors: [] })
    const { id: orderId } = placed.order
    const returnUrl = `${shopOrigin}/back`
    const { url } = await run('order-pay', { input: { orderId, returnUrl } })
    expect(await (await fetch(url)).text()).toContain('Betalen met iDEAL')
    await postForm(url, 'bank')
    const settled = await run('payment-settle', { orderId })
    expect(settled).toMatchObject({
      status: 'PAID',
      order: {
        state: 'APPROVED',
        payment: { state: 'PAID', method: { id: 'ideal', name: 'iDEAL' } },
        payments: [{ kind: 'IDEAL', state: 'APPROVED', card: null }],
      },
    })
  })
})
