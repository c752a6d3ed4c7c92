/** States of an order, as the contract names them. */
export const orderStates = [
  'NONE',
  'CREATED',
  'PENDING',
  'APPROVED',
  'PROCESSING',
  'READY',
  'SHIPPED',
  'COMPLETED',
  'CANCELED',
  'FAILED',
  'RETURNED',
  'REFUNDED',
] as const

export type OrderState = (typeof orderStates)[number]

/** Every allowed move: from a state to each state that may follow. */
export const orderMoves: Readonly<Record<OrderState, readonly OrderState[]>> = {
  NONE: ['CREATED'],
  CREATED: ['PENDING', 'CANCELED', 'FAILED'],
  PENDING: ['APPROVED', 'CANCELED', 'FAILED'],
  APPROVED: ['PROCESSING', 'CANCELED', 'REFUNDED'],
  PROCESSING: ['READY', 'CANCELED', 'REFUNDED'],
  READY: ['SHIPPED', 'COMPLETED', 'CANCELED'],
  SHIPPED: ['COMPLETED', 'RETURNED'],
  COMPLETED: ['RETURNED', 'REFUNDED'],
  CANCELED: [],
  FAILED: ['PENDING'],
  RETURNED: ['REFUNDED'],
  REFUNDED: [],
}

/** States in which an order reserves no stock: reaching one returns it. */
export const statesWithoutStock: ReadonlySet<OrderState> = new Set(['CANCELED', 'FAILED'])

/** States in which there is nothing to withdraw from any more. */
export const statesWithoutContract: ReadonlySet<OrderState> = new Set([
  'CANCELED',
  'FAILED',
  'RETURNED',
  'REFUNDED',
])

/** States in which a shopper may still cancel an order; afterwards it is being packed. */
export const cancelableStates: ReadonlySet<OrderState> = new Set(['CREATED', 'PENDING', 'APPROVED'])

export interface OrderDelivery {
  /**
   * The order is picked up at the shop: only then may READY lead to COMPLETED, and never to
   * SHIPPED.
   */
  pickup: boolean
}

/** Whether an order may go from one state to another. */
export function isOrderMove(from: OrderState, to: OrderState, delivery: OrderDelivery): boolean {
  if (!orderMoves[from].includes(to)) return false
  if (from === 'READY' && to === 'COMPLETED') return delivery.pickup
  if (from === 'READY' && to === 'SHIPPED') return !delivery.pickup
  return true
}

/**
 * Whether a move takes an order on towards its delivery: none is made for goods that were withdrawn
 * from.
 */
export function goesOn(from: OrderState, to: OrderState): boolean {
  return (
    to === 'APPROVED' ||
    to === 'PROCESSING' ||
    to === 'READY' ||
    to === 'SHIPPED' ||
    (from === 'FAILED' && to === 'PENDING') ||
    (from === 'READY' && to === 'COMPLETED')
  )
}

/** Whether a text names a state. */
export function isOrderState(text: string): text is OrderState {
  return Object.hasOwn(orderMoves, text)
}
