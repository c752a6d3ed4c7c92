import type { OrderData } from '../../request/api/api-types.js'

type State = OrderData['state']

/** Steps of an order, from first to last. */
export type OrderStepName = 'ordered' | 'paid' | 'packed' | 'sent' | 'delivered' | 'collected'

/** One point of an order's time line. */
export interface OrderStep {
  /** A state where the order left its usual way: canceled, failed, returned, refunded. */
  name: OrderStepName | Extract<State, 'CANCELED' | 'FAILED' | 'RETURNED' | 'REFUNDED'>
  state: 'done' | 'current' | 'upcoming'
  /** When it was completed; null if not, or not recorded. */
  at: string | null
}

type SteppedOrder = Pick<
  OrderData,
  'state' | 'createdAt' | 'payment' | 'shippingMethod' | 'shipments'
> & {
  history: readonly Pick<OrderData['history'][number], 'to' | 'at'>[]
}

/**
 * Minimum rank of the order's state for each step; orders that were stopped count recorded steps.
 */
const ranks: Partial<Record<State, number>> = {
  CREATED: 0,
  PENDING: 0,
  APPROVED: 1,
  PROCESSING: 1,
  READY: 2,
  SHIPPED: 3,
  COMPLETED: 4,
}

/** Steps of an order: completed ones, the next one, and how it ended if it was stopped. */
export function orderSteps(order: SteppedOrder): OrderStep[] {
  const { state, createdAt, payment, shippingMethod, shipments } = order
  const isPickup = shippingMethod.kind === 'PICKUP'
  // The courier collects the money at the end.
  const isPaidFirst = !payment.method.isPaidOnDelivery
  const movedTo = (to: State): string | null =>
    order.history.findLast((move) => move.to === to)?.at ?? null
  const way: { name: OrderStepName; rank: number; at: string | null }[] = [
    { name: 'ordered', rank: 0, at: createdAt },
    ...(isPaidFirst ? [{ name: 'paid' as const, rank: 1, at: movedTo('APPROVED') }] : []),
    { name: 'packed', rank: 2, at: movedTo('READY') },
    ...(isPickup
      ? []
      : [
          {
            name: 'sent' as const,
            rank: 3,
            at: shipments.at(-1)?.shippedAt ?? movedTo('SHIPPED'),
          },
        ]),
    { name: isPickup ? 'collected' : 'delivered', rank: 4, at: movedTo('COMPLETED') },
  ]
  const rank = ranks[state]
  if (rank === undefined) {
    const done = way.filter(({ at }) => at !== null)
    const ends = (['FAILED', 'CANCELED', 'RETURNED', 'REFUNDED'] as const).filter(
      (end) => end === state || (end !== 'FAILED' && movedTo(end) !== null),
    )
    return [
      ...done.map(({ name, at }) => ({ name, state: 'done' as const, at })),
      ...ends.map((name) => ({
        name,
        state: name === 'FAILED' ? ('current' as const) : ('done' as const),
        at: movedTo(name),
      })),
    ]
  }
  const next = way.find((step) => step.rank > rank)?.name
  return way.map((step) => {
    const isDone = step.rank <= rank
    return {
      name: step.name,
      state: isDone ? 'done' : step.name === next ? 'current' : 'upcoming',
      at: isDone ? step.at : null,
    }
  })
}
