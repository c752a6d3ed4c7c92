import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildASTSchema, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../foundation/database/database.js'
import { orderInput } from '../domains/orders/testing/order-input.js'
import { platformFiles } from '../composition/platform-files.js'
import { openTestDatabase, testTenantSettings } from '../testing/open-test-database.js'
import { seedVariants } from '../testing/seed-variants.js'
import { createPayments } from '../composition/create-payments.js'
import { createFakeProvider } from '../domains/payment/testing/fake-provider.js'
import { importRecords, testRecords } from '../testing/test-records.js'
import type { AccessRow, OwnedRecords } from './testing/access-row.js'
import { mutationRows } from './testing/mutation-rows.js'
import { queryRows } from './testing/query-rows.js'
import { createMemberFixture, goodPassword } from './testing/member-fixture.js'
import type { Caller, MemberFixture } from './testing/member-fixture.js'

const owner = 'owner@example.com'
const cardId = 'C'.repeat(22)
const settings = {
  ...testTenantSettings,
  bankAccount: { bankName: 'A', holderName: 'B', iban: 'GR1601101250000000012300695' },
  paymentProvider: 'fake',
  contact: { el: { email: 'shop@example.com', address: 'A', phone: '1' } },
  socialAccounts: [{ name: 'A', icon: 'a', url: 'https://a.example' }],
  features: [{ slug: 'a', icon: 'a', name: { el: 'Α' } }],
}

