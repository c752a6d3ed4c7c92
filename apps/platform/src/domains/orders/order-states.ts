/** States of an order, as the contract names them. */
export type OrderState =
  | 'NONE'
  | 'CREATED'
  | 'PENDING'
  | 'APPROVED'
  | 'PROCESSING'
  | 'READY'
  | 'SHIPPED'
  | 'COMPLETED'
  | 'CANCELED'
  | 'FAILED'
  | 'RETURNED'
  | 'REFUNDED'

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

/** States in which a shopper may still cancel an order; afterwards it is being packed. */
export const cancelableStates: ReadonlySet<OrderState> = new Set(['CREATED', 'PENDING', 'APPROVED'])

export interface OrderMoveFacts {
  /** The order is picked up at the shop: only then may READY lead to COMPLETED, and never to SHIPPED. */
  pickup: boolean
}

/** Whether an order may go from one state to another. */
export function isOrderMove(from: OrderState, to: OrderState, facts: OrderMoveFacts): boolean {
  if (!orderMoves[from].includes(to)) return false
  if (from === 'READY' && to === 'COMPLETED') return facts.pickup
  if (from === 'READY' && to === 'SHIPPED') return !facts.pickup
  return true
}

/** Whether a text names a state. */
export function isOrderState(text: string): text is OrderState {
  return Object.hasOwn(orderMoves, text)
}
