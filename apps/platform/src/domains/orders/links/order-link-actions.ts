import type { OrderRecord } from '../order-record.js'
import type { OrderState } from '../order-states.js'
import { isWithdrawn } from '../view/order-view.js'

/**
 * What the shop reports about an order by a link. SETTLED: withdrawn goods are taken out, and their
 * price is refunded.
 */
export const orderLinkActions = [
  'SETTLED',
  'PAID',
  'CONFIRMED',
  'PACKED',
  'SENT',
  'COLLECTED',
  'DELIVERED',
  'CANCELED',
] as const
export type OrderLinkAction = (typeof orderLinkActions)[number]

export function isOrderLinkAction(text: string): text is OrderLinkAction {
  return orderLinkActions.some((action) => action === text)
}

type ActingOrder = Pick<OrderRecord, 'state' | 'payment' | 'shipping' | 'withdrawals'>

/**
 * The states that an order passes by an action, none for SETTLED; undefined where it is none of
 * this order now.
 */
export function statesAfter(
  action: OrderLinkAction,
  order: ActingOrder,
): readonly OrderState[] | undefined {
  const { state } = order
  if (action === 'CANCELED') return cancelable.has(state) ? ['CANCELED'] : undefined
  if (isWithdrawn(order)) return action === 'SETTLED' && cancelable.has(state) ? [] : undefined
  const path = paths[action]?.[state]
  if (!path) return undefined
  const isPickup = order.shipping.kind === 'PICKUP'
  const isCash = order.payment.kind === 'CASH_ON_DELIVERY'
  if (action === 'PAID') return order.payment.kind === 'BANK_TRANSFER' ? path : undefined
  if (action === 'CONFIRMED') return isCash ? path : undefined
  if (action === 'SENT') return isPickup ? undefined : path
  if (action === 'COLLECTED') return isPickup ? path : undefined
  return path
}

/** Every action that an order can take now, in the order in which they are offered. */
export function actionsOf(order: ActingOrder): OrderLinkAction[] {
  return orderLinkActions.filter((action) => statesAfter(action, order) !== undefined)
}

const cancelable: ReadonlySet<OrderState> = new Set([
  'CREATED',
  'PENDING',
  'APPROVED',
  'PROCESSING',
  'READY',
])

const paths: Partial<Record<OrderLinkAction, Partial<Record<OrderState, readonly OrderState[]>>>> =
  {
    PAID: { PENDING: ['APPROVED'] },
    CONFIRMED: { PENDING: ['APPROVED'] },
    PACKED: { APPROVED: ['PROCESSING', 'READY'], PROCESSING: ['READY'] },
    SENT: {
      APPROVED: ['PROCESSING', 'READY', 'SHIPPED'],
      PROCESSING: ['READY', 'SHIPPED'],
      READY: ['SHIPPED'],
    },
    COLLECTED: { READY: ['COMPLETED'] },
    DELIVERED: { SHIPPED: ['COMPLETED'] },
  }