describe('every operation of the contract', () => {
  const text = readdirSync(platformFiles.schema)
    .map((file) => readFileSync(join(platformFiles.schema, file), 'utf8'))
    .join('\n')
  const schema = buildASTSchema(parse(text))
  let database: Database
  let fixture: MemberFixture
  let ownedRecords: OwnedRecords
  /** In the order of the matrix. */
  let askers: Caller[]

  beforeAll(async () => {
    database = await openTestDatabase()
    await importRecords(database, testRecords())
    await database.admin((sql) =>
      sql.query('UPDATE tenants SET settings = $1::text::jsonb', [JSON.stringify(settings)]),
    )
    await seedVariants(database, 'floga', [
      { id: 'A', stock: 100 },
      { id: 'EMPTY', stock: 0 },
    ])
    const payments = createPayments({ database, providers: [createFakeProvider()] })
    fixture = createMemberFixture(database, { payments })
    const token = await fixture.member(owner)
    ownedRecords = await collect(token)
    askers = [
      { tenant: 'other', token: await fixture.member('foreign@example.com', 'other') },
      {},
      { token: await fixture.member('another@example.com') },
      { token },
    ]
  })
  afterAll(async () => {
    await database.close()
  })

  async function collect(token: string): Promise<OwnedRecords> {
    const cartWith = async (caller: Caller) => {
      const input = { variantId: 'A', quantity: 1 }
      return (await fixture.ask('cart-add-item', { input }, caller)).cart
    }
    const idempotencyKey = 'the-owners-key-01'
    const placed = await fixture.ask(
      'checkout-place-order',
      {
        input: orderInput({
          cartId: (await cartWith({})).id,
          idempotencyKey,
        }),
      },
      { token },
    )
    const byCard = await fixture.ask(
      'checkout-place-order',
      {
        input: orderInput({
          cartId: (await cartWith({})).id,
          idempotencyKey: 'the-owners-key-02',
          paymentMethodId: 'card',
        }),
      },
      { token },
    )
    await database.admin((sql) =>
      sql.query(
        `INSERT INTO saved_cards (tenant, id, member_id, provider, token, brand, last_digits,
           expiry_month, expiry_year, created_at)
         SELECT tenant, $1, id, 'fake', 'token', 'visa', '1111', 12, 2030, now()
         FROM members WHERE email = $2`,
        [cardId, owner],
      ),
    )
    const cart = await cartWith({ token })
    const address = { address: 'A 1', country: 'CY', city: 'A', postalCode: '1010' }
    const saved = await fixture.ask('address-save', { input: { address } }, { token })
    const asked = await fixture.ask('customer-request-open', {
      input: { kind: 'QUESTION', name: 'A', email: owner, message: 'A' },
    })
    await fixture.ask('newsletter-subscribe', { input: { email: owner, wordingVersion: '1' } })
    const [subscription] = await database.admin((sql) =>
      sql.query<{ id: string }>('SELECT id FROM newsletter_subscriptions'),
    )
    const backInStock = { variantId: 'EMPTY', email: owner }
    await fixture.ask('back-in-stock-request', { input: backInStock })
    const [request] = await database.admin((sql) =>
      sql.query<{ id: string }>('SELECT id FROM back_in_stock_requests'),
    )
    const email = 'waiting@example.com'
    await fixture.ask('member-register', { input: { email, password: goodPassword } })
    const confirmToken = await fixture.linkToken(email)
    await fixture.ask('password-forgot', { email })
    const expired = await cartWith({})
    await database.admin((sql) =>
      sql.query("UPDATE carts SET expires_at = now() - interval '1 day' WHERE id = $1", [
        expired.id,
      ]),
    )
    const terms = JSON.stringify({ kind: 'PERCENT', percent: 10 })
    await database.admin((sql) =>
      sql.query(
        `INSERT INTO coupons (tenant, code, terms, created_at)
         VALUES ('floga', 'MATRIX', $1::text::jsonb, now())`,
        [terms],
      ),
    )
    return {
      ...(await shareCart((await cartWith({})).id)),
      password: goodPassword,
      expiredCartId: expired.id,
      variantId: 'A',
      soldOutId: 'EMPTY',
      cartId: cart.id,
      lineId: cart.data.lines[0]!.id,
      orderCartId: (await cartWith({})).id,
      orderId: placed.order.id,
      orderNumber: placed.order.number,
      orderEmail: orderInput().contact.email,
      orderItemId: placed.order.orderItems[0]!.id,
      idempotencyKey,
      requestId: asked.customerRequest.id,
      subscriptionId: subscription!.id,
      addressId: saved.address.id,
      cardId,
      cardOrderId: byCard.order.id,
      backInStockId: request!.id,
      confirmToken,
      resetToken: await fixture.linkToken(email),
    }
  }

  async function shareCart(sharedCartId: string) {
    const share = (right: string) =>
      fixture.ask('cart-share', { input: { cartId: sharedCartId, name: 'Άννα', right } })
    const joinBy = (secret: string, name: string) =>
      fixture.ask('shared-cart-join', { input: { secret, name } })
    const { secret, sharedCart } = await share('EDIT')
    const byOther = await share('VIEW')
    const editor = await joinBy(secret, 'Editor')
    const leaver = await joinBy(secret, 'Leaver')
    const viewer = await joinBy(byOther.secret, 'Viewer')
    const suggestion = { cartId: editor.cartId, variantId: 'A', quantity: 1 }
    const suggested = await fixture.ask('shared-cart-suggest', { input: suggestion })
    const personId = (name: string) =>
      viewer.sharedCart.people.find((person) => person.name === name)!.id
    return {
      sharedCartId,
      secret,
      invitationId: sharedCart.invitations[0]!.id,
      editorKey: editor.cartId!,
      editorId: personId('Editor'),
      leaverKey: leaver.cartId!,
      viewerId: personId('Viewer'),
      suggestionId: suggested.sharedCart.suggestions[0]!.id,
    }
  }

  async function outcomeFor(document: string, caller: Caller): Promise<string> {
    const response = await fixture.platform.app.inject({
      method: 'POST',
      url: '/auth/graphql',
      headers: {
        tenant: caller.tenant ?? 'floga',
        locale: 'el',
        ...(caller.token && { authorization: `Bearer ${caller.token}` }),
      },
      payload: { query: document },
    })
    const { data, errors } = response.json<{
      data: Record<string, unknown>
      errors?: { message: string; extensions?: { code?: string } }[]
    }>()
    if (errors?.[0]?.extensions?.code === 'UNAUTHENTICATED') return 'login'
    if (errors) return errors[0]!.message
    return isNothing(Object.values(data)[0]) ? 'nothing' : 'yes'
  }

  async function outcomesOf(kind: 'query' | 'mutation', rows: Readonly<Record<string, AccessRow>>) {
    const found: Record<string, string[]> = {}
    for (const [name, row] of Object.entries(rows)) {
      found[name] = []
      for (const caller of askers) {
        found[name].push(await outcomeFor(`${kind} { ${row.ask(ownedRecords)} }`, caller))
      }
    }
    return found
  }

  const expected = (rows: Readonly<Record<string, AccessRow>>) =>
    Object.fromEntries(Object.entries(rows).map(([name, { outcomes }]) => [name, [...outcomes]]))

  it('has a row in the matrix', () => {
    const names = (fields: object) => Object.keys(fields).sort()
    expect(names(queryRows)).toEqual(names(schema.getQueryType()!.getFields()))
    expect(names(mutationRows)).toEqual(names(schema.getMutationType()!.getFields()))
  })

  it('takes an access token of another tenant for nothing', async () => {
    const stray = { tenant: 'other', token: askers[3]!.token! }
    const outcomes = await Promise.all(
      Object.entries({ ...queryRows, ...mutationRows })
        .filter(([, row]) => row.outcomes[1] === 'login')
        .map(([name, row]) => {
          const kind = name in queryRows ? 'query' : 'mutation'
          return outcomeFor(`${kind} { ${row.ask(ownedRecords)} }`, stray)
        }),
    )
    expect(outcomes.length).toBeGreaterThan(8)
    expect(new Set(outcomes)).toEqual(new Set(['login']))
  })

  it('answers guest, owner, other member and other tenant as the matrix says', async () => {
    expect(await outcomesOf('query', queryRows)).toEqual(expected(queryRows))
    expect(await outcomesOf('mutation', mutationRows)).toEqual(expected(mutationRows))
    const [row] = await database.admin((sql) =>
      sql.query<{ orders: number; foreign: number }>(
        `SELECT (SELECT count(*)::integer FROM orders WHERE tenant = 'floga') AS orders,
                (SELECT count(*)::integer FROM orders WHERE tenant <> 'floga') AS foreign`,
      ),
    )
    expect(row).toEqual({ orders: 3, foreign: 0 })
  })
})

/** Null or empty, all the way down, or refused. */
function isNothing(value: unknown): boolean {
  if (value === null || value === '') return true
  if (Array.isArray(value)) return value.every((item) => isNothing(item))
  if (typeof value !== 'object' || value === undefined) return false
  if ('errors' in value && Array.isArray(value.errors)) return value.errors.length > 0
  return Object.values(value).every((part) => isNothing(part))
}
