import { readFile } from 'node:fs/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPayments } from '../create-payments.js'
import type { Database } from '../../foundation/database/database.js'
import { createOrderFixture } from '../../domains/orders/testing/order-fixture.js'
import { createSandboxProvider } from '../../domains/payment/sandbox/sandbox-provider.js'
import { postForm } from '../../domains/payment/sandbox/testing/pay-by-card.js'
import { createStripeClient } from '../../domains/payment/stripe/stripe-client.js'
import { createStripeProvider } from '../../domains/payment/stripe/stripe-provider.js'
import { createStripeShopper } from '../../domains/payment/stripe/stripe-shopper.js'
import { startStripeStandIn } from '../../domains/payment/stripe/testing/start-stripe-stand-in.js'
import { createVivaProvider } from '../../domains/payment/viva/viva-provider.js'
import { tokenExample } from '../../domains/payment/viva/testing/viva-examples.js'
import { startVivaStandIn } from '../../domains/payment/viva/testing/start-viva-stand-in.js'
import { shopOrigin, startSandbox } from '../../domains/payment/sandbox/testing/start-sandbox.js'
import type { RunningSandbox } from '../../domains/payment/sandbox/testing/start-sandbox.js'
import { openTestDatabase, testTenantSettings } from '../../testing/open-test-database.js'
import { greekPaymentRules } from '../../testing/greek-shop.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'
import type { TestPlatform } from '../../testing/start-test-platform.js'

const settingsWith = (paymentProvider: string, cardKind = 'CARD') => {
  const paymentRules = greekPaymentRules.map((rule) =>
    rule.method === 'card' ? { ...rule, form: 'REDIRECT', kind: cardKind } : rule,
  )
  const own = cardKind === 'CARD' ? {} : { paymentRules }
  return JSON.stringify({ ...testTenantSettings, ...own, paymentProvider })
}

/** Typed into the sandbox's pages; none may be found anywhere afterwards. */
const secrets = ['4000000000003220', '4000000000000002', '7391739173']

describe('paying on the sandbox’s pages', () => {
  let database: Database
  let sandbox: RunningSandbox
  let platform: TestPlatform
  let logged = ''
  beforeAll(async () => {
    database = await openTestDatabase()
    await database.admin((sql) =>
      sql.query('UPDATE tenants SET settings = $1::text::jsonb', [settingsWith('sandbox')]),
    )
    sandbox = await startSandbox()
    const provider = createSandboxProvider(sandbox)
    platform = startTestPlatform(database, {
      payments: createPayments({ database, providers: [provider] }),
      shopUrl: shopOrigin,
      log: pino({ level: 'debug' }, { write: (line: string) => void (logged += line) }),
    })
  })
  afterAll(async () => {
    await sandbox.stop()
    await database.close()
  })

  it('stores and logs no card number and no code, through a decline, a challenge and the payment', async () => {
    const orderId = await placeOrder(database)
    const { url } = await pay(platform, orderId)

    const card = { holder: 'Maria', expiry: '12/30', code: '739' }
    const mistyped = await postForm(url, 'card', {
      ...card,
      number: '4000000000000002',
      code: '7391739173',
    })
    expect(mistyped).not.toContain('7391739173')
    expect(await postForm(url, 'card', { ...card, number: '4000 0000 0000 0002' })).toContain(
      'απέρριψε',
    )
    await postForm(url, 'card', { ...card, number: '4000 0000 0000 3220' })
    await sandbox.killAndRestart()
    const done = await postForm(url, 'challenge', { challenge: '123456' })
    expect(done).toContain(`action="${shopOrigin}/back"`)

    // The return to the shop is not trusted; the event arrives after the platform has settled the
    // payment.
    const settled = await platform.graphql<{ paymentSettle: { status: string; order: object } }>(
      `mutation { paymentSettle(orderId: "${orderId}") {
         status order { state payments { state card { brand lastDigits } } } } }`,
    )
    expect(settled.data.paymentSettle).toEqual({
      status: 'PAID',
      order: {
        state: 'APPROVED',
        payments: [{ state: 'APPROVED', card: { brand: 'visa', lastDigits: '3220' } }],
      },
    })
    await expect.poll(() => sandbox.events.length, { timeout: 60_000 }).toBeGreaterThan(2)
    for (const { headers, body } of sandbox.events) {
      const signature = String(headers['sandbox-signature'])
      const received = await platform.app.inject({
        method: 'POST',
        url: '/payments/events/sandbox',
        headers: { 'content-type': 'application/json', 'sandbox-signature': signature },
        payload: body,
      })
      expect(received.statusCode).toBe(204)
      const forged = await platform.app.inject({
        method: 'POST',
        url: '/payments/events/sandbox',
        headers: { 'content-type': 'application/json', 'sandbox-signature': signature },
        payload: body.replace('floga', 'other'),
      })
      expect(forged.statusCode).toBe(401)
    }

    const places = {
      journal: await readFile(sandbox.journal, 'utf8'),
      output: sandbox.output(),
      logged,
      database: await dump(database),
    }
    expect(places.database).toContain('3220')
    expect(logged.length).toBeGreaterThan(0)
    for (const [place, text] of Object.entries(places)) {
      const found = secrets.filter((secret) => text.replaceAll(/[\s-]/g, '').includes(secret))
      expect([place, found]).toEqual([place, []])
    }
  })

  it('returns to the shop only', async () => {
    const { data } = await platform.graphql<{ orderPay: { errors: object[] } }>(
      'mutation ($input: OrderPayInput!) { orderPay(input: $input) { errors { code field } } }',
      { input: { orderId: 'A'.repeat(22), returnUrl: `${shopOrigin}.evil.example/back` } },
    )
    expect(data.orderPay.errors).toEqual([{ code: 'INVALID', field: 'input.returnUrl' }])
  })
})

