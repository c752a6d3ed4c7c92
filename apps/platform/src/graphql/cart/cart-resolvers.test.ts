import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEachEngine } from '../../testing/open-test-database.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'
import { documentOf } from '../testing/document-of.js'
import { createShopper, english } from '../testing/shopper.js'
import { openTestShop } from '../testing/test-shop.js'
import type { TestShop } from '../testing/test-shop.js'

describeEachEngine('a cart over GraphQL', (engine) => {
  let database: TestShop['database']
  let platform: TestShop['platform']
  let shopper: TestShop['shopper']
  let close: TestShop['close']
  beforeAll(async () => {
    ;({ database, platform, shopper, close } = await openTestShop(engine))
  })
  afterAll(() => close())

  it('shows a cart in the request’s language', async () => {
    const { cart, errors } = await shopper.run('cart-add-item', {
      input: { variantId: 'SALE', quantity: 2 },
    })
    expect(errors).toEqual([])
    expect(cart).toMatchObject({
      version: 1,
      token: null,
      address: null,
      data: {
        quantity: 2,
        weightGrams: 2_000,
        dangerousGoods: false,
        lines: [
          {
            productName: 'Ρυθμιστής SALE',
            productSlug: 'rythmistis-sale',
            quantity: 2,
            unitPrice: { amountMinor: 1_500 },
            lineTotal: { amountMinor: 3_000, formatted: '30,00\u00a0€' },
            variant: { sku: 'SALE', maxQuantity: 10 },
            issues: [],
          },
        ],
        totals: {
          items: { amountMinor: 3_000 },
          shipping: null,
          grand: { amountMinor: 3_000 },
          vat: { amountMinor: 581 },
          freeShippingRemaining: { amountMinor: 2_000 },
        },
      },
    })
    const inEnglish = await shopper.run('cart', { id: cart.id }, english)
    expect(inEnglish.data.lines[0]).toMatchObject({
      productName: 'Regulator SALE',
      lineTotal: { formatted: '€30.00' },
    })
  })

  it('shows the effect or condition of a coupon, saved lines, and shipping costs', async () => {
    const terms = JSON.stringify({ kind: 'AMOUNT', amountMinor: 500, minimumMinor: 3_000 })
    await database.admin((sql) =>
      sql.query(
        `INSERT INTO coupons (tenant, code, terms, created_at)
         VALUES ('floga', 'FIVE', $1::text::jsonb, now())`,
        [terms],
      ),
    )
    const cartId = await shopper.cartWith('A', 2)
    const applied = await shopper.run('cart-apply-coupon', { cartId, code: 'five' }, english)
    expect(applied).toMatchObject({
      errors: [],
      cart: {
        coupon: {
          code: 'FIVE',
          amount: { formatted: '€5.00' },
          missing: { amountMinor: 3_000 - 2_480 },
          issue: { code: 'COUPON_MINIMUM' },
        },
        data: { totals: { discount: { amountMinor: 0 }, grand: { amountMinor: 2_480 } } },
      },
    })
    const added = { cartId, variantId: 'SALE', quantity: 1 }
    await shopper.run('cart-add-item', { input: added })
    const input = { cartId, country: 'GR', postalCode: '104 31' }
    expect((await shopper.run('cart-set-address', { input })).cart).toMatchObject({
      address: { country: 'GR', postalCode: '10431' },
      coupon: { issue: null, missing: null, discount: { amountMinor: -500 } },
      shippingEstimate: { methods: [{ id: 'courier' }, { id: 'pickup' }], errors: [] },
      data: {
        totals: {
          items: { amountMinor: 3_980 },
          discount: { amountMinor: -500 },
          shipping: { amountMinor: 490 },
          grand: { amountMinor: 3_980 - 500 + 490 },
        },
      },
    })
    const abroad = { cartId, country: 'DE', postalCode: '10115' }
    expect((await shopper.run('cart-set-address', { input: abroad })).cart).toMatchObject({
      data: { totals: { shipping: { amountMinor: 1_890 + 350 }, freeShippingRemaining: null } },
    })
    const wrong = { cartId, country: 'GR', postalCode: '1' }
    expect((await shopper.run('cart-set-address', { input: wrong })).errors).toMatchObject([
      { code: 'INVALID', field: 'postalCode' },
    ])
  })

  it('shows the content of an expired cart', async () => {
    const id = await shopper.cartWith('A', 2)
    await database.admin((sql) =>
      sql.query("UPDATE carts SET expires_at = now() - interval '1 day' WHERE id = $1", [id]),
    )
    expect(await shopper.run('cart', { id })).toBeNull()
    expect(await shopper.run('expired-cart', { id }, english)).toEqual({
      lines: [
        {
          productName: 'Regulator A',
          productSlug: 'regulator-a',
          kind: 'regulator',
          quantity: 2,
          image: null,
        },
      ],
    })
  })

  it('gives the four reasons for not adding', async () => {
    const codes = await Promise.all(
      [
        { variantId: 'A', quantity: 0 },
        { variantId: 'nothing', quantity: 1 },
        { variantId: 'SALE', quantity: 11 },
        { cartId: 'forged', variantId: 'A', quantity: 1 },
      ].map(async (input) => {
        const { errors } = await shopper.run('cart-add-item', { input }, english)
        return [errors[0]!.code, errors[0]!.message]
      }),
    )
    expect(codes).toEqual([
      ['NOT_ADDED', 'Item not added'],
      ['NOT_AVAILABLE', 'Product no longer available to order'],
      ['INSUFFICIENT_STOCK', 'Product does not have sufficient stock available'],
      ['CART_NOT_FOUND', 'This cart no longer exists. Please start a new one.'],
    ])
    expect(await shopper.run('cart', { id: 'forged' })).toBeNull()
  })

  it('rejects quantities that are no integers before anything runs', async () => {
    for (const quantity of [1.5, '2', Number.NaN, 1e20, null]) {
      const { errors } = await platform.graphql(documentOf('cart-add-item'), {
        input: { variantId: 'A', quantity },
      })
      expect(errors).toHaveLength(1)
    }
  })
  it('estimates the days of arrival that the checkout promises', async () => {
    await database.write('floga', (sql) =>
      sql.query('UPDATE tenants SET settings = settings || $1::text::jsonb', [
        JSON.stringify({
          workingDays: { weekdays: [1, 2, 3, 4, 5], orderBy: '14:00', holidays: [] },
          dispatchDays: [{ availability: 'IN_STOCK', min: 0, max: 0 }],
        }),
      ]),
    )
    const clock = () => new Date('2026-11-23T08:00:00Z')
    const { run, cartWith } = createShopper(startTestPlatform(database, { clock }))
    const cartId = await cartWith('A', 1)
    const delivery = { country: 'GR', postalCode: '10431' }
    const { cart } = await run('cart-set-address', { input: { cartId, ...delivery } })
    const { shippingMethods } = await run('checkout-options', { cartId, delivery })
    expect(cart).toMatchObject({
      shippingEstimate: {
        methods: [
          {
            id: 'courier',
            arrival: { earliest: '2026-11-23T22:00:00.000Z', latest: '2026-11-25T22:00:00.000Z' },
          },
          { id: 'pickup' },
        ],
      },
    })
    expect(cart).toMatchObject({ shippingEstimate: { methods: shippingMethods } })
  })
})
