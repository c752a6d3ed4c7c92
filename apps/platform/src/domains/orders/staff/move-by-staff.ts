import type { Transaction } from '../../../foundation/database/database.js'
import { moveOrder } from '../move-order.js'
import type { MoveOrderInput, MoveOrderOutcome, OrderMovePorts } from '../move-order.js'
import { orderStates } from '../order-states.js'
import type { OrderState } from '../order-states.js'
import { writeShipment } from './write-shipment.js'

/** States that follow from counted goods or money, and which staff do not name. */
const countedStates = ['RETURNED', 'REFUNDED'] as const satisfies readonly OrderState[]

/** A state that staff may move an order to. */
export type StaffState = Exclude<OrderState, (typeof countedStates)[number]>

export const staffStates: readonly StaffState[] = orderStates.filter(isStaffState)

/** Whether staff name this state when they move an order. */
export function isStaffState(state: OrderState): state is StaffState {
  return !countedStates.some((counted) => counted === state)
}

export interface StaffMove extends Pick<MoveOrderInput, 'orderId' | 'cause' | 'now'> {
  to: StaffState
  /** Of the carrier, with SHIPPED. */
  parcel: Parcel
  /** Although its customer has withdrawn from it, or from a part. */
  despiteWithdrawal: boolean
}

export interface Parcel {
  /** The carrier's number. */
  tracking: string | null
  trackingUrl: string | null
}

/**
 * Moves an order to a state in the name of staff; its shopper gets a mail. Unless it is moved, the
 * transaction has to be rolled back: the parcel is recorded first, because the mail contains its
 * number.
 */
export async function moveByStaff(
  sql: Transaction,
  { parcel, ...move }: StaffMove,
  ports: OrderMovePorts,
): Promise<MoveOrderOutcome> {
  if (move.to === 'SHIPPED') {
    await writeShipment(sql, { orderId: move.orderId, ...parcel, now: move.now })
  }
  return moveOrder(sql, move, ports)
}
