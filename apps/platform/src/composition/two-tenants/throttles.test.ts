import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSharedCartHub } from '../../domains/cart/shared/shared-cart-hub.js'
import type { Throttles } from '../../foundation/throttle/throttles.js'
import { createThrottles } from '../../foundation/throttle/throttles.js'
import type { OwnedRecords } from '../../graphql/testing/access-row.js'
import { createStaffClient } from '../../http/staff/testing/staff-client.js'
import { openTwinShops } from '../testing/twin-shops.js'
import type { Tenant, TwinShops } from '../testing/twin-shops.js'

type Kind = keyof Throttles

/** Responses to throttled attempts. */
const tooMany = /THROTTLED|slow_down|"throttled"|not asked|not registered/

describe('throttles of two tenants on one platform', () => {
  let shops: TwinShops
  let askedNumbers = 0
  const staffKeys: Partial<Record<Tenant, string>> = {}
  beforeAll(async () => {
    shops = await openTwinShops({
      vatRegister: {
        async ask() {
          askedNumbers += 1
          return 'UNCONFIRMED'
        },
      },
    })
    for (const tenant of ['floga', 'other'] as const) {
      const client = await createStaffClient(shops.database, ['orders:read'], {
        platform: shops.fixture.platform,
        tenant,
        now: shops.fixture.now(),
      })
      staffKeys[tenant] = client.key
    }
  }, 120_000)
  afterAll(() => shops.close())

  async function send(
    tenant: Tenant,
    url: string,
    payload?: object,
    key?: string,
  ): Promise<string> {
    const response = await shops.fixture.platform.app.inject({
      method: payload ? 'POST' : 'GET',
      url,
      headers: { tenant, locale: 'el', ...(key && { authorization: `Bearer ${key}` }) },
      ...(payload && { payload }),
    })
    return response.body.toString()
  }
  const ask = (tenant: Tenant, query: string) => send(tenant, '/auth/graphql', { query })
  const logIn = (tenant: Tenant) =>
    send(tenant, '/auth/token', {
      grant_type: 'password',
      username: 'stranger@example.com',
      password: 'a wrong password',
    })
  const errors = 'errors { code }'
  let passwords = 0
  const register = (tenant: Tenant) =>
    ask(
      tenant,
      `mutation { memberRegister(input: { email: "n@example.com", password: "a good password ${(passwords += 1)}" }) { ${errors} } }`,
    )
  const countReceipts = async () => {
    const rows = await shops.database.admin((sql) =>
      sql.query("SELECT FROM outbox WHERE kind = 'request-received'"),
    )
    return rows.length
  }
  const countRegistrations = async () => {
    const rows = await shops.database.admin((sql) => sql.query('SELECT FROM registrations'))
    return rows.length
  }

  /** An attempt of each kind, and its result. */
  const attempts: Record<Kind, (tenant: Tenant, of: OwnedRecords) => Promise<string>> = {
    login: logIn,
    strangersLogin: logIn,
    register,
    // Rejects no request: the mailbox has links.
    strangersRegister: async (tenant) => {
      const before = await countRegistrations()
      const answer = await register(tenant)
      return (await countRegistrations()) === before ? 'not registered' : answer
    },
    mail: (tenant) =>
      ask(tenant, `mutation { memberResendConfirmation(email: "n@example.com") { ${errors} } }`),
    link: (tenant) =>
      ask(tenant, `mutation { memberConfirm(token: "${'x'.repeat(43)}") { ${errors} } }`),
    newsletter: (tenant) =>
      ask(
        tenant,
        `mutation { newsletterSubscribe(input: { email: "n@example.com", wordingVersion: "1" }) { ${errors} } }`,
      ),
    backInStock: (tenant, { soldOutId }) =>
      ask(
        tenant,
        `mutation { backInStockRequest(input: { variantId: "${soldOutId}", email: "n@example.com" }) { ${errors} } }`,
      ),
    customerRequest: (tenant, { requestId }) =>
      ask(
        tenant,
        `mutation { customerRequestReply(input: { id: "${requestId}", message: "B" }) { ${errors} } }`,
      ),
    // Rejects no request: the shop is told, the mailbox is spared.
    requestReceipt: async (tenant) => {
      const before = await countReceipts()
      const answer = await ask(
        tenant,
        `mutation { customerRequestOpen(input: { kind: CONTACT, name: "N", email: "n@example.com", message: "${(passwords += 1)}" }) { ${errors} } }`,
      )
      return (await countReceipts()) === before ? 'not asked' : answer
    },
    review: (tenant, { reviewToken, reviewItemId }) =>
      ask(
        tenant,
        `mutation { reviewWrite(input: { token: "${reviewToken}", itemId: "${reviewItemId}", stars: 5 }) { ${errors} } }`,
      ),
    reviewReport: (tenant, { reviewId }) =>
      ask(
        tenant,
        `mutation { reviewReport(input: { id: "${reviewId}", reason: OTHER }) { ${errors} } }`,
      ),
    orderLookup: (tenant, { orderNumber }) =>
      ask(
        tenant,
        `mutation { orderFind(input: { number: "${orderNumber}", email: "n@example.com" }) { ${errors} } }`,
      ),
    orderDocument: (tenant, { orderId }) => send(tenant, `/main/orders/${orderId}/document.pdf`),
    cart: (tenant, { variantId }) =>
      ask(
        tenant,
        `mutation { cartAddItem(input: { variantId: "${variantId}", quantity: 1 }) { ${errors} } }`,
      ),
    coupon: (tenant, { orderCartId }) =>
      ask(
        tenant,
        `mutation { cartApplyCoupon(cartId: "${orderCartId}", code: "NONE") { ${errors} } }`,
      ),
    invitation: (tenant) =>
      ask(
        tenant,
        `mutation { sharedCartJoin(input: { secret: "${'x'.repeat(43)}", name: "B" }) { ${errors} } }`,
      ),
    sharedCart: (tenant, { sharedCartId }) =>
      ask(
        tenant,
        `mutation { sharedCartInvite(input: { cartId: "${sharedCartId}", right: VIEW }) { ${errors} } }`,
      ),
    // Rejects no request: the register is not queried.
    vatNumber: async (tenant, { orderCartId }) => {
      const before = askedNumbers
      const answer = await ask(
        tenant,
        `query { checkoutReview(cartId: "${orderCartId}", delivery: { country: "DE", postalCode: "10115" },
           business: { country: "DE", vatNumber: "DE136695976" }) { ${errors} } }`,
      )
      return askedNumbers === before ? 'not asked' : answer
    },
    visitCounts: (tenant) =>
      ask(
        tenant,
        `mutation { visitCountsAdd(input: { views: [{ page: HOME, count: 1 }], vitals: [] }) { ${errors} } }`,
      ),
    staffGuess: (tenant) => send(tenant, '/staff/v1/orders'),
    staffKey: (tenant) => send(tenant, '/staff/v1/orders', undefined, staffKeys[tenant]),
  }

  const countOf = (tenant: Tenant, kind: Kind) =>
    shops.database.admin(async (sql) => {
      const [row] = await sql.query<{ count: number }>(
        'SELECT coalesce(sum(count), 0)::int AS count FROM attempts WHERE tenant = $1 AND kind = $2',
        [tenant, kind],
      )
      return row!.count
    })

  it('are all tried here', () => {
    const { database } = shops
    const declared = createThrottles({ database, hashNetwork: (_tenant, address) => address })
    expect(Object.keys(attempts).sort()).toEqual(Object.keys(declared).sort())
  })

  it('are counted separately: one used up in one tenant is free in the other, from the same network and with the same key', async () => {
    const { records } = shops
    await shops.database.admin((sql) => sql.query('DELETE FROM attempts'))
    const outcomes: Record<string, object> = {}
    const free = { isCounted: true, isRefused: [false, true, false], isCountedElsewhere: false }
    for (const [kind, attempt] of Object.entries(attempts) as [Kind, typeof attempts.login][]) {
      const isRefused = [tooMany.test(await attempt('floga', records.floga))]
      const isCounted = (await countOf('floga', kind)) > 0
      const isCountedElsewhere = (await countOf('other', kind)) > 0
      await shops.database.admin((sql) =>
        sql.query(`UPDATE attempts SET count = 1000000 WHERE tenant = 'floga' AND kind = $1`, [
          kind,
        ]),
      )
      isRefused.push(tooMany.test(await attempt('floga', records.floga)))
      isRefused.push(tooMany.test(await attempt('other', records.other)))
      outcomes[kind] = { isCounted, isRefused, isCountedElsewhere }
      await shops.database.admin((sql) => sql.query('DELETE FROM attempts'))
    }
    expect(outcomes).toEqual(Object.fromEntries(Object.keys(attempts).map((kind) => [kind, free])))
  })

  it('count listeners of shared carts separately as well, per process', async () => {
    const hub = createSharedCartHub({ database: shops.database })
    const listen = (tenant: Tenant, person: number) =>
      hub.open({
        tenant,
        sharedCartId: 'cart',
        personId: `person-${person}`,
        address: '203.0.113.7',
        revision: 0,
      })
    try {
      let listeners = 0
      while (await listen('floga', listeners)) expect((listeners += 1)).toBeLessThan(1_000)
      expect(await listen('floga', listeners)).toBeUndefined()
      expect(await listen('other', 0)).toBeDefined()
    } finally {
      await hub.close()
    }
  })
})
