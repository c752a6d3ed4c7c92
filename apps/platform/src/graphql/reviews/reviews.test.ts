// One file: the tests share the long way to a delivered order.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deliverMails } from '../../composition/mails/deliver-mails.js'
import { accountPorts } from '../../composition/ports/account-ports.js'
import { orderMovePorts } from '../../composition/ports/order-move-ports.js'
import { moveOrder } from '../../domains/orders/move-order.js'
import { createOrderFixture, orderTime } from '../../domains/orders/testing/order-fixture.js'
import type { OrderFixture } from '../../domains/orders/testing/order-fixture.js'
import { readOrder } from '../../domains/orders/read-order.js'
import { readMemberReviews } from '../../domains/reviews/read-reviews.js'
import { createReviewLinks } from '../../domains/reviews/review-links.js'
import type { Database } from '../../foundation/database/database.js'
import { deliverDue } from '../../foundation/mail/deliver-due.js'
import type { MailMessage } from '../../foundation/mail/mail-transport.js'
import { printPdf } from '../../foundation/pdf/print-pdf.js'
import {
  describeWithDatabase,
  openTestDatabase,
  testTenantSettings,
} from '../../testing/open-test-database.js'
import { runDoneCommand, runTestCommand } from '../../testing/run-test-command.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'
import type { TestPlatform } from '../../testing/start-test-platform.js'
import { documentOf } from '../testing/document-of.js'

const dayMs = 24 * 60 * 60 * 1_000

