import * as v from 'valibot'
import { CallError, isAway } from '../calls/json-client.js'
import { readMedusaList } from '../calls/read-pages.js'
import { toMinor } from '../shop.js'
import type { KnownOrder } from '../state.js'
import { medusaOrderFields, medusaOrderSchema, paymentsOf, shopNumberOf } from './medusa-order.js'
import type { MedusaOrder } from './medusa-order.js'
import { readDraftContext } from './read-draft-context.js'
import type { OrderOptions } from './read-draft-context.js'
import type { PlatformOrder } from './platform-order.js'
import { removeReservations } from './reservations.js'
import { toDraft } from './to-draft.js'

const draftAnswer = v.object({ draft_order: medusaOrderSchema })
const orderAnswer = v.object({ order: medusaOrderSchema })

/** Brings an order of the shop into Medusa, and what became of it in the shop. */
export async function pushOrder(
  options: OrderOptions,
  order: PlatformOrder,
  known: KnownOrder,
): Promise<void> {
  const { report } = options
  const about = `order ${order.number}`
  try {
    if (order.state === 'CANCELED' || order.state === 'FAILED') {
      await cancelInMedusa(options, known)
    } else {
      if (known.medusa === 'NONE') await createDraft(options, order, known)
      if (known.medusa === 'DRAFT') await convertDraft(options, order, known)
      if (known.medusa === 'ORDER') await settlePayment(options, order, known)
    }
    if (known.medusa !== 'DRAFT') report.settle(about)
  } catch (error) {
    if (!(error instanceof CallError) || isAway(error)) throw error
    report.say(about, `Order ${order.number}: ${error.message}`)
  }
}

/** Orders of the shop that Medusa has, by number. */
export async function findInMedusa({
  medusa,
}: Pick<OrderOptions, 'medusa'>): Promise<
  Map<string, { id: string; status: string; isDraft: boolean }>
> {
  const item = v.object({
    id: v.string(),
    status: v.string(),
    metadata: v.optional(v.nullable(v.record(v.string(), v.unknown())), null),
  })
  const query = 'fields=id,status,metadata&order=created_at'
  const found = new Map<string, { id: string; status: string; isDraft: boolean }>()
  for (const list of ['draft_orders', 'orders'] as const) {
    const path = `/admin/${list.replace('_', '-')}?${query}`
    for (const one of await readMedusaList(medusa, path, { list, item })) {
      const number = shopNumberOf(one)
      const isDraft = list === 'draft_orders'
      if (number !== undefined) found.set(number, { id: one.id, status: one.status, isDraft })
    }
  }
  return found
}

async function createDraft(
  options: OrderOptions,
  order: PlatformOrder,
  known: KnownOrder,
): Promise<void> {
  const { medusa, file, report } = options
  const { number } = order
  // It may have been created by a call whose answer was never seen.
  const there =
    file.state.pushing === number ? (await findInMedusa(options)).get(number) : undefined
  if (there) {
    Object.assign(known, { medusaId: there.id, medusa: there.isDraft ? 'DRAFT' : 'ORDER' })
  } else {
    const skus = order.items.map(({ sku }) => sku)
    const draft = toDraft(order, await readDraftContext(options, skus))
    if (typeof draft === 'string') {
      report.say(`order ${number}`, `Order ${number} waits: ${draft}`)
      return
    }
    file.state.pushing = number
    await file.save()
    try {
      const { draft_order: created } = v.parse(
        draftAnswer,
        await medusa.post(`/admin/draft-orders?fields=${medusaOrderFields}`, draft),
      )
      Object.assign(known, { medusaId: created.id, medusa: 'DRAFT' })
    } catch (error) {
      if (!isAway(error)) file.state.pushing = null
      throw error
    }
  }
  file.state.pushing = null
  await file.save()
}