describe('paying at Stripe', () => {
  it('stores and logs no key, no secret and nothing of the card but its last digits', async () => {
    const database = await openTestDatabase()
    const standIn = await startStripeStandIn()
    const { account, url } = standIn
    let logged = ''
    const log = pino({ level: 'debug' }, { write: (line: string) => void (logged += line) })
    try {
      await database.admin((sql) =>
        sql.query('UPDATE tenants SET settings = $1::text::jsonb', [settingsWith('stripe')]),
      )
      const platformWith = (secretKey: string) => {
        const accounts = new Map([['floga', { ...account, secretKey }]])
        const payments = createPayments({
          database,
          providers: [createStripeProvider({ accounts, url })],
        })
        return startTestPlatform(database, { payments, shopUrl: shopOrigin, log })
      }
      const orderId = await placeOrder(database)
      // Stripe repeats a key that it does not take.
      const refused = await pay(platformWith('sk_test_mistyped'), orderId)
      expect(refused.errors).toEqual([{ code: 'PAYMENT_UNAVAILABLE' }])

      const platform = platformWith(account.secretKey)
      const shopper = createStripeShopper(createStripeClient(account.secretKey, { url }))
      const { url: page } = await pay(platform, orderId)
      expect(page).toContain(account.frame.platformUrl)
      const form = await platform.app.inject({ method: 'GET', url: new URL(page).pathname })
      expect(form.body).toContain('_secret_standin')
      await shopper.decline(form.body)
      await shopper.pay(form.body)
      for (const { headers, body } of standIn.events) {
        const send = (payload: string) =>
          platform.app.inject({
            method: 'POST',
            url: '/payments/events/stripe',
            payload,
            headers: {
              'content-type': 'application/json',
              'stripe-signature': String(headers['stripe-signature']),
            },
          })
        expect((await send(body)).statusCode).toBe(204)
        expect((await send(body.replace('floga', 'other'))).statusCode).toBe(401)
      }

      const rows = await dump(database)
      expect(rows).toMatch(/lastDigits[": ]+4242/)
      expect(rows).toContain('APPROVED')
      expect(logged).toContain('invalid signature')
      const hidden = [
        account.secretKey,
        account.webhookSecret,
        'sk_test_mistyped',
        '4242424242424242',
        'tok_visa',
        'tok_chargeDeclined',
        '_secret_',
      ]
      for (const [place, text] of Object.entries({ rows, logged })) {
        expect([place, hidden.filter((one) => text.includes(one))]).toEqual([place, []])
      }
    } finally {
      await standIn.stop()
      await database.close()
    }
  })
})

describe('paying at Viva', () => {
  it('stores and logs no key, no token and nothing of the card but its last digits', async () => {
    const database = await openTestDatabase()
    const standIn = await startVivaStandIn()
    const { account, url } = standIn
    let logged = ''
    const log = pino({ level: 'debug' }, { write: (line: string) => void (logged += line) })
    try {
      await database.admin((sql) =>
        sql.query('UPDATE tenants SET settings = $1::text::jsonb', [
          settingsWith('viva', 'CARD_PAGE'),
        ]),
      )
      const platformWith = (keys: object) => {
        const accounts = new Map([['floga', { ...account, ...keys }]])
        const providers = [createVivaProvider({ accounts, url })]
        const payments = createPayments({ database, providers })
        return startTestPlatform(database, { payments, shopUrl: shopOrigin, log })
      }
      const orderId = await placeOrder(database)
      const refused = await pay(platformWith({ clientSecret: 'mistyped' }), orderId)
      expect(refused.errors).toEqual([{ code: 'PAYMENT_UNAVAILABLE' }])

      const platform = platformWith({})
      const { url: page } = await pay(platform, orderId)
      const code = new URL(page).searchParams.get('ref') ?? ''
      standIn.pay(code, { with: 'declined card' })
      standIn.pay(code)
      const back = `/payments/returns/viva/floga?t=unknown&s=${code}&lang=el-GR&eventId=0&eci=1`
      const led = await platform.app.inject({ method: 'GET', url: back })
      expect(led.headers['location']).toBe(`${shopOrigin}/back`)
      const send = (payload: string) =>
        platform.app.inject({
          method: 'POST',
          url: '/payments/events/viva/floga',
          payload,
          headers: { 'content-type': 'application/json' },
        })
      for (const { body } of standIn.events) {
        expect((await send(body)).statusCode).toBe(204)
        expect((await send(body.replaceAll(account.merchantId, 'another'))).statusCode).toBe(401)
      }
      const proof = await platform.app.inject({ method: 'GET', url: '/payments/events/viva/floga' })
      expect(proof.statusCode).toBe(200)

      const rows = await dump(database)
      expect(rows).toMatch(/lastDigits[": ]+0133/)
      expect(rows).toContain('APPROVED')
      expect(logged).toContain('invalid signature')
      const { access_token } = tokenExample
      const hidden = [account.apiKey, account.clientSecret, access_token, 'mistyped', '414746']
      for (const [place, text] of Object.entries({ rows, logged })) {
        expect([place, hidden.filter((one) => text.includes(one))]).toEqual([place, []])
      }
    } finally {
      await standIn.stop()
      await database.close()
    }
  })
})

/** Places an order by card. @returns Its id. */
async function placeOrder(database: Database): Promise<string> {
  const fixture = createOrderFixture(database)
  const variantId = await fixture.createVariant({ stock: 3 })
  const placed = await fixture.place({
    cartId: await fixture.createCart([variantId, 1]),
    paymentMethodId: 'card',
  })
  if (placed.status === 'placed') return placed.orderId
  throw new Error(JSON.stringify(placed))
}

/** Starts to pay an order by card. */
async function pay({ graphql }: TestPlatform, orderId: string) {
  const { data } = await graphql<{ orderPay: { url: string; errors: object[] } }>(
    'mutation ($input: OrderPayInput!) { orderPay(input: $input) { url errors { code } } }',
    { input: { orderId, paymentMethodId: 'card', returnUrl: `${shopOrigin}/back` } },
  )
  return data.orderPay
}

/** Every row of every table, as text. */
async function dump(database: Database): Promise<string> {
  return database.admin(async (sql) => {
    const tables = await sql.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r'
       AND relnamespace = 'public'::regnamespace`,
    )
    const texts: string[] = []
    for (const { name } of tables) {
      const rows = await sql.query<{ text: string }>(`SELECT t::text AS text FROM ${name} t`)
      texts.push(...rows.map(({ text }) => text))
    }
    return texts.join('\n')
  })
}
