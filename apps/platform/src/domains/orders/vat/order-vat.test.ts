import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { messagesOf } from '../../../testing/messages-of.js'
import * as v from 'valibot'
import { extractText, getDocumentProxy } from 'unpdf'
import { runDoneCommand } from '../../../testing/run-test-command.js'
import { orderMovePorts } from '../../../composition/ports/order-move-ports.js'
import type { Database } from '../../../foundation/database/database.js'
import { printPdf } from '../../../foundation/pdf/print-pdf.js'
import type { VatRules } from '../../../foundation/pricing/vat-rules.js'
import { tenantSettingsSchema } from '../../../foundation/tenants/tenant-settings.js'
import {
  describeEachEngine,
  openTestDatabase,
  testTenantSettings,
} from '../../../testing/open-test-database.js'
import { startTestPlatform } from '../../../testing/start-test-platform.js'
import { toOrderDocument } from '../document/to-order-document.js'
import { placeOrder } from '../placing/place-order.js'
import { readOrder } from '../read-order.js'
import { createOrderFixture, orderPorts, orderRules, orderTime } from '../testing/order-fixture.js'
import type { OrderFixture } from '../testing/order-fixture.js'
import { orderInput } from '../testing/order-input.js'
import { createVatCheck } from './check-vat-number.js'
import { confirmVatNumbers } from './confirm-vat-numbers.js'
import { vatNote } from './order-vat.js'
import { createViesRegister } from './vat-register.js'

const vat: VatRules = {
  reverseCharge: true,
  exports: true,
  destination: { asOf: '2025-08-01', source: 'test', rates: { DE: 19 }, lowerRates: {} },
}
const zones = [
  ...orderRules.zones,
  { key: 'swiss', name: { en: 'Switzerland' }, countries: ['CH'], hasDuties: true },
]
const shipping = orderRules.shipping.map((rule) =>
  rule.zones.includes('eu') ? { ...rule, zones: [...rule.zones, 'swiss'] } : rule,
)
const rules = { ...orderRules, zones, shipping, vat }
const berlin = { ...orderInput().billingAddress!, country: 'DE', region: null, postalCode: '10115' }
const zurich = { ...berlin, country: 'CH', postalCode: '8001' }
const invoice = {
  companyName: 'Prüf GmbH',
  businessActivity: 'Handel',
  vatNumber: 'DE136695976',
  taxOffice: null,
}

