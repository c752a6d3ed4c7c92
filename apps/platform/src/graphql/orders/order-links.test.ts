import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderPlacingPorts } from '../../composition/ports/order-placing-ports.js'
import { deliverMails } from '../../composition/mails/deliver-mails.js'
import { confirmWithdrawal } from '../../domains/customer-requests/confirm-withdrawal.js'
import { createOrderLinks, orderLinkMs } from '../../domains/orders/links/order-link.js'
import { readOrderLinkUses } from '../../domains/orders/links/use-order-link.js'
import { placeOrder } from '../../domains/orders/placing/place-order.js'
import { readOrder } from '../../domains/orders/read-order.js'
import { createOrderFixture, orderRules } from '../../domains/orders/testing/order-fixture.js'
import type { OrderFixture } from '../../domains/orders/testing/order-fixture.js'
import { orderInput } from '../../domains/orders/testing/order-input.js'
import type { Database } from '../../foundation/database/database.js'
import { deliverDue } from '../../foundation/mail/deliver-due.js'
import type { MailMessage } from '../../foundation/mail/mail-transport.js'
import { printPdf } from '../../foundation/pdf/print-pdf.js'
import { describeEachEngine, openTestDatabase } from '../../testing/open-test-database.js'
import { readStock } from '../../testing/seed-variants.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'
import type { TestPlatform } from '../../testing/start-test-platform.js'
import { documentOf } from '../testing/document-of.js'

