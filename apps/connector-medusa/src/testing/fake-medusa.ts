import { Hono } from 'hono'
import type { Context } from 'hono'
import type { Row } from './row.js'

/** The part of Medusa that the connector calls, in memory: it refuses what the real one refuses. */
export interface FakeMedusa {
  fetch: typeof globalThis.fetch
  products: Row[]
  categories: Row[]
  priceLists: Row[]
  translations: Row[]
  /** By SKU. */
  stock: Map<string, { stocked: number; reserved: number }>
  orders: Row[]
  reservations: Row[]
  /** Ends in the middle of the next conversion, when the goods are reserved. */
  endsInConversion: boolean
  /** Does not respond. */
  isDown: boolean
  /** Calls that change something, such as `POST /admin/draft-orders`. */
  writes: string[]
  /** Called after a write was done, before it is answered: may throw like a lost connection. */
  afterWrite: (call: string) => void
}

const draftFields = new Set(
  'email region_id sales_channel_id currency_code no_notification_order locale shipping_address billing_address items shipping_methods metadata'.split(
    ' ',
  ),
)
const taxRate = 24

/** Creates a Medusa with Greece as its only region, tax and country. */
export function createFakeMedusa(): FakeMedusa {
  const app = new Hono()
  const medusa: FakeMedusa = {
    products: [],
    categories: [],
    priceLists: [],
    translations: [],
    stock: new Map(),
    orders: [],
    reservations: [],
    endsInConversion: false,
    isDown: false,
    writes: [],
    afterWrite: () => undefined,
    async fetch(input, options) {
      const request = new Request(input as URL, options)
      if (medusa.isDown) throw new TypeError('fetch failed')
      const response = await app.fetch(request)
      if (medusa.isDown) throw new TypeError('terminated')
      const call = `${request.method} ${new URL(request.url).pathname}`
      if (request.method !== 'GET' && response.ok) {
        medusa.writes.push(call)
        medusa.afterWrite(call)
      }
      return response
    },
  }
  const variants = () => medusa.products.flatMap((product) => product['variants'] as Row[])
  const list = (path: string, name: string, rows: () => Row[]) =>
    app.get(path, (c) => {
      const query = new URL(c.req.url).searchParams
      const ids = query.getAll('id[]')
      const skus = query.getAll('sku[]')
      const lines = query.getAll('line_item_id[]')
      const found = rows()
        .filter(({ id }) => ids.length === 0 || ids.includes(id))
        .filter(({ sku }) => skus.length === 0 || skus.includes(sku))
        .filter(({ line_item_id: line }) => lines.length === 0 || lines.includes(line))
      const offset = Number(query.get('offset') ?? 0)
      const page = found.slice(offset, offset + Number(query.get('limit') ?? 50))
      return c.json({ [name]: page, count: found.length })
    })

  list('/admin/locales', 'locales', () => [{ code: 'el-GR' }, { code: 'en-US' }])
  list('/admin/products', 'products', () => medusa.products)
  list('/admin/product-categories', 'product_categories', () => medusa.categories)
  list('/admin/price-lists', 'price_lists', () => medusa.priceLists)
  list('/admin/translations', 'translations', () => medusa.translations)
  list('/admin/regions', 'regions', () => [
    { id: 'reg_1', currency_code: 'eur', countries: [{ iso_2: 'gr' }] },
  ])
  list('/admin/tax-regions', 'tax_regions', () => [
    { country_code: 'gr', tax_rates: [{ rate: taxRate, is_default: true }] },
  ])
  list('/admin/sales-channels', 'sales_channels', () => [{ id: 'sc_1' }])
  list('/admin/shipping-options', 'shipping_options', () => [{ id: 'so_1', rules: [] }])
  list('/admin/product-variants', 'variants', () =>
    variants().map((variant) => {
      const { stocked = 0, reserved = 0 } = medusa.stock.get(variant['sku']) ?? {}
      const levels = [{ stocked_quantity: stocked, reserved_quantity: reserved }]
      return {
        ...variant,
        inventory_items: [{ inventory: { id: `i_${variant['sku']}`, location_levels: levels } }],
      }
    }),
  )
  list('/admin/shipping-profiles', 'shipping_profiles', () => [{ id: 'sp_1' }])
  app.get('/static/:file', (c) => c.body('bytes of an image'))
  app.post('/admin/products/:id', async (c) => {
    const product = medusa.products.find(({ id }) => id === c.req.param('id'))
    if (!product) return refuse(c, 404, 'Product was not found')
    const { shipping_profile_id: id, ...body } = (await c.req.json()) as Row
    Object.assign(product, body, id && { shipping_profile: { id } })
    return c.json({ product })
  })

  let count = 0
  const release = (id: string) => {
    const found = medusa.reservations.find((one) => one['id'] === id)
    if (!found) return
    medusa.stock.get(String(found['inventory_item_id']).slice(2))!.reserved -= found['quantity']
    medusa.reservations = medusa.reservations.filter((one) => one !== found)
  }
  list('/admin/reservations', 'reservations', () => medusa.reservations)
  app.delete('/admin/reservations/:id', (c) => {
    release(c.req.param('id'))
    return c.json({ deleted: true })
  })
  const orderOf = (c: Context) => medusa.orders.find(({ id }) => id === c.req.param('id'))
  list('/admin/orders', 'orders', () => medusa.orders.filter((one) => one['status'] !== 'draft'))
  list('/admin/draft-orders', 'draft_orders', () =>
    medusa.orders.filter((one) => one['status'] === 'draft'),
  )
  app.get('/admin/orders/:id', (c) => {
    const order = orderOf(c)
    return order ? c.json({ order }) : refuse(c, 404, 'Order was not found')
  })
  app.get('/admin/draft-orders/:id', (c) => {
    const order = orderOf(c)
    return order?.['status'] === 'draft'
      ? c.json({ draft_order: order })
      : refuse(c, 404, 'Draft order was not found')
  })
  app.post('/admin/draft-orders', async (c) => {
    const body = (await c.req.json()) as Row
    const stray = Object.keys(body).find((field) => !draftFields.has(field))
    if (stray !== undefined) return refuse(c, 400, `Unrecognized fields: '${stray}'`)
    if (body['region_id'] !== 'reg_1') return refuse(c, 400, 'Region was not found')
    const items = (body['items'] as Row[]).map((item, place) => ({
      ...item,
      id: `item_${medusa.orders.length + 1}_${place}`,
      variant_sku: variants().find(({ id }) => id === item['variant_id'])?.['sku'],
      detail: { return_received_quantity: 0, return_dismissed_quantity: 0 },
    }))
    const goods = items.reduce((sum, item: Row) => sum + item['unit_price'] * item['quantity'], 0)
    // An amount of shipping counts as net.
    const shipping = (body['shipping_methods'] as Row[]).reduce(
      (sum, one) => sum + one['amount'] * (1 + taxRate / 100),
      0,
    )
    const order = {
      ...body,
      id: `order_${medusa.orders.length + 1}`,
      status: 'draft',
      items,
      total: goods + shipping,
      fulfillments: [],
      payment_collections: [],
    }
    medusa.orders.push(order)
    return c.json({ draft_order: order })
  })
  app.post('/admin/draft-orders/:id/convert-to-order', (c) => {
    const order = orderOf(c)
    if (order?.['status'] !== 'draft') return refuse(c, 400, 'Order is not a draft')
    const items = order['items'] as Row[]
    const isShort = items.some(({ variant_sku: sku, quantity }) => {
      const { stocked, reserved } = medusa.stock.get(sku) ?? { stocked: 0, reserved: 0 }
      return stocked - reserved < quantity
    })
    if (isShort) return refuse(c, 400, 'Not enough stock available for item')
    for (const { id, variant_sku: sku, quantity } of items) {
      medusa.reservations.push({
        id: `resitem_${(count += 1)}`,
        line_item_id: id,
        inventory_item_id: `i_${sku}`,
        quantity,
      })
      medusa.stock.get(sku)!.reserved += quantity
    }
    if (medusa.endsInConversion) {
      Object.assign(medusa, { endsInConversion: false, isDown: true })
      return c.json({})
    }
    order['status'] = 'pending'
    return c.json({ order })
  })
  app.delete('/admin/draft-orders/:id', (c) => {
    medusa.orders = medusa.orders.filter((order) => order !== orderOf(c))
    return c.json({ deleted: true })
  })
  app.post('/admin/orders/:id/cancel', (c) => {
    const order = orderOf(c)
    if (!order) return refuse(c, 404, 'Order was not found')
    if (order['fulfillments'].length > 0) {
      return refuse(c, 400, 'All fulfillments must be canceled before canceling an order')
    }
    const lines = (order['items'] as Row[]).map(({ id }) => id)
    for (const { id, line_item_id: line } of medusa.reservations) {
      if (lines.includes(line)) release(id)
    }
    order['status'] = 'canceled'
    return c.json({ order })
  })
  app.post('/admin/payment-collections', async (c) => {
    const { order_id: id, amount } = (await c.req.json()) as Row
    const order = medusa.orders.find((one) => one['id'] === id)
    const collection = { id: `paycol_${id}`, status: 'not_paid', amount, payments: [] as Row[] }
    order?.['payment_collections'].push(collection)
    return c.json({ payment_collection: collection })
  })
  app.post('/admin/payment-collections/:id/mark-as-paid', (c) => {
    const collections = medusa.orders.flatMap((order) => order['payment_collections'] as Row[])
    const collection = collections.find(({ id }) => id === c.req.param('id'))
    if (collection?.['status'] !== 'not_paid') return refuse(c, 400, 'It is not open')
    const captures = [{ amount: collection['amount'] }]
    Object.assign(collection, { status: 'completed', payments: [{ captures, refunds: [] }] })
    return c.json({ payment_collection: collection })
  })
  return medusa
}

function refuse(c: Context, status: 400 | 404, message: string): Response {
  return c.json({ type: 'invalid_data', message }, status)
}
