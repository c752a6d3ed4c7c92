import { dayMs, instantOf, localDay } from '../../foundation/calendar/local-day.js'
import type { OrderMoveRecord, OrderPayment, OrderRecord } from './order-record.js'

/** How long a tenant waits for a payment. */
export interface UnpaidOrderTimes {
  /** Where a provider takes it, since the order last became pending. */
  onlineMinutes: number
  /** For a transfer: until the end of that day. */
  transferDays: number
}

/** Settings that determine until when an order waits for its money. */
export interface PaymentTerms {
  unpaidOrders: UnpaidOrderTimes
  timeZone: string
}

/**
 * The last moment until which an order waits for its money; null for one that
 * does not wait, and for cash, which is paid on delivery.
 */
export function paymentDueAt(
  order: Pick<OrderRecord, 'state' | 'paymentState'> & {
    kind: OrderPayment['kind']
    moves: readonly Pick<OrderMoveRecord, 'at'>[]
  },
  { unpaidOrders, timeZone }: PaymentTerms,
): Date | null {
  const isOpen = order.state === 'CREATED' || order.state === 'PENDING'
  const since = order.moves.at(-1)?.at
  if (!isOpen || order.paymentState !== 'PENDING' || !since) return null
  switch (order.kind) {
    case 'CASH_ON_DELIVERY':
      return null
    case 'BANK_TRANSFER': {
      const end = localDay(since, timeZone) + (unpaidOrders.transferDays + 1) * dayMs
      return new Date(instantOf(end, timeZone).getTime() - 1)
    }
    default:
      return new Date(since.getTime() + unpaidOrders.onlineMinutes * 60_000)
  }
}

/** The moments before which orders that are overdue now have become pending, by way of payment. */
export function overdueSince(
  { unpaidOrders, timeZone }: PaymentTerms,
  now: Date,
): { online: Date; transfer: Date } {
  const firstDay = localDay(now, timeZone) - unpaidOrders.transferDays * dayMs
  return {
    online: new Date(now.getTime() - unpaidOrders.onlineMinutes * 60_000),
    transfer: new Date(instantOf(firstDay, timeZone).getTime() - 1),
  }
}