describeEachEngine('links in mails to the shop', (engine) => {
  const orderLinks = createOrderLinks('a secret of all processes')
  let database: Database
  let fixture: OrderFixture
  let platform: TestPlatform
  let nowMs = Date.parse('2026-11-21T10:00:00.000Z')
  const now = () => new Date(nowMs)
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    fixture = createOrderFixture(database)
    platform = startTestPlatform(database, { clock: now, orderLinks })
  }, 60_000)
  afterAll(() => database.close())

  /** Places an order of two pieces; the mails about it to the shop are the next to be delivered. */
  async function ordered(changes: Partial<Parameters<typeof orderInput>[0]> = {}) {
    const sku = await fixture.createVariant({ stock: 5, weightGrams: 100 })
    const outcome = await placeOrder({
      database,
      tenant: 'floga',
      rules: orderRules,
      ports: orderPlacingPorts,
      locale: 'en',
      memberId: null,
      now: now(),
      input: orderInput({
        cartId: await fixture.createCart([sku, 2]),
        idempotencyKey: fixture.newKey(),
        expectedTotalMinor: 2 * 1_240 + 390,
        ...changes,
      }),
    })
    if (outcome.status !== 'placed') throw new Error(JSON.stringify(outcome))
    const { orderId } = outcome
    const read = async () => (await database.read('floga', (sql) => readOrder(sql, orderId)))!
    return { orderId, sku, read }
  }

  /** The tokens in the newest mail to the shop, by action. */
  async function nextLinks(): Promise<Record<string, string>> {
    const sent: MailMessage[] = []
    await deliverDue({
      database,
      clock: now,
      deliver: deliverMails({
        database,
        transport: { send: async (mail) => void sent.push(mail), close: () => {} },
        shopUrl: 'https://shop.example',
        renderPdf: printPdf,
        orderLinks,
        clock: now,
      }),
      onError: (error) => {
        throw error
      },
    })
    const toShop = sent.filter(({ id }) => id.startsWith('shop-order-'))
    expect(toShop).toHaveLength(1)
    const found = toShop[0]!.text.matchAll(/https:\/\/shop\.example\/order-link\/([\w.-]+)/g)
    const tokens = new Set([...found].map(([, token]) => token!))
    return Object.fromEntries([...tokens].map((token) => [token.split('.')[1]!, token]))
  }

  async function ask(name: string, variables: object, tenant = 'floga') {
    const response = await platform.app.inject({
      method: 'POST',
      url: '/main/graphql',
      headers: { tenant, locale: 'el', 'x-forwarded-for': '203.0.113.9' },
      payload: { query: documentOf(name), variables },
    })
    const { data } = response.json<{ data: Record<string, LinkAnswer> }>()
    return Object.values(data)[0]!
  }
  interface LinkAnswer {
    state: string
    action: string
    orderLink: { state: string } | null
    errors: { code: string; field: string | null }[]
  }
  const use = (token: string | undefined, changes: object = {}) =>
    ask('order-link-use', { input: { token, ...changes } })

  it('carry an order paid by transfer to its end, each once, and change nothing when they are opened', async () => {
    const { orderId, read } = await ordered()
    const first = await nextLinks()
    expect(Object.keys(first)).toEqual(['PAID', 'CANCELED'])
    expect(await ask('order-link', { token: first['PAID'] })).toMatchObject({ state: 'OPEN' })
    expect((await read()).state).toBe('PENDING')
    // Pressed twice, and sent again.
    const answers = await Promise.all([use(first['PAID']), use(first['PAID'])])
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
    expect((await read()).moves.map(({ to, cause }) => [to, cause])).toContainEqual([
      'APPROVED',
      'staff by mail',
    ])
    expect((await use(first['CANCELED'])).orderLink).toEqual({ action: 'CANCELED', state: 'USED' })
    expect((await read()).state).toBe('APPROVED')

    nowMs += 1_000
    const second = await nextLinks()
    expect(Object.keys(second)).toEqual(['PACKED', 'SENT', 'CANCELED'])
    const refused = await use(second['SENT'], { trackingUrl: 'javascript:alert(1)' })
    expect(refused.errors).toMatchObject([{ code: 'INVALID', field: 'trackingUrl' }])
    await use(second['SENT'], { tracking: 'AB123', trackingUrl: 'https://courier.example/AB123' })
    expect(await read()).toMatchObject({ state: 'SHIPPED', shipments: [{ tracking: 'AB123' }] })
    nowMs += 1_000
    const third = await nextLinks()
    await use(third['DELIVERED'])
    expect((await read()).state).toBe('COMPLETED')

    const uses = await database.read('floga', (sql) => readOrderLinkUses(sql, orderId))
    expect(uses.map(({ action, address }) => `${action} ${address}`)).toEqual([
      'PAID 203.0.113.9',
      'SENT 203.0.113.9',
      'DELIVERED 203.0.113.9',
    ])
    expect(uses.at(-1)!.usedAt).toEqual(now())
  })

  it('confirm an order that is paid on delivery', async () => {
    const cash = { paymentMethodId: 'cash-on-delivery', expectedTotalMinor: 2_480 + 390 + 250 }
    const { read } = await ordered(cash)
    const links = await nextLinks()
    expect(Object.keys(links)).toEqual(['CONFIRMED', 'CANCELED'])
    await use(links['CONFIRMED'])
    const packed = await nextLinks()
    await use(packed['PACKED'])
    expect(await read()).toMatchObject({ state: 'READY', paymentState: 'PENDING' })
    expect(Object.keys(await nextLinks())).toEqual(['SENT', 'CANCELED'])
  })

  it('settle a withdrawal, and offer nothing else before that but to cancel', async () => {
    const { orderId, sku, read } = await ordered()
    const before = await nextLinks()
    const [item] = (await read()).items
    await database.write('floga', (sql) =>
      confirmWithdrawal(
        sql,
        {
          orderId,
          name: 'Μαρία',
          items: [{ id: item!.id, quantity: 1 }],
          reason: null,
          locale: 'el',
          memberId: null,
          now: now(),
          timeZone: 'Europe/Athens',
        },
        async () => {},
      ),
    )
    expect((await use(before['PAID'])).orderLink).toMatchObject({ state: 'USED' })
    expect((await read()).state).toBe('PENDING')
    const expiresAt = new Date(nowMs + orderLinkMs)
    const link = { orderId, action: 'SETTLED', version: 3, expiresAt } as const
    const token = orderLinks.sign('floga', link)
    await Promise.all([use(token), use(token)])
    expect(await read()).toMatchObject({ items: [{ quantity: 1 }], totals: { grandMinor: 1_630 } })
    expect(await readStock(database, 'floga', sku)).toBe(4)
  })

  it('are in no mail of a shop without their page', async () => {
    const set = (hasOrderLinkPage: boolean) =>
      database.write('floga', (sql) =>
        sql.query('UPDATE tenants SET settings = settings || $1::text::jsonb', [
          JSON.stringify({ hasOrderLinkPage }),
        ]),
      )
    await set(false)
    await ordered()
    expect(await nextLinks()).toEqual({})
    await set(true)
  })

  it('expire, and cannot be forged or used in another tenant', async () => {
    const { orderId, read } = await ordered()
    const { PAID: token = '' } = await nextLinks()
    expect(await ask('order-link', { token }, 'other')).toBeNull()
    for (const forged of [
      token.replace('.PAID.', '.CANCELED.'),
      token.replace(/^[^.]+/, 'A'.repeat(22)),
      `${token}x`,
      token.slice(0, -1),
      '',
      '....',
    ]) {
      expect(await ask('order-link', { token: forged })).toBeNull()
      expect((await use(forged)).errors).toMatchObject([{ code: 'ORDER_NOT_FOUND' }])
    }
    const others = createOrderLinks('another secret')
    const expiresAt = new Date(nowMs + orderLinkMs)
    const link = { orderId, action: 'PAID', version: 2, expiresAt } as const
    expect(await ask('order-link', { token: others.sign('floga', link) })).toBeNull()
    nowMs += orderLinkMs
    expect(await ask('order-link', { token })).toMatchObject({ state: 'EXPIRED' })
    expect((await use(token)).errors).toMatchObject([{ code: 'TOO_LATE' }])
    expect((await read()).state).toBe('PENDING')
  })
})
