import { returnByStaff } from '../../domains/orders/staff/return-by-staff.js'
import type { StaffReturnOutcome } from '../../domains/orders/staff/return-by-staff.js'
import type { CommandContext } from '../command-context.js'
import { CommandError } from '../command-context.js'
import { findTenant } from '../tenants/find-tenant.js'
import type { CommandOutput } from '../print-report.js'
import { lockOrderByNumber, parsePieces } from './order-by-number.js'
import { staffMoney } from '../staff-texts.js'
import { changeOrDryRun } from '../change-or-dry-run.js'
import { dryRunOption, examples, tenantOption } from '../program/command-options.js'
import type { AddCommand } from '../program/command-runner.js'
import { isOnlineKind } from '../../foundation/pricing/payment-rules.js'

export interface ReturnOrderOptions {
  tenant: string
  number: string
  /** Such as `RG-30=2,TK-42=1`. Omitted: the items of the request, or all remaining ones. */
  items?: string | undefined
  /** Of these, pieces that cannot be sold again. */
  unsellable?: string | undefined
  /** Reference of the withdrawal that it fulfils. */
  request?: string | undefined
  isDryRun: boolean
}

export const returnOrderCommand: AddCommand = (program, { output, runForTenant }) => {
  program
    .command('return-order')
    .summary('return items of an order')
    .description(
      'Returns items of an order, or takes them out before it is sent: sellable ones are added to the stock, and their price is refunded if it was paid.',
    )
    .argument('<number>', 'number of the order')
    .option('--items <pieces>', 'such as RG-30=2,TK-42=1 (default: all that is left)')
    .option('--unsellable <pieces>', 'of these, pieces that cannot be sold again')
    .option('--request <reference>', 'withdrawal that names the pieces')
    .addOption(tenantOption)
    .addOption(dryRunOption)
    .addHelpText(
      'after',
      examples(
        'return-order 10000001 --items RG-30=2 --unsellable RG-30=1',
        'return-order 10000001 --request R-7 --dry-run',
      ),
    )
    .action((number, { tenant: given, dryRun: isDryRun = false, ...pieces }) =>
      runForTenant(given, (context, tenant) =>
        returnOrder(context, { ...pieces, tenant, number, isDryRun }, output),
      ),
    )
}

/**
 * Returns items of an order: sellable ones to stock, and the amount paid for them to the shopper.
 */
async function returnOrder(
  { database, ports }: CommandContext,
  options: ReturnOrderOptions,
  output: CommandOutput,
): Promise<void> {
  const { tenant, number, isDryRun } = options
  await findTenant(database, tenant)
  const { order, outcome } = await changeOrDryRun(database, { tenant, isDryRun }, async (sql) => {
    const found = await lockOrderByNumber(sql, number)
    const returned = {
      order: found,
      pieces: options.items === undefined ? null : parsePieces(options.items),
      unsellable: options.unsellable === undefined ? new Map() : parsePieces(options.unsellable),
      request: options.request ?? null,
      cause: 'staff',
      now: new Date(),
    }
    return { order: found, outcome: await returnByStaff(sql, returned, ports.orderMoves) }
  })
  if (outcome.status !== 'returned') throw new CommandError(errorOf(options, outcome))
  const sum = staffMoney(outcome.refundMinor, order.currency)
  output.result(
    `${isDryRun ? 'Would return' : 'Returned'} items of order ${number}: ${sum} is refunded, the order is ${outcome.state}.`,
  )
  if (outcome.refundMinor > 0 && !isOnlineKind(order.payment.kind)) {
    output.note(`Transfer it to the customer, then: refund-order ${number} --paid-out`)
  }
  if (options.request) output.note(`Reply to the request: answer-request ${options.request}`)
}

function errorOf(
  { number, request }: ReturnOrderOptions,
  outcome: Exclude<StaffReturnOutcome, { status: 'returned' }>,
): string {
  if (outcome.status === 'unknown-request') {
    return `Order ${number} has no withdrawal ${request}.`
  }
  if (outcome.status === 'unknown-sku') return `Order ${number} has no "${outcome.sku}".`
  if (outcome.status === 'nothing-left') return `Order ${number} has nothing left to return.`
  if (outcome.status === 'too-many') {
    return `Order ${number} has ${outcome.left} of ${outcome.sku} left to return.`
  }
  if (outcome.status === 'unknown-order') return `No order has the number "${number}".`
  return `Order ${number} is ${outcome.state}: nothing can be returned.`
}
