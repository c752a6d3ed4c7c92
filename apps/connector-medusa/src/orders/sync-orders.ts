import * as v from 'valibot'
import { readMedusaList } from '../calls/read-pages.js'
import type { KnownOrder } from '../state.js'
import { medusaOrderFields, medusaOrderSchema } from './medusa-order.js'
import type { OrderOptions } from './read-draft-context.js'
import { endedStates, isTaken, piecesOf, platformOrderSchema } from './platform-order.js'
import type { PlatformOrder } from './platform-order.js'
import { pullOrder } from './pull-order.js'
import { findInMedusa, pushOrder } from './push-order.js'

const page = v.object({
  items: v.array(platformOrderSchema),
  next: v.nullable(v.string()),
  hasMore: v.boolean(),
})

/** Notes what the orders are that the shop has changed since. @returns These orders. */
export async function readChangedOrders({
  platform,
  file,
}: Pick<OrderOptions, 'platform' | 'file'>): Promise<{
  orders: PlatformOrder[]
  after: string | null
}> {
  const { state } = file
  const orders: PlatformOrder[] = []
  let after = state.ordersAfter
  for (let hasMore = true; hasMore;) {
    const query = after === null ? '' : `&after=${after}`
    const body = v.parse(page, await platform.get(`/orders?limit=100${query}`))
    for (const order of body.items) {
      noteOrder(state.orders, order, state.since)
      orders.push(order)
    }
    hasMore = body.hasMore
    after = body.next ?? after
  }
  return { orders, after }
}

/** Brings changed orders of the shop to Medusa; the cursor follows when all were tried. */
export async function pushOrders(options: OrderOptions): Promise<number> {
  const { file } = options
  if (file.state.ordersAfter === null) await adoptOrders(options)
  const { orders, after } = await readChangedOrders(options)
  for (const order of orders) {
    const known = file.state.orders[order.number]
    if (known && isPushed(order, known)) await pushOrder(options, order, known)
  }
  file.state.ordersAfter = after
  await file.save()
  return orders.length
}

/** Tries again what could not become an order, such as for want of stock. */
export async function pushWaiting(options: OrderOptions): Promise<void> {
  const { platform, file } = options
  for (const [number, known] of Object.entries(file.state.orders)) {
    const isWaiting = known.medusa === 'DRAFT' || known.medusa === 'NONE'
    if (!isWaiting || endedStates.has(known.state)) continue
    const order = v.parse(platformOrderSchema, await platform.get(`/orders/${number}`))
    noteOrder(file.state.orders, order, file.state.since)
    if (isPushed(order, known)) await pushOrder(options, order, known)
  }
}

/** Does to orders of the shop what was decided in Medusa; `ids`: these alone. */
export async function pullOrders(
  options: OrderOptions,
  which: { ids: readonly string[] } | { all: boolean },
): Promise<void> {
  const { medusa, file } = options
  const wanted =
    'ids' in which
      ? which.ids
      : Object.values(file.state.orders)
          .filter(({ medusa: at }) => at === 'ORDER')
          .filter(
            ({ state }) => which.all || !['COMPLETED', 'REFUNDED', 'RETURNED'].includes(state),
          )
          .flatMap(({ medusaId }) => medusaId ?? [])
  for (let start = 0; start < wanted.length; start += 50) {
    const some = wanted.slice(start, start + 50).map((id) => `&id[]=${encodeURIComponent(id)}`)
    const path = `/admin/orders?fields=${medusaOrderFields}${some.join('')}`
    const orders = await readMedusaList(medusa, path, {
      list: 'orders',
      item: medusaOrderSchema,
      size: 50,
    })
    for (const order of orders) {
      const pulled = await pullOrder(options, order)
      if (!pulled) continue
      noteOrder(file.state.orders, pulled, file.state.since)
      const known = file.state.orders[pulled.number]
      if (known && order.status === 'canceled') known.medusa = 'CANCELED'
    }
  }
  await file.save()
}

/** Without a state, orders that Medusa has are found by their number. */
async function adoptOrders(options: OrderOptions): Promise<void> {
  for (const [number, { id, status, isDraft }] of await findInMedusa(options)) {
    options.file.state.orders[number] ??= {
      medusaId: id,
      medusa: status === 'canceled' ? 'CANCELED' : isDraft ? 'DRAFT' : 'ORDER',
      pieces: {},
      isTaken: false,
      state: 'PENDING',
    }
  }
}

/** An order that waits for a payment provider is over within minutes, or goes on. */
function isPushed({ state }: PlatformOrder, { medusa }: KnownOrder): boolean {
  return state !== 'CREATED' && (medusa !== 'NONE' || !endedStates.has(state))
}

function noteOrder(orders: Record<string, KnownOrder>, order: PlatformOrder, since: string): void {
  const known = orders[order.number]
  const isOld = order.createdAt < since && ['SHIPPED', 'COMPLETED'].includes(order.state)
  if (!known && (isOld || endedStates.has(order.state))) return
  const noted = { pieces: piecesOf(order), isTaken: isTaken(order), state: order.state }
  if (known) Object.assign(known, noted)
  else orders[order.number] = { medusaId: null, medusa: 'NONE', ...noted }
}
