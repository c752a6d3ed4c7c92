import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDocumentLibrary } from '../../domains/assets/document-library.js'
import { createImageLibrary } from '../../domains/assets/image-library.js'
import { staffScopes } from '../../domains/staff-keys/staff-scopes.js'
import { unknownFields } from '../../foundation/files/unknown-fields.js'
import { staffRoutes } from '../../http/staff/staff-routes.js'
import { createStaffClient } from '../../http/staff/testing/staff-client.js'
import type { StaffClient } from '../../http/staff/testing/staff-client.js'
import { notifyOfCustomerRequest } from '../ports/notify-of-customer-request.js'
import { notifyOfReview } from '../ports/notify-of-review.js'
import { orderMovePorts } from '../ports/order-move-ports.js'
import { paymentOrderPorts } from '../ports/payment-order-ports.js'
import { marks, openTwinShops } from '../testing/twin-shops.js'
import type { Tenant, TwinShops } from '../testing/twin-shops.js'

/** Objects of a shop, as programs name them. */
interface StaffRecords {
  /** Of an order that waits for its payment. */
  number: string
  /** Of one that was delivered. */
  delivered: string
  request: string
  review: string
}

interface StaffCallRow {
  path: (of: StaffRecords) => string
  body?: object
  /** Names an object by a number that only its own shop has. */
  isOwned: boolean
}

const shared = (path: string, body?: object): StaffCallRow => ({
  path: () => path,
  ...(body && { body }),
  isOwned: false,
})
const owned = (path: StaffCallRow['path'], body?: object): StaffCallRow => ({
  path,
  ...(body && { body }),
  isOwned: true,
})

/** A PNG. */
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A call of every operation; both shops have the same SKUs, keys and codes. */
const calls: Readonly<Record<string, StaffCallRow>> = {
  listOrders: shared('/orders'),
  readOrder: owned(({ number }) => `/orders/${number}`),
  moveOrder: owned(({ number }) => `/orders/${number}/moves`, { state: 'APPROVED' }),
  addTracking: owned(({ delivered }) => `/orders/${delivered}/tracking`, { tracking: 'AB1' }),
  addOrderNote: owned(({ number }) => `/orders/${number}/notes`, { text: 'A' }),
  refundOrder: owned(({ number }) => `/orders/${number}/refunds`, { amountMinor: 1 }),
  returnItems: owned(({ number }) => `/orders/${number}/returns`, {}),
  listStock: shared('/stock'),
  readStock: shared('/stock/A'),
  changeStock: shared('/stock', { changes: [{ sku: 'A', difference: 1 }] }),
  readPrice: shared('/prices/A'),
  changePrices: shared('/prices', { changes: [{ sku: 'A', priceMinor: 1_300 }] }),
  listRecords: shared('/catalogue/products'),
  readRecord: shared('/catalogue/products/tank'),
  writeRecords: shared('/catalogue', {
    records: [{ type: 'brand', key: 'new', name: 'New', slug: 'new' }],
  }),
  storeImage: shared('/catalogue/images', { name: 'new', content: onePixel }),
  listCoupons: shared('/coupons'),
  saveCoupons: shared('/coupons', {
    coupons: [{ code: 'STAFF10', kind: 'PERCENT', percent: 10 }],
  }),
  listRequests: shared('/requests'),
  readRequest: owned(({ request }) => `/requests/${request}`),
  answerRequest: owned(({ request }) => `/requests/${request}/answers`, { text: 'A' }),
  listReviews: shared('/reviews'),
  readReview: owned(({ review }) => `/reviews/${review}`),
  hideReview: owned(({ review }) => `/reviews/${review}/hide`, { reason: 'A' }),
  showReview: owned(({ review }) => `/reviews/${review}/show`, {}),
  answerReview: owned(({ review }) => `/reviews/${review}/answer`, { text: 'A' }),
  readSettings: shared('/settings'),
  changeSettings: shared('/settings', { termsVersion: '2' }),
}

/** Operations whose response contains texts of the shop. */
const speaking = [
  'listOrders',
  'readOrder',
  'listRecords',
  'readRecord',
  'readRequest',
  'readSettings',
]

interface Operation {
  name: string
  scope: string
  method: string
}

/** How a response differs from its description. */
function problemsOf(name: string, text: string): string[] {
  const body = JSON.parse(text) as unknown
  // The goods of this test were not imported, and are not as records have to be.
  const schema = name === 'listRecords' ? v.looseObject({}) : answers.get(name)!
  const parsed = v.safeParse(schema, body)
  if (!parsed.success)
    return parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)
  return unknownFields(body, parsed.output)
}

const answers = new Map(
  staffRoutes({
    orderMoves: orderMovePorts,
    payments: paymentOrderPorts,
    images: createImageLibrary(() => []),
    documents: createDocumentLibrary(() => []),
    notifyOfCustomerRequest,
    notifyOfReview,
  }).map(({ name, answer }) => [name, answer]),
)

