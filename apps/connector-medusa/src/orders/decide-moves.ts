import { toMinor } from '../shop.js'
import type { Shop } from '../shop.js'
import { paymentsOf } from './medusa-order.js'
import type { MedusaOrder } from './medusa-order.js'
import { endedStates } from './platform-order.js'
import type { PlatformOrder } from './platform-order.js'

/** What has to be done to an order of the shop. */
export type Move =
  | { kind: 'move'; state: string; tracking: string | null; trackingUrl: string | null }
  | { kind: 'tracking'; tracking: string | null; trackingUrl: string | null }
  | {
      kind: 'return'
      items: { sku: string; quantity: number; unsellable: number }[]
      /** Reference of the customer's withdrawal that it fulfils. */
      request: string | null
    }
  | { kind: 'refund'; amountMinor: number; totalMinor: number }
  | { kind: 'report'; text: string }

/** The way of an order to its customer. */
const path = ['PENDING', 'APPROVED', 'PROCESSING', 'READY', 'SHIPPED', 'COMPLETED']

/**
 * The next thing that was decided in Medusa and that the shop does not know; undefined when it
 * knows all. It follows from both orders alone, so that it may be asked again at any time.
 */
export function decideMove(
  medusa: MedusaOrder,
  order: PlatformOrder,
  shop: Pick<Shop, 'minorFactor'>,
): Move | undefined {
  const { captured, refunded } = paymentsOf(medusa)
  if (medusa.status === 'canceled') {
    if (endedStates.has(order.state)) return undefined
    if (order.nextStates.includes('CANCELED')) return toMove('CANCELED')
    return report(order, `was canceled in Medusa, but is ${order.state} in the shop.`)
  }
  if (endedStates.has(order.state) && order.state !== 'RETURNED') {
    return order.state === 'CANCELED' || order.state === 'FAILED'
      ? report(order, `is ${order.state} in the shop: cancel it in Medusa.`)
      : undefined
  }
  return (
    decidePath(medusa, order, captured > 0) ??
    decideReturn(medusa, order) ??
    decideRefund(order, toMinor(refunded, shop))
  )
}

function decidePath(
  medusa: MedusaOrder,
  order: PlatformOrder,
  isCaptured: boolean,
): Move | undefined {
  const parcels = (medusa.fulfillments ?? []).filter(({ canceled_at }) => !canceled_at)
  const sent = parcels.filter(({ shipped_at }) => shipped_at)
  const isDelivered = parcels.length > 0 && parcels.every(({ delivered_at }) => delivered_at)
  const labels = sent.flatMap((one) => {
    const own = (one.labels ?? []).filter(({ tracking_number }) => tracking_number)
    return own.map(({ tracking_number, tracking_url }) => ({
      tracking: tracking_number ?? null,
      trackingUrl: tracking_url?.startsWith('https://') ? tracking_url : null,
    }))
  })
  const isPickup = order.shipping.kind === 'PICKUP'
  const wanted = isDelivered
    ? 'COMPLETED'
    : sent.length > 0
      ? isPickup
        ? 'READY'
        : 'SHIPPED'
      : parcels.length > 0
        ? 'READY'
        : isCaptured
          ? 'APPROVED'
          : 'PENDING'
  const at = path.indexOf(order.state)
  if (at !== -1 && at < path.indexOf(wanted)) {
    const next = path
      .slice(at + 1, path.indexOf(wanted) + 1)
      .find((state) => order.nextStates.includes(state))
    if (next === undefined) {
      return report(order, `is ${order.state} and cannot be ${wanted}, as it is in Medusa.`)
    }
    const isPaid = isCaptured || order.payment.kind === 'CASH_ON_DELIVERY'
    if (next === 'APPROVED' && !isPaid) {
      return report(
        order,
        'was packed in Medusa, but is not paid: mark it as paid there when the money has arrived.',
      )
    }
    return next === 'SHIPPED' ? toMove(next, labels[0]) : toMove(next)
  }
  const known = new Set(order.shipments.map(({ tracking }) => tracking))
  const other = labels.find(({ tracking }) => !known.has(tracking))
  const isSent = order.state === 'SHIPPED' || order.state === 'COMPLETED'
  return isSent && other && !isPickup ? { kind: 'tracking', ...other } : undefined
}

function decideReturn(medusa: MedusaOrder, order: PlatformOrder): Move | undefined {
  const back = new Map<string, { received: number; dismissed: number }>()
  for (const { variant_sku, metadata, detail } of medusa.items ?? []) {
    const sku = String(metadata?.['floga_sku'] ?? variant_sku ?? '')
    const held = back.get(sku) ?? { received: 0, dismissed: 0 }
    back.set(sku, {
      received: held.received + (detail?.return_received_quantity ?? 0),
      dismissed: held.dismissed + (detail?.return_dismissed_quantity ?? 0),
    })
  }
  const pushed = (medusa.metadata?.['floga_pieces'] ?? {}) as Record<string, number>
  const items = [...back].flatMap(([sku, { received, dismissed }]) => {
    const lines = order.items.filter((item) => item.sku === sku)
    const ordered = lines.reduce((sum, item) => sum + item.quantity, 0)
    const returned = lines.reduce((sum, item) => sum + item.returned, 0)
    // What was returned before it was pushed is no part of Medusa's order.
    const before = ordered - (pushed[sku] ?? ordered)
    const quantity = Math.min(before + received + dismissed - returned, ordered - returned)
    return quantity > 0 ? [{ sku, quantity, unsellable: Math.min(quantity, dismissed) }] : []
  })
  if (items.length === 0) return undefined
  const withdrawal = order.withdrawals.find(
    (one) => one.isOpen && items.every(({ sku }) => one.items.some((item) => item.sku === sku)),
  )
  return { kind: 'return', items, request: withdrawal?.reference ?? null }
}

/** A return refunds its goods by itself; what Medusa refunded beyond that is refunded too. */
function decideRefund(order: PlatformOrder, totalMinor: number): Move | undefined {
  const known = order.refunds
    .filter(({ state }) => state !== 'REFUSED')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const amountMinor = totalMinor - known
  return amountMinor > 0 ? { kind: 'refund', amountMinor, totalMinor } : undefined
}

function toMove(
  state: string,
  { tracking, trackingUrl }: { tracking: string | null; trackingUrl: string | null } = {
    tracking: null,
    trackingUrl: null,
  },
): Move {
  return { kind: 'move', state, tracking, trackingUrl }
}

function report({ number }: PlatformOrder, text: string): Move {
  return { kind: 'report', text: `Order ${number} ${text}` }
}