/** Only an order that costs the same in Medusa becomes one there. */
async function convertDraft(
  { medusa, shop, file, report }: OrderOptions,
  order: PlatformOrder,
  known: KnownOrder,
): Promise<void> {
  const draft = await readDraft(medusa, known)
  if (draft === undefined) {
    const there = (await findInMedusa({ medusa })).get(order.number)
    if (!there || there.isDraft) {
      Object.assign(known, { medusaId: null, medusa: 'NONE' })
      await file.save()
      return
    }
    known.medusaId = there.id
  } else {
    const total = toMinor(draft.total, shop)
    if (total !== order.totals.grandMinor) {
      const format = (minor: number) => (minor / shop.minorFactor).toFixed(2)
      report.say(
        `order ${order.number}`,
        `Order ${order.number} stays a draft: Medusa computes ${format(total)}, the shop ${format(order.totals.grandMinor)} ${shop.currency}.`,
      )
      return
    }
    const convert = () => medusa.post(`/admin/draft-orders/${draft.id}/convert-to-order`, {})
    await convert().catch(async (error: unknown) => {
      const isRefused = error instanceof CallError && error.status === 400
      // What an interrupted conversion has reserved may be what is missing.
      if (!isRefused || (await removeReservations(medusa, draft, 0)) === 0) throw error
      await convert()
    })
  }
  const converted = draft ?? (await readOrder(medusa, known))
  if (converted) await removeReservations(medusa, converted, 1)
  known.medusa = 'ORDER'
  await file.save()
}

async function cancelInMedusa({ medusa, file }: OrderOptions, known: KnownOrder): Promise<void> {
  if (known.medusaId === null || known.medusa === 'NONE' || known.medusa === 'CANCELED') return
  const draft = known.medusa === 'DRAFT' ? await readDraft(medusa, known) : undefined
  if (draft) {
    await removeReservations(medusa, draft, 0)
    await medusa.delete(`/admin/draft-orders/${draft.id}`)
  } else {
    const order = await readOrder(medusa, known)
    if (order && order.status !== 'canceled') {
      await medusa.post(`/admin/orders/${order.id}/cancel`, {})
    }
  }
  known.medusa = 'CANCELED'
  await file.save()
}

/** Undefined when it is no draft any more. */
async function readDraft(
  medusa: OrderOptions['medusa'],
  { medusaId }: KnownOrder,
): Promise<MedusaOrder | undefined> {
  const path = `/admin/draft-orders/${medusaId}?fields=${medusaOrderFields}`
  const draft = v.parse(v.optional(draftAnswer), await readIfThere(medusa, path))?.draft_order
  return draft?.status === 'draft' ? draft : undefined
}

async function readOrder(
  medusa: OrderOptions['medusa'],
  { medusaId }: KnownOrder,
): Promise<MedusaOrder | undefined> {
  const path = `/admin/orders/${medusaId}?fields=${medusaOrderFields}`
  return v.parse(v.optional(orderAnswer), await readIfThere(medusa, path))?.order
}

async function readIfThere(medusa: OrderOptions['medusa'], path: string): Promise<unknown> {
  return medusa.get(path).catch((error: unknown) => {
    if (error instanceof CallError && error.status === 404) return undefined
    throw error
  })
}

/**
 * An order has to have a payment in Medusa: its admin offers 'Mark as paid' only then, and refunds
 * only of what was captured.
 */
async function settlePayment(
  { medusa }: OrderOptions,
  { paymentState }: PlatformOrder,
  known: KnownOrder,
): Promise<void> {
  const order = await readOrder(medusa, known)
  if (!order || paymentsOf(order).captured > 0 || order.status === 'canceled') return
  const open = (order.payment_collections ?? []).find(({ status }) => status === 'not_paid')
  const collection =
    open ??
    v.parse(
      v.object({ payment_collection: v.object({ id: v.string() }) }),
      await medusa.post('/admin/payment-collections', { order_id: order.id, amount: order.total }),
    ).payment_collection
  if (paymentState !== 'PAID') return
  await medusa.post(`/admin/payment-collections/${collection.id}/mark-as-paid`, {
    order_id: order.id,
  })
}
