import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMember } from '../../domains/auth/create-member.js'
import { issueTokens } from '../../domains/auth/issue-tokens.js'
import { orderInput } from '../../domains/orders/testing/order-input.js'
import { describeWithDatabase } from '../../testing/open-test-database.js'
import { readStock } from '../../testing/seed-variants.js'
import { english } from '../testing/shopper.js'
import { bankAccount } from '../testing/member-shop.js'
import { openTestShop } from '../testing/test-shop.js'
import type { TestShop } from '../testing/test-shop.js'

const athens = { country: 'GR', region: 'GR-I', postalCode: '10431' }

describeWithDatabase('ordering over GraphQL', (engine) => {
  let database: TestShop['database']
  let shopper: TestShop['shopper']
  let close: TestShop['close']
  beforeAll(async () => {
    ;({ database, shopper, close } = await openTestShop(engine))
  })
  afterAll(() => close())

  it('offers what serves the place and the goods', async () => {
    expect(await shopper.optionsFor('A', athens)).toEqual({
      shipping: ['courier', 'pickup'],
      payment: ['bank-transfer', 'cash-on-delivery'],
      errors: [],
    })
    expect(await shopper.optionsFor('HEAVY', athens)).toMatchObject({
      shipping: ['freight', 'pickup'],
    })
    expect(await shopper.optionsFor('GAS', { country: 'GR', postalCode: '84600' })).toMatchObject({
      shipping: ['pickup'],
      payment: ['bank-transfer'],
      errors: ['HAZARD_NOT_SHIPPABLE'],
    })
    expect(await shopper.optionsFor('A', { country: 'DE', postalCode: '10115' })).toEqual({
      shipping: ['courier'],
      payment: ['bank-transfer'],
      errors: [],
    })
    expect(await shopper.optionsFor('GAS', { country: 'DE', postalCode: '10115' })).toEqual({
      shipping: [],
      payment: [],
      errors: ['HAZARD_NOT_SHIPPABLE'],
    })
    expect(await shopper.optionsFor('A', { country: 'FR', postalCode: '75001' })).toEqual({
      shipping: ['courier'],
      payment: [],
      errors: ['NO_PAYMENT_METHODS'],
    })
    expect(await shopper.optionsFor('A', { country: 'US', postalCode: '1' })).toMatchObject({
      errors: ['NO_SHIPPING_METHODS'],
    })
  })

  it('lists the countries with Greek regions in the request’s language', async () => {
    const cartId = await shopper.cartWith('A', 1)
    const { countries, termsVersion } = await shopper.run('checkout-options', {
      cartId,
      delivery: athens,
    })
    expect(termsVersion).toBe('1')
    expect(countries).toHaveLength(27)
    expect(countries[0]).toMatchObject({
      code: 'GR',
      name: 'Ελλάδα',
      postalCodePattern: expect.stringContaining('10|11|12'),
    })
    expect(countries[0]!.regions).toHaveLength(13)
    expect(countries[1]).toMatchObject({ code: 'CY', name: 'Κύπρος', regions: [] })
    // What invoices name is a question of the checkout alone.
    const known = countries.map((country) => ({ ...country, invoiceFields: undefined }))
    expect(await shopper.run('countries', {})).toEqual(known)
  })

  it('reviews, places and reads back an order', async () => {
    const cartId = await shopper.cartWith('A', 2)
    const chosen = {
      cartId,
      delivery: athens,
      shippingMethodId: 'courier',
      paymentMethodId: 'cash-on-delivery',
    }
    const { review, errors } = await shopper.run('checkout-review', chosen)
    expect(errors).toEqual([])
    const expectedTotalMinor = 2_480 + 390 + 250
    expect(review.totals.grand.amountMinor).toBe(expectedTotalMinor)
    const input = orderInput({
      cartId,
      idempotencyKey: 'over-graphql-0001',
      paymentMethodId: 'bank-transfer',
      expectedTotalMinor: expectedTotalMinor - 250,
      notes: '<b>Κουδούνι</b>',
    })
    const placed = await shopper.run('checkout-place-order', { input })
    expect(placed).toMatchObject({ status: 'PLACED', newTotal: null, errors: [] })
    const { order } = placed
    expect(order).toMatchObject({
      id: expect.stringMatching(/^[\w-]{22}$/),
      state: 'PENDING',
      email: 'maria@example.com',
      notes: '<b>Κουδούνι</b>',
      total: { amountMinor: 2_870 },
      billingAddress: { country: { name: 'Ελλάδα' }, region: { name: 'Αττική' } },
      shippingAddress: { postalCode: '10431' },
      orderItems: [
        {
          quantity: 2,
          variant: { sku: 'A' },
          product: { name: 'Ρυθμιστής A', slug: 'rythmistis-a' },
        },
      ],
      payment: {
        state: 'PENDING',
        method: { id: 'bank-transfer' },
        bankTransfer: { iban: bankAccount.iban, reference: order.number },
      },
      paymentDueAt: expect.stringMatching(/T2[12]:59:59\.999Z$/),
      history: [{ to: 'CREATED' }, { from: 'CREATED', to: 'PENDING' }],
    })
    expect(await shopper.run('order', { id: order.id })).toEqual(order)
    expect(await shopper.run('order-attempt', { idempotencyKey: 'over-graphql-0001' })).toEqual(
      order,
    )
    expect(await shopper.run('checkout-place-order', { input })).toEqual(placed)
    const inEnglish = await shopper.run('order', { id: order.id }, english)
    expect(inEnglish.orderItems[0]!.product).toMatchObject({
      name: 'Regulator A',
      slug: 'regulator-a',
    })
    expect((await shopper.run('cart', { id: cartId })).token).toBe(order.id)
    expect(await readStock(database, 'floga', 'A')).toBe(98)
  })

  it('quotes what an order costs, however its postal code is typed', async () => {
    const { billingAddress, contact } = orderInput()
    const typedCodes = ['84600', 'GR-84600', 'Τ.Κ. 846 00', '846\u00a000\u200b', '８４６００']
    for (const [index, postalCode] of typedCodes.entries()) {
      const cartId = await shopper.cartWith('A', 1)
      const chosen = { shippingMethodId: 'courier', paymentMethodId: 'bank-transfer' }
      const delivery = { country: 'GR', postalCode }
      const { review } = await shopper.run('checkout-review', { cartId, delivery, ...chosen })
      const input = orderInput({
        cartId,
        idempotencyKey: `typed-postal-code-${index}`,
        contact: { ...contact, email: `typed-${index}@example.com` },
        billingAddress: { ...billingAddress!, region: null, postalCode },
        expectedTotalMinor: review.totals.grand.amountMinor,
      })
      expect(await shopper.run('checkout-place-order', { input })).toMatchObject({
        status: 'PLACED',
        order: { shippingAddress: { postalCode: '84600' } },
      })
      expect(await shopper.optionsFor('GAS', delivery)).toMatchObject({
        errors: ['HAZARD_NOT_SHIPPABLE'],
      })
    }
  })

  it('hides carts and orders from other tenants', async () => {
    const other = { tenant: 'other' }
    const cartId = await shopper.cartWith('A', 1)
    expect(await shopper.run('cart', { id: cartId }, other)).toBeNull()
    const input = orderInput({ cartId, idempotencyKey: 'over-graphql-0002' })
    const stolen = await shopper.run('checkout-place-order', { input }, other)
    expect(stolen).toMatchObject({ status: 'REFUSED', errors: [{ code: 'CART_NOT_FOUND' }] })
    const { order } = await shopper.run('checkout-place-order', { input })
    expect(await shopper.run('order', { id: order.id }, other)).toBeNull()
    expect(
      await shopper.run('order-attempt', { idempotencyKey: input.idempotencyKey }, other),
    ).toBeNull()
    expect(await shopper.run('order', { id: 'A'.repeat(22) })).toBeNull()
  })

  it('links the order to a logged-in member', async () => {
    const member = {
      email: 'maria@example.com',
      password: 'καλός κωδικός',
      name: null,
      locale: 'el',
    }
    const created = await createMember(database, 'floga', member)
    const memberId = created.status === 'created' ? created.id : ''
    const { access } = await database.write('floga', (sql) =>
      issueTokens(sql, memberId, { now: new Date(), accessSeconds: 900 }),
    )
    const input = orderInput({
      cartId: await shopper.cartWith('A', 1),
      idempotencyKey: 'over-graphql-0004',
    })
    const { order } = await shopper.run(
      'checkout-place-order',
      { input },
      { authorization: `Bearer ${access}` },
    )
    const rows = await database.admin((sql) =>
      sql.query('SELECT member_id FROM orders WHERE id = $1', [order.id]),
    )
    expect(rows).toEqual([{ member_id: memberId }])
  })

  it('names fields and the new total when it rejects', async () => {
    const cartId = await shopper.cartWith('A', 1)
    const input = orderInput({ cartId, idempotencyKey: 'over-graphql-0003' })
    const wrong = await shopper.run(
      'checkout-place-order',
      { input: { ...input, contact: { ...input.contact, email: 'x' } } },
      english,
    )
    expect(wrong.errors).toEqual([
      expect.objectContaining({
        code: 'INVALID',
        field: 'contact.email',
        message: 'Please enter a valid email address',
      }),
    ])
    const cheaper = await shopper.run('checkout-place-order', {
      input: { ...input, expectedTotalMinor: 1 },
    })
    expect(cheaper).toMatchObject({
      status: 'REFUSED',
      order: null,
      newTotal: { amountMinor: 1_630 },
      errors: [{ code: 'TOTAL_CHANGED' }],
    })
  })
})
