import { addWorkingDays, orderDay } from '../../../foundation/calendar/working-days.js'
import { instantOf } from '../../../foundation/calendar/local-day.js'
import type { ShippingRule } from '../../../foundation/pricing/shipping-rules.js'
import type { TenantSettings } from '../../../foundation/tenants/tenant-settings.js'
import { availabilityOf } from '../../../foundation/pricing/availability.js'
import { findBackordered } from '../stock/take-stock.js'
import type { OrderItemRecord, OrderMoveRecord } from '../order-record.js'
import type { CheckoutLine } from './order-ports.js'
import { toArrival } from './quote-shipping.js'
import type { EstimatedShipping } from './quote-shipping.js'
import type { Arrival, Availability } from '../../../foundation/generated/contract-types.js'

/** Settings that determine a delivery estimate. */
export type DeliveryEstimateSettings = Pick<
  TenantSettings,
  'workingDays' | 'dispatchDays' | 'timeZone'
>

/**
 * The days between which goods arrive, or can be picked up, if ordered now; null if the tenant has
 * no working days, or there is no dispatch day.
 */
export function estimateDelivery(
  { workingDays, dispatchDays, timeZone }: DeliveryEstimateSettings,
  rule: Pick<ShippingRule, 'minDays' | 'maxDays'>,
  availability: Availability,
  now: Date,
): Arrival | null {
  const dispatch = dispatchDays.find((known) => known.availability === availability)
  if (!workingDays || !dispatch) return null
  const { day, orderBy } = orderDay(workingDays, now, timeZone)
  const after = (count: number): Date =>
    instantOf(addWorkingDays(workingDays, day, count), timeZone)
  return {
    earliest: after(dispatch.min + rule.minDays),
    latest: after(dispatch.max + rule.maxDays),
    orderBy,
  }
}

/** The estimate for goods that arrive together: the slowest of them decides. */
export function estimateGoods(
  settings: DeliveryEstimateSettings,
  rule: Pick<ShippingRule, 'minDays' | 'maxDays'>,
  lines: readonly Pick<CheckoutLine, 'variantId' | 'quantity' | 'stock' | 'backorderable'>[],
  now: Date,
): Arrival | null {
  const backordered = findBackordered(lines)
  const estimates = lines.map(({ stock, backorderable }, at) => {
    const left = backordered[at]! > 0 ? 0 : stock
    return estimateDelivery(settings, rule, availabilityOf({ stock: left, backorderable }), now)
  })
  return estimates.reduce(
    (slowest, one) =>
      slowest && one && one.latest > slowest.latest ? one : slowest && one && slowest,
    estimates[0] ?? null,
  )
}

/** What an order's estimate depends on once it is placed. */
export interface EstimatedOrder {
  shipping: EstimatedShipping
  moves: readonly Pick<OrderMoveRecord, 'to' | 'at'>[]
  items: readonly Pick<OrderItemRecord, 'backordered'>[]
}

/**
 * When an order's goods are expected: as it was stored, or, after a transfer, counted from the
 * moment at which the money was there; null until then.
 */
export function estimateOrder(
  settings: DeliveryEstimateSettings,
  { shipping, moves, items }: EstimatedOrder,
): Arrival | null {
  const stored = toArrival(shipping.arrival)
  const paidAt = moves.find(({ to }) => to === 'APPROVED')?.at
  if (stored || !paidAt) return stored
  const isBackordered = items.some(({ backordered }) => backordered > 0)
  return estimateDelivery(settings, shipping, isBackordered ? 'BACKORDER' : 'IN_STOCK', paidAt)
}
