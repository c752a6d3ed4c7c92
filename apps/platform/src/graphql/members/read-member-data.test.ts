import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../foundation/database/database.js'
import { describeWithDatabase } from '../../testing/open-test-database.js'
import { memberHome as home, openMemberShop } from '../testing/member-shop.js'
import type { MemberShop } from '../testing/member-shop.js'
import { goodPassword } from '../testing/member-fixture.js'
import type { MemberFixture } from '../testing/member-fixture.js'

describeWithDatabase('what is kept about a member', (engine) => {
  let database: Database
  let fixture: MemberFixture
  let cartWith: MemberShop['cartWith']
  let order: MemberShop['order']
  let close: MemberShop['close']
  beforeAll(async () => {
    ;({ database, fixture, cartWith, order, close } = await openMemberShop(engine, {
      A: 100,
      NONE: 0,
    }))
  })
  afterAll(() => close())

  /**
   * Personal data in other domains: questions as a guest and as a member, a return, a back-in-stock
   * request, the newsletter.
   */
  const storeRecords = async (email: string, token: string) => {
    for (const [kind, orderNumber, asked] of [
      ['AVAILABILITY', null, {}],
      ['QUESTION', null, { token }],
      ['RETURN', '12345678', { token }],
    ] as const) {
      const written = 'token' in asked ? email : email.toUpperCase()
      const input = { kind, orderNumber, name: 'Μαρία', email: written, message: 'Ερώτηση' }
      expect((await fixture.ask('customer-request-open', { input }, asked)).errors).toEqual([])
      fixture.wait(1_000)
    }
    await fixture.ask('back-in-stock-request', { input: { variantId: 'NONE', email } }, { token })
    await fixture.ask('newsletter-subscribe', { input: { email, wordingVersion: '2026-11' } })
    const [subscription] = await database.admin((sql) =>
      sql.query<{ id: string }>('SELECT id FROM newsletter_subscriptions WHERE email = $1', [
        email,
      ]),
    )
    expect((await fixture.ask('newsletter-confirm', { id: subscription!.id })).errors).toEqual([])
  }
  const records = async (email: string) => {
    const rows = await database.admin((sql) =>
      sql.query<{ trace: string }>(
        `SELECT 'newsletter' AS trace FROM newsletter_subscriptions WHERE email = $1
         UNION ALL SELECT 'back-in-stock' FROM back_in_stock_requests WHERE email = $1
         UNION ALL SELECT 'request ' || kind || ' ' || (member_id IS NOT NULL)
           FROM customer_requests WHERE email_key = $1
         ORDER BY trace`,
        [email],
      ),
    )
    return rows.map(({ trace }) => trace)
  }

  it('is exported as one file', async () => {
    const token = await fixture.member('data@example.com')
    const placed = await order(token, 'data-1')
    await fixture.ask('address-save', { input: { address: home } }, { token })
    await storeRecords('data@example.com', token)
    const data = JSON.parse(String(await fixture.ask('member-data', {}, { token })))
    expect(data).toMatchObject({
      profile: { email: 'data@example.com' },
      addresses: [{ address: { city: 'Αθήνα' } }],
      orders: [{ number: placed.number, items: [{ sku: 'A' }] }],
      requests: [
        { kind: 'RETURN' },
        { kind: 'QUESTION', messages: [{ text: 'Ερώτηση' }] },
        { kind: 'AVAILABILITY' },
      ],
      newsletter: { wordingVersion: '2026-11', confirmedAt: expect.any(String) },
      backInStockRequests: [{ sku: 'NONE', notifiedAt: null }],
      consents: [
        { to: 'newsletter', version: '2026-11' },
        { to: 'terms', version: '1', orderNumber: placed.number },
      ],
    })
    expect(JSON.stringify(data)).not.toContain('argon2')
  })

  it('is deleted with the account; orders stay, without a link to the member', async () => {
    const email = 'leaving@example.com'
    const token = await fixture.member(email)
    const placed = await order(token, 'leaving-1')
    const cartId = await cartWith({ A: 1 }, { token })
    await fixture.ask('address-save', { input: { address: home } }, { token })
    await storeRecords(email, token)
    await storeRecords('staying@example.com', await fixture.member('staying@example.com'))
    await database.admin(async (sql) => {
      await sql.query(
        `INSERT INTO coupons (tenant, code, terms, created_at) VALUES ('floga', 'WELCOME', '{}', now())`,
      )
      await sql.query(
        `INSERT INTO coupon_uses (tenant, order_id, code, email_key, member_id, used_at)
         SELECT tenant, id, 'WELCOME', lower(email), member_id, now() FROM orders WHERE id = $1`,
        [placed.id],
      )
    })
    const remove = (currentPassword: string) =>
      fixture.ask('member-delete', { input: { currentPassword } }, { token })
    expect((await remove('wrong')).errors).toMatchObject([{ code: 'WRONG_PASSWORD' }])
    await fixture.mails()
    expect(await remove(goodPassword)).toEqual({ errors: [] })
    expect(await fixture.isGood(token)).toBe(false)
    expect(await fixture.login(email)).toHaveProperty('error', 'invalid_grant')
    expect(await fixture.ask('cart', { id: cartId })).toBeNull()
    expect(await fixture.mails()).toMatchObject([
      { to: { address: email }, subject: 'Ο λογαριασμός σας διαγράφηκε – Floga' },
    ])
    const rows = await database.admin((sql) =>
      sql.query('SELECT member_id FROM orders WHERE id = $1', [placed.id]),
    )
    expect(rows).toEqual([{ member_id: null }])
    const uses = await database.admin((sql) =>
      sql.query('SELECT member_id FROM coupon_uses WHERE order_id = $1', [placed.id]),
    )
    expect(uses).toEqual([{ member_id: null }])
    expect(await records(email)).toEqual(['request RETURN false'])
    expect(await records('staying@example.com')).toEqual([
      'back-in-stock',
      'newsletter',
      'request AVAILABILITY false',
      'request QUESTION true',
      'request RETURN true',
    ])
    const repeated = await fixture.member(email)
    expect((await fixture.ask('orders', {}, { token: repeated })).total).toBe(0)
  })
})
