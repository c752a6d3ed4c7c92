import type { MoveOrderOutcome } from '../../domains/orders/move-order.js'
import { orderMoves, orderStates } from '../../domains/orders/order-states.js'
import type { OrderState } from '../../domains/orders/order-states.js'
import { isStaffState, moveByStaff } from '../../domains/orders/staff/move-by-staff.js'
import type { CommandContext } from '../command-context.js'
import { CommandError, UsageError } from '../command-context.js'
import { findTenant } from '../tenants/find-tenant.js'
import type { CommandOutput } from '../print-report.js'
import { lockOrderByNumber } from './order-by-number.js'
import { changeOrDryRun } from '../change-or-dry-run.js'
import { dryRunOption, examples, oneOf, tenantOption, typedAs } from '../program/command-options.js'
import type { AddCommand } from '../program/command-runner.js'

export interface MoveOrderOptions {
  tenant: string
  number: string
  state: OrderState
  /** Of the carrier, with SHIPPED. */
  tracking?: string | undefined
  trackingUrl?: string | undefined
  cause: string
  /** Although its customer has withdrawn from it, or from a part. */
  despiteWithdrawal: boolean
  isDryRun: boolean
}

/** Moves that belong to another command, which counts goods and money. */
const otherCommands = { RETURNED: 'return-order', REFUNDED: 'refund-order' } as const

export const moveOrderCommand: AddCommand = (program, { output, runForTenant }) => {
  program
    .command('move-order')
    .summary('move an order to another state')
    .description(
      'Moves an order to a state that may follow its own, as show-order lists them. The customer gets the mail of that state.',
    )
    .argument('<number>', 'number of the order')
    .argument('<state>', `one of ${typedAs(orderStates)}`, oneOf(orderStates))
    .option('--tracking <code>', "the carrier's number of the parcel, with shipped")
    .option('--tracking-url <url>', 'https:// address that shows where the parcel is, with shipped')
    .option('--cause <text>', 'note of the change', 'staff')
    .option(
      '--despite-withdrawal',
      'although the customer has withdrawn, such as for money that came',
    )
    .addOption(tenantOption)
    .addOption(dryRunOption)
    .addHelpText(
      'after',
      examples(
        'move-order 10000001 approved --cause "transfer arrived"',
        'move-order 10000001 shipped --tracking AB123 --tracking-url https://courier.example/AB123',
      ),
    )
    .action(
      (
        number,
        state,
        { tenant: given, dryRun: isDryRun = false, despiteWithdrawal = false, ...options },
      ) =>
        runForTenant(given, (context, tenant) =>
          moveOrderByNumber(
            context,
            { ...options, tenant, number, state, despiteWithdrawal, isDryRun },
            output,
          ),
        ),
    )
}

/** Moves an order to a state; its shopper gets a mail. */
async function moveOrderByNumber(
  { database, ports }: CommandContext,
  options: MoveOrderOptions,
  output: CommandOutput,
): Promise<void> {
  const { tenant, number, state: to, cause, despiteWithdrawal, isDryRun } = options
  const { tracking = null, trackingUrl = null } = options
  await findTenant(database, tenant)
  if (!isStaffState(to)) {
    throw new UsageError(`Use ${otherCommands[to]} for this: it counts the money.`)
  }
  if ((tracking ?? trackingUrl) !== null && to !== 'SHIPPED') {
    throw new UsageError('--tracking requires the state shipped.')
  }
  if (trackingUrl !== null && !trackingUrl.startsWith('https://')) {
    throw new UsageError('--tracking-url begins with https://.')
  }
  const now = new Date()
  const from = await changeOrDryRun(database, { tenant, isDryRun }, async (sql) => {
    const order = await lockOrderByNumber(sql, number)
    const parcel = { tracking, trackingUrl }
    const move = { orderId: order.id, to, parcel, cause, now, despiteWithdrawal }
    const outcome = await moveByStaff(sql, move, ports.orderMoves)
    if (outcome.status === 'moved') return outcome.from
    throw new CommandError(errorOf(number, to, order.state, outcome))
  })
  output.result(`${isDryRun ? 'Would move' : 'Moved'} order ${number} from ${from} to ${to}.`)
}

function errorOf(
  number: string,
  to: OrderState,
  from: OrderState,
  outcome: Exclude<MoveOrderOutcome, { status: 'moved' }>,
): string {
  const { status } = outcome
  if (status === 'withdrawn') {
    const settle = outcome.references.map((one) => `return-order ${number} --request ${one}`)
    return `The customer of order ${number} has withdrawn from it, or from a part. Settle that first: ${settle.join(', ')}. To move it all the same: --despite-withdrawal.`
  }
  if (status === 'sold-out') return `The goods of order ${number} were sold to another customer.`
  if (status === 'coupon-unavailable') return `The coupon of order ${number} was used up by others.`
  const next = orderMoves[from].join(', ').toLowerCase() || 'nowhere'
  const atCounter = from === 'READY' ? ' (completed only if it is picked up)' : ''
  return `Order ${number} is ${from} and cannot go to ${to}; it may go to: ${next}${atCounter}.`
}