describeWithDatabase('reviews by buyers', (engine) => {
  const reviewLinks = createReviewLinks('a secret of all processes')
  let database: Database
  let fixture: OrderFixture
  let platform: TestPlatform
  let nowMs = orderTime.getTime()
  const now = () => new Date(nowMs)
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    fixture = createOrderFixture(database)
    platform = startTestPlatform(database, { clock: now, reviewLinks })
  }, 60_000)
  afterAll(() => database.close())

  /** An order of one piece of a new variant, moved to a state. */
  async function ordered(to: 'PROCESSING' | 'COMPLETED' = 'COMPLETED', known?: string) {
    const sku = known ?? (await fixture.createVariant({ stock: 9, weightGrams: 100 }))
    const cartId = await fixture.createCart([sku, 1])
    const placed = await fixture.place({ cartId })
    if (placed.status !== 'placed') throw new Error(JSON.stringify(placed))
    const { orderId } = placed
    const states = ['APPROVED', 'PROCESSING', 'READY', 'SHIPPED', 'COMPLETED'] as const
    for (const state of states.slice(0, states.indexOf(to) + 1)) await move(orderId, state)
    const order = await database.read('floga', (sql) => readOrder(sql, orderId))
    const token = reviewLinks.sign('floga', orderId)
    return { sku, orderId, order: order!, token, itemId: order!.items[0]!.id }
  }
  const move = (orderId: string, to: Parameters<typeof moveOrder>[1]['to']) =>
    database.write('floga', (sql) =>
      moveOrder(sql, { orderId, to, cause: 'staff', now: now() }, orderMovePorts),
    )

  async function ask<Answer>(
    name: string,
    variables: object,
    { tenant = 'floga', address = '203.0.113.9', locale = 'en' } = {},
  ): Promise<Answer> {
    const response = await platform.app.inject({
      method: 'POST',
      url: '/main/graphql',
      headers: { tenant, locale, 'x-forwarded-for': address },
      payload: { query: documentOf(name), variables },
    })
    const { data, errors } = response.json<{ data: Record<string, Answer>; errors?: unknown }>()
    if (errors) throw new Error(JSON.stringify(errors))
    return Object.values(data)[0]!
  }
  interface Written {
    errors: { code: string; field: string | null; message: string }[]
  }
  const write = (
    { token, itemId }: { token: string; itemId: string },
    changes: object = {},
    caller = {},
  ) => ask<Written>('review-write', { input: { token, itemId, stars: 4, ...changes } }, caller)
  interface Shown {
    rating: { average: number; count: number; distribution: number[] } | null
    total: number
    nodes: {
      id: string
      stars: number
      text: string | null
      authorName: string | null
      writtenAt: string
      editedAt: string | null
      answer: { text: string } | null
    }[]
  }
  const shown = (sku: string, page: object = {}, caller = {}) =>
    ask<Shown | null>('product-reviews', { where: { sku }, ...page }, caller)
  interface Own {
    authorName: string
    items: { id: string; review: { text: string | null; hiddenReason: string | null } | null }[]
  }
  const own = (token: string, caller = {}) => ask<Own | null>('order-reviews', { token }, caller)
  const referenceOf = async (orderId: string) => {
    const [row] = await database.admin((sql) =>
      sql.query<{ reference: string }>('SELECT reference FROM reviews WHERE order_id = $1', [
        orderId,
      ]),
    )
    return row!.reference
  }
  const run = (...args: string[]) => runDoneCommand({ database }, [...args, '--tenant', 'floga'])

  /** Mails about reviews that are due. */
  async function mails(): Promise<MailMessage[]> {
    const sent: MailMessage[] = []
    const options: Parameters<typeof deliverDue>[0] = {
      database,
      clock: now,
      deliver: deliverMails({
        database,
        transport: { send: async (mail) => void sent.push(mail), close: () => {} },
        shopUrl: 'https://shop.example',
        renderPdf: printPdf,
        reviewLinks,
        clock: now,
      }),
      onError: (error) => {
        throw error
      },
    }
    while ((await deliverDue(options)) > 0);
    return sent.filter(({ id }) => id.startsWith('review-'))
  }

  it('are invited by one mail, so many days after delivery, whose link needs no login', async () => {
    const bought = await ordered()
    expect(await mails()).toEqual([])
    nowMs += 7 * dayMs - 1
    expect(await mails()).toEqual([])
    nowMs += 1
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail!.text).toContain(`https://shop.example/review/${bought.token}`)
    expect(await own(bought.token)).toMatchObject({
      authorName: 'Μαρία Π.',
      items: [{ id: bought.itemId, review: null }],
    })
  })

  it('are not invited once there is nothing left to say', async () => {
    const reviewed = await ordered()
    const returned = await ordered()
    await write(reviewed)
    await mails()
    await move(returned.orderId, 'RETURNED')
    nowMs += 8 * dayMs
    expect((await mails()).filter(({ id }) => id.startsWith('review-invitation'))).toEqual([])
    // Who gave it back had it, and may say why.
    expect(await own(returned.token)).not.toBeNull()
  })

  it('are not invited where their buyer wants no more of it', async () => {
    const first = await ordered()
    nowMs += 7 * dayMs
    expect((await mails())[0]!.text).toContain(`${first.token}#review-invitations`)
    const end = (token: string) => ask<Written>('review-invitations-end', { token })
    expect((await end('x.y')).errors).toMatchObject([{ code: 'LINK_INVALID' }])
    expect((await end(first.token)).errors).toEqual([])
    expect((await end(first.token)).errors).toEqual([])
    const second = await ordered()
    nowMs += 7 * dayMs
    expect(await mails()).toEqual([])
    expect(await own(second.token)).not.toBeNull()
    await database.admin((sql) => sql.query('DELETE FROM review_refusals'))
  })

  it('are of delivered goods alone, by a link that was signed for the tenant', async () => {
    const waiting = await ordered('PROCESSING')
    expect(await own(waiting.token)).toBeNull()
    expect((await write(waiting)).errors).toMatchObject([{ code: 'NOT_AVAILABLE' }])
    const bought = await ordered()
    expect((await write({ ...bought, itemId: 'another' })).errors).toHaveLength(1)
    const forged = { ...bought, token: `${bought.orderId}.${'x'.repeat(43)}` }
    expect((await write(forged)).errors).toMatchObject([{ code: 'LINK_INVALID' }])
    expect((await write(bought, {}, { tenant: 'other' })).errors).toMatchObject([
      { code: 'LINK_INVALID' },
    ])
    expect(await own(bought.token, { tenant: 'other' })).toBeNull()
    expect(await shown(bought.sku)).toEqual({ rating: null, total: 0, nodes: [] })
  })

  it('tell beside the field what is wrong with a text', async () => {
    const bought = await ordered()
    const refused = async (text: string) => (await write(bought, { text })).errors
    expect(await refused('short')).toMatchObject([{ code: 'TOO_SHORT', field: 'text' }])
    expect(await refused('x'.repeat(2_001))).toMatchObject([{ code: 'TOO_LONG', field: 'text' }])
    expect(await refused('more at www.example.com')).toMatchObject([
      { code: 'INVALID', field: 'text', message: expect.stringContaining('links') },
    ])
    expect((await write(bought, { stars: 6 })).errors).toMatchObject([
      { code: 'REQUIRED', field: 'stars' },
    ])
    expect((await own(bought.token))!.items[0]!.review).toBeNull()
  })

  it('are one a line: an edit keeps the date, a withdrawal deletes what was written', async () => {
    const bought = await ordered()
    const another = await ordered('COMPLETED', bought.sku)
    await write(bought, { stars: 5, text: 'Fits my \u200Bcar well.' })
    await write(another, { stars: 2, isAnonymous: true })
    const first = (await shown(bought.sku))!
    expect(first.rating).toEqual({ average: 3.5, count: 2, distribution: [0, 1, 0, 0, 1] })
    expect(new Map(first.nodes.map(({ authorName, text }) => [authorName, text]))).toEqual(
      new Map([
        ['Μαρία Π.', 'Fits my car well.'],
        [null, null],
      ]),
    )
    expect((await shown(bought.sku, { stars: 5 }))!.total).toBe(1)
    expect((await shown(bought.sku, { first: 1, skip: 1 }))!.nodes).toHaveLength(1)
    const before = first.nodes.find(({ stars }) => stars === 5)!

    nowMs += dayMs
    await write(bought, { stars: 5, text: 'Fits my car well.' })
    expect((await shown(bought.sku, { stars: 5 }))!.nodes[0]).toEqual(before)
    await write(bought, { stars: 4, text: 'It leaks after a month.' })
    expect((await shown(bought.sku, { stars: 4 }))!.nodes[0]).toMatchObject({
      id: before.id,
      text: 'It leaks after a month.',
      writtenAt: before.writtenAt,
      editedAt: now().toISOString(),
    })

    await ask('review-withdraw', { input: { token: bought.token, itemId: bought.itemId } })
    expect((await shown(bought.sku))!.rating).toMatchObject({ average: 2, count: 1 })
    expect((await own(bought.token))!.items[0]!.review).toBeNull()
    const rows = await database.admin((sql) =>
      sql.query('SELECT stars, text, answer FROM reviews WHERE order_id = $1', [bought.orderId]),
    )
    expect(rows).toEqual([{ stars: null, text: null, answer: null }])
    await write(bought, { stars: 1 })
    expect((await shown(bought.sku, { stars: 1 }))!.nodes[0]).toMatchObject({
      writtenAt: now().toISOString(),
      editedAt: null,
    })
  })

  it('are told of by product, cards and the order, only in a shop that wants them', async () => {
    const bought = await ordered()
    const other = { tenant: 'floga' }
    await write(bought, { stars: 3 })
    const query = `query ($where: UniqueKey!, $id: ID!) {
      product(where: $where) { rating { average count } }
      productsSearch(first: 100) { nodes { sku rating { average count } } }
      order(id: $id) { reviewToken }
      tenantSettings { capabilities }
    }`
    const variables = { where: { sku: bought.sku }, id: bought.orderId }
    interface Answer {
      product: { rating: unknown }
      productsSearch: { nodes: { sku: string; rating: unknown }[] }
      order: { reviewToken: string | null }
      tenantSettings: { capabilities: string[] }
    }
    const { data } = await platform.graphql<Answer>(query, variables, other)
    const rating = { average: 3, count: 1 }
    expect(data).toMatchObject({
      product: { rating },
      order: { reviewToken: bought.token },
    })
    const cards = new Map(data.productsSearch.nodes.map((card) => [card.sku, card.rating]))
    expect(cards.get(bought.sku)).toEqual(rating)
    expect([...cards.values()]).toContain(null)
    expect(data.tenantSettings.capabilities).toContain('REVIEWS')
    const waiting = await ordered('PROCESSING')
    const before = await platform.graphql<Answer>(query, { ...variables, id: waiting.orderId })
    expect(before.data.order.reviewToken).toBeNull()

    const without = await openTestDatabase(engine)
    try {
      const settings = JSON.stringify({ ...testTenantSettings, reviews: null })
      await without.admin((sql) =>
        sql.query('UPDATE tenants SET settings = $1::text::jsonb', [settings]),
      )
      const plain = startTestPlatform(without)
      const answer = await plain.graphql<Answer>('{ tenantSettings { capabilities } }')
      expect(answer.data.tenantSettings.capabilities).not.toContain('REVIEWS')
    } finally {
      await without.close()
    }
  })

  it('are reported once by a visitor, and hidden by the shop with a reason', async () => {
    const bought = await ordered()
    const text = 'Ο κύριος Νίκος είναι απατεώνας.'
    await write(bought, { stars: 1, text }, { locale: 'el' })
    await mails()
    const { id } = (await shown(bought.sku))!.nodes[0]!
    const report = (address: string) =>
      ask<Written>(
        'review-report',
        { input: { id, reason: 'PERSONAL_DATA', comment: 'It names me.' } },
        { address },
      )
    expect((await report('203.0.113.1')).errors).toEqual([])
    expect((await report('203.0.113.1')).errors).toEqual([])
    expect((await report('198.51.100.7')).errors).toEqual([])
    const toShop = await mails()
    expect(toShop).toHaveLength(2)
    expect(toShop[0]!.text).toContain('It names me.')
    const listed = await run('list-reviews', '--reported')
    expect(listed).toContain('2 reports')
    expect(listed).toContain('PERSONAL_DATA\tIt names me.')

    const reference = await referenceOf(bought.orderId)
    const reason = 'Αναφέρει όνομα τρίτου.'
    expect(await run('hide-review', reference, '--reason', reason, '--dry-run')).toContain('Would')
    expect((await shown(bought.sku))!.total).toBe(1)
    await run('hide-review', reference, '--reason', reason)
    expect(await shown(bought.sku)).toEqual({ rating: null, total: 0, nodes: [] })
    expect((await report('192.0.2.1')).errors).toMatchObject([{ code: 'NOT_FOUND' }])
    expect(await ask('review', { id })).toBeNull()
    expect((await own(bought.token))!.items[0]!.review).toMatchObject({ hiddenReason: reason })
    const [toAuthor, ...more] = await mails()
    expect(more).toEqual([])
    expect(toAuthor).toMatchObject({ to: { address: bought.order.email } })
    expect(toAuthor!.text).toContain(reason)

    // Neither an edit nor a withdrawal brings it back.
    await ask('review-withdraw', { input: { token: bought.token, itemId: bought.itemId } })
    await write(bought, { stars: 1, text: 'Written once again.' })
    expect((await shown(bought.sku))!.total).toBe(0)
    expect(await run('list-reviews', '--hidden')).toContain(reference)
    await run('show-review', reference)
    expect((await shown(bought.sku))!.rating).toMatchObject({ count: 1 })
    expect(await run('list-reviews', '--reported')).toBe('0 reviews.')
    await expect(run('show-review', '1')).rejects.toThrow('floga has no review 1.')
  })

  it('are answered by the shop', async () => {
    const bought = await ordered()
    await write(bought, { stars: 3, text: 'Where is the manual?' })
    await mails()
    const reference = await referenceOf(bought.orderId)
    const answer = (input: string) =>
      runTestCommand({ database }, ['answer-review', reference, '--tenant', 'floga'], { input })
    expect((await answer(' ')).exitCode).not.toBe(0)
    expect((await answer('It is in the box, below the tray.\n')).exitCode).toBe(0)
    expect((await shown(bought.sku))!.nodes[0]!.answer!.text).toBe(
      'It is in the box, below the tray.',
    )
    const [mail] = await mails()
    expect(mail!.text).toContain('below the tray')
  })

  it('are throttled by order and by network', async () => {
    const bought = await ordered()
    for (let count = 0; count < 20; count += 1) {
      await write(bought, {}, { address: `198.51.${count}.1` })
    }
    expect((await write(bought, {}, { address: '192.0.2.200' })).errors).toMatchObject([
      { code: 'THROTTLED' },
    ])
  })

  it('are part of the data of their author, and deleted with the account', async () => {
    const bought = await ordered()
    await write(bought, { text: 'Written by a guest.' })
    const member = { id: 'member', email: bought.order.email.toUpperCase() }
    const data = await database.read('floga', (sql) => readMemberReviews(sql, member))
    expect(data).toContainEqual(
      expect.objectContaining({ sku: bought.sku, stars: 4, text: 'Written by a guest.' }),
    )
    await database.write('floga', (sql) => accountPorts.deleteMemberData(sql, member))
    expect((await shown(bought.sku))!.total).toBe(0)
    const rows = await database.admin((sql) =>
      sql.query("SELECT id FROM reviews WHERE tenant = 'floga' AND text IS NOT NULL"),
    )
    expect(rows).toEqual([])
  })
})
