import { catalogueRecordSchema } from '@floga/platform-contract/catalogue-record'
import { Hono } from 'hono'
import type { Context } from 'hono'
import * as v from 'valibot'
import type { Row } from './row.js'

/** The part of `/staff/v1` that the connector calls, in memory. */
export interface FakePlatform {
  fetch: typeof globalThis.fetch
  records: Map<string, Row>
  images: Map<string, string>
  stock: Map<string, number>
  orders: Map<string, Row>
  /** Notes that an order was changed, as its cursor has it. */
  touch(number: string): void
  /** Does not respond. */
  isDown: boolean
  /** Calls that change something. */
  writes: string[]
  /** Called after a write was done, before it is answered: may throw like a lost connection. */
  afterWrite: (call: string) => void
}

const next: Readonly<Record<string, string[]>> = {
  PENDING: ['APPROVED', 'CANCELED', 'FAILED'],
  APPROVED: ['PROCESSING', 'CANCELED', 'REFUNDED'],
  PROCESSING: ['READY', 'CANCELED', 'REFUNDED'],
  READY: ['SHIPPED', 'CANCELED'],
  SHIPPED: ['COMPLETED', 'RETURNED'],
  COMPLETED: ['RETURNED', 'REFUNDED'],
}

/** Creates a shop in Greek and English. */
export function createFakePlatform(): FakePlatform {
  const app = new Hono().basePath('/staff/v1')
  const changes: string[] = []
  const answers = new Map<string, string>()
  const platform: FakePlatform = {
    records: new Map(),
    images: new Map(),
    stock: new Map(),
    orders: new Map(),
    isDown: false,
    writes: [],
    afterWrite: () => undefined,
    touch: (number) => void changes.push(number),
    async fetch(input, options) {
      if (platform.isDown) throw new TypeError('fetch failed')
      const request = new Request(input as URL, options)
      const key = request.headers.get('idempotency-key')
      const known = key === null ? undefined : answers.get(key)
      if (known !== undefined) return new Response(known)
      const response = await app.fetch(request)
      if (key !== null && response.ok) answers.set(key, await response.clone().text())
      if (request.method !== 'GET' && response.ok) {
        const call = `${request.method} ${new URL(request.url).pathname.slice('/staff/v1'.length)}`
        platform.writes.push(call)
        platform.afterWrite(call)
      }
      return response
    },
  }
  const recordsOf = (type: string) =>
    [...platform.records.values()].filter((one) => one['type'] === type)

  app.get('/settings', (c) =>
    c.json({
      name: 'Floga',
      locales: ['el', 'en'],
      defaultLocale: 'el',
      currency: 'EUR',
      country: 'GR',
      standardTaxRate: 24,
    }),
  )
  app.get('/catalogue/categories', (c) =>
    c.json({ items: recordsOf('category'), next: null, hasMore: false }),
  )
  app.get('/catalogue/products', (c) =>
    c.json({ items: recordsOf('product'), next: null, hasMore: false }),
  )
  app.post('/catalogue', async (c) => {
    const { records } = (await c.req.json()) as { records: Row[] }
    const errors = records.flatMap((record, place) => {
      const parsed = v.safeParse(catalogueRecordSchema, record)
      const [issue] = parsed.issues ?? []
      return issue
        ? [{ field: `records.${place}.${v.getDotPath(issue)}`, message: issue.message }]
        : []
    })
    if (errors.length > 0) return refuse(c, 400, 'The request is invalid.', errors)
    for (const record of records) {
      platform.records.set(record['key'], record)
      for (const { sku, stock } of (record['variants'] ?? []) as Row[]) {
        if (!platform.stock.has(sku)) platform.stock.set(sku, stock)
      }
    }
    return c.json({ added: 0, changed: records.length })
  })
  app.post('/catalogue/images', async (c) => {
    const { name, content } = (await c.req.json()) as Row
    platform.images.set(name, content)
    return c.json({ name, width: 1, height: 1 })
  })
  app.get('/stock', (c) => {
    const items = [...platform.stock].map(([sku, stock]) => ({ sku, stock, isActive: true }))
    return c.json({ items, next: null, hasMore: false })
  })
  app.post('/stock', async (c) => {
    const { changes: some } = (await c.req.json()) as { changes: Row[] }
    for (const { sku, difference } of some) {
      const stock = (platform.stock.get(sku) ?? 0) + difference
      if (stock < 0) return refuse(c, 400, 'It does not fit.')
    }
    for (const { sku, difference } of some) {
      platform.stock.set(sku, (platform.stock.get(sku) ?? 0) + difference)
    }
    return c.json({ items: [] })
  })

  app.get('/orders', (c) => {
    const after = Number(c.req.query('after') ?? 0)
    const last = new Map(changes.map((number, place) => [number, place]))
    const items = [...last]
      .filter(([, place]) => place >= after)
      .map(([number]) => toAnswer(platform.orders.get(number)!))
    return c.json({ items, next: String(changes.length), hasMore: false })
  })
  app.get('/orders/:number', (c) => c.json(toAnswer(platform.orders.get(c.req.param('number'))!)))
  app.post('/orders/:number/:what', async (c) => {
    const { number, what } = c.req.param()
    const order = platform.orders.get(number)!
    const body = (await c.req.json()) as Row
    if (what === 'moves') {
      if (!next[order['state']]?.includes(body['state'])) {
        return refuse(c, 409, `Order ${number} is ${order['state']}.`)
      }
      order['state'] = body['state']
      if (body['state'] === 'SHIPPED') {
        order['shipments'].push({ tracking: body['tracking'], trackingUrl: body['trackingUrl'] })
      }
      if (body['state'] === 'CANCELED') giveBack(order, Infinity)
    }
    if (what === 'tracking') order['shipments'].push(body)
    if (what === 'returns') {
      for (const one of order['withdrawals'] as Row[]) {
        if (one['reference'] === body['request']) one['isOpen'] = false
      }
      for (const { sku, quantity } of body['items'] as Row[]) {
        const item = (order['items'] as Row[]).find((one) => one['sku'] === sku)!
        item['returned'] += quantity
        platform.stock.set(sku, (platform.stock.get(sku) ?? 0) + quantity)
        const amountMinor = (item['lineTotalMinor'] / item['quantity']) * quantity
        order['refunds'].push({ state: 'DONE', amountMinor })
      }
    }
    if (what === 'refunds') {
      order['refunds'].push({ state: 'DONE', amountMinor: body['amountMinor'] })
    }
    changes.push(number)
    return c.json(toAnswer(order))
  })
  const giveBack = (order: Row, most: number) => {
    for (const { sku, quantity, returned } of order['items'] as Row[]) {
      const pieces = Math.min(most, quantity - returned)
      platform.stock.set(sku, (platform.stock.get(sku) ?? 0) + pieces)
    }
  }
  return platform
}

function refuse(c: Context, status: 400 | 409, message: string, errors: object[] = []): Response {
  return c.json({ code: 'invalid', message, errors }, status)
}

function toAnswer(order: Row): Row {
  return { ...order, nextStates: next[order['state']] ?? [] }
}
