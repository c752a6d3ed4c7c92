import { moveOrder } from '../../domains/orders/move-order.js'
import { isOrderState, orderMoves } from '../../domains/orders/order-states.js'
import type { OrderState } from '../../domains/orders/order-states.js'
import { writeShipment } from '../../domains/orders/write-shipment.js'
import type { CommandContext } from '../command-context.js'
import { CommandError } from '../command-context.js'
import { findTenant } from '../find-tenant.js'
import { stateNames } from './list-orders-command.js'
import type { CommandOutput } from '../print-report.js'
import { lockOrderByNumber } from './order-by-number.js'
import { changeOrDryRun } from '../change-or-dry-run.js'

export interface MoveOrderOptions {
  tenant: string
  number: string
  state: string
  /** Of the carrier, with SHIPPED. */
  tracking: string | undefined
  trackingUrl: string | undefined
  /** @default 'staff' */
  cause: string | undefined
  isDryRun: boolean
}

/** Moves that belong to another command, which counts goods and money. */
const otherCommands: Partial<Record<OrderState, string>> = {
  RETURNED: 'return-order',
  REFUNDED: 'refund-order',
}

/** Moves an order to a state; its shopper gets a mail. */
export async function moveOrderCommand(
  { database, ports }: CommandContext,
  options: MoveOrderOptions,
  output: CommandOutput,
): Promise<void> {
  const { tenant, number, isDryRun, tracking = null, trackingUrl = null } = options
  await findTenant(database, tenant)
  const to = options.state.toUpperCase()
  if (!isOrderState(to)) throw new CommandError(`No state "${options.state}": ${stateNames()}.`)
  if (otherCommands[to])
    throw new CommandError(`Use ${otherCommands[to]} for this: it counts the money.`)
  if ((tracking ?? trackingUrl) !== null && to !== 'SHIPPED') {
    throw new CommandError('--tracking goes with the state shipped.')
  }
  if (trackingUrl !== null && !trackingUrl.startsWith('https://')) {
    throw new CommandError('--tracking-url begins with https://.')
  }
  const now = new Date()
  const from = await changeOrDryRun(database, { tenant, isDryRun }, async (sql) => {
    const order = await lockOrderByNumber(sql, number)
    // The shipment first: the mail tells its number.
    if (to === 'SHIPPED')
      await writeShipment(sql, { orderId: order.id, tracking, trackingUrl, now })
    const move = { orderId: order.id, to, cause: options.cause ?? 'staff', now }
    const outcome = await moveOrder(sql, move, ports.orderMoves)
    if (outcome.status === 'moved') return outcome.from
    throw new CommandError(errorOf(number, to, order.state, outcome.status))
  })
  output.result(`${isDryRun ? 'Would move' : 'Moved'} order ${number} from ${from} to ${to}.`)
}

function errorOf(number: string, to: OrderState, from: OrderState, status: string): string {
  if (status === 'sold-out') return `The goods of order ${number} were sold to somebody else.`
  if (status === 'coupon-unavailable') return `The coupon of order ${number} was used up by others.`
  const next = orderMoves[from].join(', ').toLowerCase() || 'nowhere'
  return `Order ${number} is ${from} and cannot go to ${to}; it may go to: ${next} (completed from ready only at the counter).`
}