describeEachEngine('the VAT of an order', (engine) => {
  let database: Database
  let fixture: OrderFixture
  let url = ''
  /** The register's response; null while it is unavailable. */
  let answer: { isValid: boolean; userError: string } | null = null
  const asked: string[] = []
  const vies = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.statusCode = answer ? 200 : 503
    response.end(JSON.stringify(answer ?? {}))
  })
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    fixture = createOrderFixture(database)
    await new Promise<void>((resolve) => {
      vies.listen(0, '127.0.0.1', resolve)
    })
    url = `http://127.0.0.1:${(vies.address() as AddressInfo).port}`
  }, 60_000)
  afterAll(async () => {
    await database.close()
    vies.close()
  })

  async function place(
    billingAddress: typeof berlin,
    changes: { invoice?: typeof invoice; expectedTotalMinor: number },
    now = orderTime,
  ) {
    const cartId = await fixture.createCart([await fixture.createVariant({ stock: 2 }), 2])
    const outcome = await placeOrder({
      database,
      tenant: 'floga',
      rules,
      ports: orderPorts,
      input: orderInput({
        cartId,
        idempotencyKey: fixture.newKey(),
        billingAddress,
        contact: { ...orderInput().contact, phone: '+30 210 123 4567' },
        ...changes,
      }),
      locale: 'en',
      memberId: null,
      checkVatNumber: createVatCheck({
        database,
        tenant: 'floga',
        register: createViesRegister(url),
        now,
      }),
      now,
    })
    if (outcome.status !== 'placed') throw new Error(JSON.stringify(outcome))
    return read(outcome.orderId)
  }
  const read = async (id: string) => (await database.read('floga', (sql) => readOrder(sql, id)))!

  async function documentText(order: Awaited<ReturnType<typeof read>>): Promise<string> {
    const settings = v.parse(tenantSettingsSchema, testTenantSettings)
    const bytes = await printPdf(toOrderDocument(order, { locale: 'en', settings }))
    const pdf = await getDocumentProxy(new Uint8Array(bytes))
    return (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ')
  }

  it('caches no result about a number for longer than a week', async () => {
    const ask = (number: string, day: number) =>
      createVatCheck({
        database,
        tenant: 'floga',
        register: { ask: () => Promise.resolve('CONFIRMED') },
        now: new Date(Date.UTC(2020, 0, day)),
      })(number)
    await ask('AT1', 1)
    await ask('AT2', 9)
    const kept = await database.read('floga', (sql) =>
      sql.query("SELECT number FROM vat_number_checks WHERE number LIKE 'AT_'"),
    )
    expect(kept).toEqual([{ number: 'AT2' }])
  })

  it('is that of the country of a consumer, at the same price', async () => {
    const order = await place(berlin, { expectedTotalMinor: 2 * 1_240 + 1_890 })
    expect(order.vat).toEqual({
      kind: 'DESTINATION',
      country: 'DE',
      standardRate: 19,
      number: null,
    })
    expect(order.totals).toMatchObject({ grandMinor: 4_370, vatMinor: 396 + 302 })
    expect(order.items).toMatchObject([{ priceMinor: 1_240, taxRate: 19, vatMinor: 396 }])
    expect(await documentText(order)).toContain('VAT of Germany, 19 %.')
  })

  it('is zero on exports, and the document states why', async () => {
    const order = await place(zurich, { expectedTotalMinor: 2 * 1_000 + 1_524 })
    expect(order.vat).toEqual({ kind: 'EXPORT', country: 'CH', standardRate: 0, number: null })
    expect(order.totals).toMatchObject({ itemsMinor: 2_000, shippingMinor: 1_524, vatMinor: 0 })
    expect(order.shipping.costMinor).toBe(1_524)
    expect(order.items).toMatchObject([{ priceMinor: 1_000, taxRate: 0, vatMinor: 0 }])
    const text = await documentText(order)
    expect(text).toContain('Total without VAT')
    expect(text).toContain('article 146 of Directive 2006/112/EC')
    // Mount Athos is a part of Greece, and outside the territory of the VAT.
    const athos = { kind: 'EXPORT', country: 'GR', standardRate: 0, number: null } as const
    expect(vatNote(athos, 'EUR', messagesOf('en'))).toContain(
      'articles 6 and 146 of Directive 2006/112/EC',
    )
    expect(vatNote(athos, 'EUR', messagesOf('en'))).not.toContain('duties')
  })

  it('is charged while the register is away, and refunded once it confirms the number', async () => {
    const later = (minutes: number) => new Date(orderTime.getTime() + minutes * 60_000)
    answer = null
    const charged = await place(berlin, { invoice, expectedTotalMinor: 4_370 })
    expect(charged.vat).toMatchObject({
      kind: 'DESTINATION',
      number: { value: 'DE136695976', state: 'UNCONFIRMED', refundMinor: 4_370 - 3_524 },
    })
    expect(asked).toEqual(['/ms/DE/vat/136695976'])
    expect(await documentText(charged)).toContain('is refunded once the number is confirmed')

    const ask = (minutes: number) =>
      confirmVatNumbers(
        { database, tenant: 'floga', register: createViesRegister(url), now: later(minutes) },
        orderMovePorts,
      )
    answer = { isValid: true, userError: 'VALID' }
    await ask(2)
    // An unpaid order has no refund.
    expect((await read(charged.id)).vat.number?.state).toBe('UNCONFIRMED')
    await database.admin((sql) =>
      sql.query("UPDATE orders SET payment_state = 'PAID' WHERE id = $1", [charged.id]),
    )
    answer = null
    await ask(4)
    expect((await read(charged.id)).vat.number?.state).toBe('UNCONFIRMED')
    answer = { isValid: true, userError: 'VALID' }
    await Promise.all([ask(6), ask(6)])
    expect((await read(charged.id)).vat.number?.state).toBe('CONFIRMED')
    const refunds = await database.admin((sql) =>
      sql.query('SELECT amount_minor AS minor, state FROM refunds WHERE order_id = $1', [
        charged.id,
      ]),
    )
    expect(refunds).toEqual([{ minor: 846, state: 'BY_HAND' }])

    const free = await place(berlin, { invoice, expectedTotalMinor: 3_524 }, later(7))
    expect(free.vat).toMatchObject({ kind: 'REVERSE_CHARGE', number: { state: 'CONFIRMED' } })
    expect(free.totals.vatMinor).toBe(0)
    expect(await documentText(free)).toContain(
      'Reverse charge: the customer, VAT number DE136695976',
    )
  })

  it('is refunded by a command once staff have confirmed the number', async () => {
    answer = null
    const other = { ...invoice, vatNumber: 'DE129274202' }
    const { id, number } = await place(berlin, { invoice: other, expectedTotalMinor: 4_370 })
    const confirm = (...options: string[]) =>
      runDoneCommand({ database }, ['confirm-vat-number', number, '--tenant', 'floga', ...options])
    await expect(confirm()).rejects.toThrow('is not paid')
    await database.admin((sql) =>
      sql.query("UPDATE orders SET payment_state = 'PAID' WHERE id = $1", [id]),
    )
    expect(await confirm('--dry-run')).toMatch(/^Would note: VAT number DE129274202 .*8\.46/)
    expect(await confirm()).toMatch(/^VAT number DE129274202 is confirmed; .*8\.46/)
    await expect(confirm()).rejects.toThrow('waits for no VAT number')
  })

  it('is charged for a number that the register does not know', async () => {
    answer = { isValid: false, userError: 'INVALID' }
    const other = { ...invoice, vatNumber: 'DE811569869' }
    const order = await place(berlin, { invoice: other, expectedTotalMinor: 4_370 })
    expect(order.vat).toMatchObject({ kind: 'DESTINATION', number: { state: 'UNKNOWN' } })
    answer = { isValid: false, userError: 'MS_UNAVAILABLE' }
    expect(await createViesRegister(url).ask('DE811569869')).toBe('UNCONFIRMED')
    expect(await createViesRegister('http://127.0.0.1:1').ask('DE811569869')).toBe('UNCONFIRMED')
  })

  it('is shown in the cart and in the review before anything is ordered', async () => {
    answer = { isValid: true, userError: 'VALID' }
    const settings = { ...testTenantSettings, vat, deliveryZones: zones, shippingRules: shipping }
    await database.write('floga', (sql) =>
      sql.query('UPDATE tenants SET settings = $1::text::jsonb', [JSON.stringify(settings)]),
    )
    const { graphql } = startTestPlatform(database, {
      vatRegister: createViesRegister(url),
      clock: () => orderTime,
    })
    const cartId = await fixture.createCart([await fixture.createVariant({ stock: 2 }), 2])
    const sums = `items { amountMinor } vat { amountMinor } grand { amountMinor } vatTreatment vatNote`
    const review = async (country: string, business: object | null) => {
      const { data, errors } = await graphql<{
        checkoutReview: { review: { totals: unknown; cart: { data: { totals: unknown } } } }
      }>(
        `query ($cartId: ID!, $delivery: CheckoutDeliveryInput!, $business: CheckoutBusinessInput) {
          checkoutReview(cartId: $cartId, delivery: $delivery, business: $business, shippingMethodId: "courier") {
            review { totals { ${sums} } cart { data { lines { unitPrice { amountMinor } } } } } } }`,
        { cartId, delivery: { country, postalCode: '10115' }, business },
        { locale: 'en' },
      )
      expect(errors).toBeUndefined()
      return data.checkoutReview.review
    }
    expect(await review('DE', null)).toMatchObject({
      totals: { grand: { amountMinor: 4_370 }, vatTreatment: 'DESTINATION' },
    })
    expect(await review('DE', { country: 'DE', vatNumber: 'DE 136695976' })).toMatchObject({
      totals: {
        items: { amountMinor: 2_000 },
        vat: { amountMinor: 0 },
        grand: { amountMinor: 3_524 },
        vatTreatment: 'REVERSE_CHARGE',
        vatNote: expect.stringContaining('Reverse charge'),
      },
      cart: { data: { lines: [{ unitPrice: { amountMinor: 1_000 } }] } },
    })
    // An invalid number of the country has no effect.
    expect(await review('DE', { country: 'DE', vatNumber: 'DE1' })).toMatchObject({
      totals: { vatTreatment: 'DESTINATION' },
    })
    const set = await graphql<{ cartSetAddress: { cart: { data: unknown } } }>(
      `mutation ($input: CartAddressInput!) { cartSetAddress(input: $input) {
        cart { data { totals { ${sums} } lines { lineTotal { amountMinor } } } } } }`,
      { input: { cartId, country: 'CH', postalCode: '8001' } },
      { locale: 'en' },
    )
    expect(set.data.cartSetAddress.cart.data).toMatchObject({
      totals: { grand: { amountMinor: 3_524 }, vatTreatment: 'EXPORT' },
      lines: [{ lineTotal: { amountMinor: 2_000 } }],
    })
  })
})