describe('the interface for staff of two tenants on one platform', () => {
  let shops: TwinShops
  let records: Record<Tenant, StaffRecords>
  /** With every scope. */
  let clients: Record<Tenant, StaffClient>
  let operations: Operation[]
  let serial = 0
  beforeAll(async () => {
    shops = await openTwinShops()
    const { database, fixture } = shops
    const { platform } = fixture
    const open = (tenant: Tenant) =>
      createStaffClient(database, staffScopes, { platform, tenant, now: fixture.now() })
    clients = { floga: await open('floga'), other: await open('other') }
    records = { floga: await readOwn('floga'), other: await readOwn('other') }
    const { body } = await platform.app.inject({ url: '/staff/v1/openapi.json' })
    const { paths } = JSON.parse(body) as { paths: Record<string, Record<string, Described>> }
    const order = Object.keys(calls)
    const described = Object.values(paths).flatMap((methods) =>
      Object.entries(methods).map(([method, { operationId: name, security }]) => {
        return { name, scope: security[0].key[0]!, method: method.toUpperCase() }
      }),
    )
    // An order is paid before it is refunded, and refunded before all of it is returned.
    operations = described.toSorted(
      (one, another) => order.indexOf(one.name) - order.indexOf(another.name),
    )
  }, 120_000)
  afterAll(() => shops.close())

  interface Described {
    operationId: string
    security: [{ key: string[] }]
  }

  async function readOwn(tenant: Tenant): Promise<StaffRecords> {
    const [row] = await shops.database.admin((sql) =>
      sql.query<StaffRecords>(
        `SELECT (SELECT number FROM orders WHERE tenant = $1 AND id = $2) AS number,
                (SELECT o.number FROM orders o JOIN reviews r ON r.tenant = o.tenant AND r.order_id = o.id
                 WHERE o.tenant = $1 LIMIT 1) AS delivered,
                (SELECT reference FROM customer_requests WHERE tenant = $1 AND id = $3) AS request,
                (SELECT reference FROM reviews WHERE tenant = $1 AND id = $4) AS review`,
        [
          tenant,
          shops.records[tenant].orderId,
          shops.records[tenant].requestId,
          shops.records[tenant].reviewId,
        ],
      ),
    )
    return row!
  }

  /** Calls an operation on the objects of one shop with a key, in the name of a shop. */
  async function call(
    { name, method }: Operation,
    { of, tenant, key }: { of: Tenant; tenant: Tenant; key: string | undefined },
  ) {
    const { path, body } = calls[name]!
    const response = await shops.fixture.platform.app.inject({
      method,
      url: `/staff/v1${path(records[of])}`,
      headers: {
        tenant,
        'idempotency-key': `call-${(serial += 1)}-of-the-test`,
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      ...(body && { payload: body }),
    })
    return { status: response.statusCode, text: response.body }
  }

  async function dump(tenant: Tenant): Promise<Record<string, string>> {
    return shops.database.admin(async (sql) => {
      const tables = await sql.query<{ name: string }>(
        `SELECT table_name AS name FROM information_schema.columns
         WHERE table_schema = 'public' AND column_name = 'tenant' ORDER BY 1`,
      )
      const sums: Record<string, string> = {}
      // Refused keys are counted.
      for (const { name } of tables.filter((table) => table.name !== 'attempts')) {
        const [row] = await sql.query<{ sum: string | null }>(
          `SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS sum FROM ${name} t WHERE tenant = $1`,
          [tenant],
        )
        sums[name] = row?.sum ?? 'empty'
      }
      return sums
    })
  }

  it('has a call of every operation here', () => {
    expect(operations.map(({ name }) => name).sort()).toEqual(Object.keys(calls).sort())
  })

  it('lets in no caller without a key, with that of a member or of another shop, or without the scope', async () => {
    const { database, fixture, tokens } = shops
    const before = await dump('floga')
    const outcomes: Record<string, number[]> = {}
    for (const operation of operations) {
      await database.admin((sql) => sql.query('DELETE FROM attempts'))
      const keys = [undefined, tokens.floga, clients.other.key]
      outcomes[operation.name] = []
      for (const key of keys) {
        const { status } = await call(operation, { of: 'floga', tenant: 'floga', key })
        outcomes[operation.name]!.push(status)
      }
    }
    const none = Object.fromEntries(operations.map(({ name }) => [name, [401, 401, 401]]))
    expect(outcomes).toEqual(none)
    expect(await dump('floga')).toEqual(before)

    const { platform } = fixture
    for (const operation of operations) {
      const others = staffScopes.filter((scope) => scope !== operation.scope)
      const options = { platform, now: fixture.now() }
      const { key } = await createStaffClient(database, others, options)
      const { status } = await call(operation, { of: 'floga', tenant: 'floga', key })
      expect([operation.name, status]).toEqual([operation.name, 403])
    }
  })

  it('shows and changes nothing of the other shop', async () => {
    const spoken: string[] = []
    const before = await dump('floga')
    for (const operation of operations) {
      for (const of of ['floga', 'other'] as const) {
        const { key } = clients.other
        const { status, text } = await call(operation, { of, tenant: 'other', key })
        const isForeign = of === 'floga' && calls[operation.name]!.isOwned
        expect([operation.name, of, status, text]).toEqual([
          operation.name,
          of,
          isForeign ? 404 : 200,
          expect.not.stringContaining(marks.floga),
        ])
        if (of === 'other' && text.includes(marks.other)) spoken.push(operation.name)
        const problems = isForeign ? [] : problemsOf(operation.name, text)
        expect([operation.name, problems]).toEqual([operation.name, []])
      }
    }
    // Otherwise the test would search for texts that no response contains.
    expect(spoken).toEqual(expect.arrayContaining(speaking))
    expect(await dump('floga')).toEqual(before)
  })
})
