import { CommandError, UsageError } from '../command-context.js'
import type { CommandContext } from '../command-context.js'
import { findTenant } from '../tenants/find-tenant.js'
import { lockOrderByNumber, parseAmount } from './order-by-number.js'
import { staffMoney } from '../staff-texts.js'
import { changeOrDryRun } from '../change-or-dry-run.js'
import type { CommandOutput } from '../print-report.js'
import { dryRunOption, examples, tenantOption } from '../program/command-options.js'
import type { AddCommand } from '../program/command-runner.js'
import { refundByStaff } from '../../domains/orders/staff/refund-by-staff.js'
import { markRefundPaid } from '../../domains/payment/refunds/mark-refund-paid.js'
import { retryRefund } from '../../domains/payment/refunds/retry-refund.js'

export interface RefundOrderOptions {
  tenant: string
  number: string
  /** Such as `12.50`. Omitted: the remaining paid amount. */
  amount?: string | undefined
  /** Money that is refunded manually has been transferred. */
  isPaidOut: boolean
  /** Retries a refund that the provider has rejected. */
  isAgain: boolean
  cause: string
  isDryRun: boolean
}

export const refundOrderCommand: AddCommand = (program, { output, runForTenant }) => {
  program
    .command('refund-order')
    .summary('refund an amount without goods')
    .description(
      'Refunds an amount through the provider of the payment. Other payments have to be transferred and are then recorded with --paid-out.',
    )
    .argument('<number>', 'number of the order')
    .option('--amount <amount>', 'such as 12.50 (default: all that was paid and not refunded yet)')
    .option('--cause <text>', 'note of the refund', 'staff')
    .option('--paid-out', 'note that what had to be refunded by hand has been transferred')
    .option('--again', 'request rejected refunds again')
    .addOption(tenantOption)
    .addOption(dryRunOption)
    .addHelpText(
      'after',
      examples('refund-order 10000001 --amount 12.50', 'refund-order 10000001 --paid-out'),
    )
    .action((number, options) => {
      const { amount, cause, paidOut: isPaidOut = false, again: isAgain = false } = options
      if ([amount !== undefined, isPaidOut, isAgain].filter(Boolean).length > 1) {
        throw new UsageError('--amount, --paid-out and --again exclude each other.')
      }
      const refund = {
        number,
        amount,
        cause,
        isPaidOut,
        isAgain,
        isDryRun: options.dryRun ?? false,
      }
      return runForTenant(options.tenant, (context, tenant) =>
        refundOrder(context, { ...refund, tenant }, output),
      )
    })
}

/**
 * Refunds money through the provider that received it; money without a provider is transferred
 * manually and then recorded.
 */
async function refundOrder(
  { database, ports }: CommandContext,
  options: RefundOrderOptions,
  output: CommandOutput,
): Promise<void> {
  const { tenant, number, amount, cause, isPaidOut, isAgain, isDryRun } = options
  await findTenant(database, tenant)
  const now = new Date()
  const done = await changeOrDryRun(database, { tenant, isDryRun }, async (sql) => {
    const order = await lockOrderByNumber(sql, number)
    const { id: orderId, currency } = order
    if (isPaidOut) {
      const paidMinor = await markRefundPaid(sql, { orderId, ports: ports.payments, now })
      return { minor: paidMinor, currency }
    }
    if (isAgain) return { minor: await retryRefund(sql, { orderId, now }), currency }
    const amountMinor = amount === undefined ? null : parseAmount(amount, currency)
    const refund = { order, amountMinor, cause, now }
    const outcome = await refundByStaff(sql, refund, ports.orderMoves)
    if (outcome.status === 'too-much') {
      const [asked, left] = [amountMinor ?? 0, outcome.leftMinor].map((minor) =>
        staffMoney(minor, currency),
      )
      throw new CommandError(
        `${asked} is more than the ${left} of order ${number} that was paid and not refunded.`,
      )
    }
    return { minor: outcome.status === 'requested' ? outcome.amountMinor : 0, currency }
  })
  if (done.minor === 0) {
    throw new CommandError(nothingToDo(options))
  }
  const sum = staffMoney(done.minor, done.currency)
  const would = isDryRun ? 'Would note: ' : ''
  output.result(`${would}${sum} of order ${number} ${isPaidOut ? 'was transferred' : 'goes back'}.`)
  if (!isPaidOut)
    output.note('If show-order says BY_HAND, transfer it and record it with --paid-out.')
}

function nothingToDo({ number, isPaidOut, isAgain }: RefundOrderOptions): string {
  if (isPaidOut) return `Order ${number} has nothing to transfer.`
  if (isAgain) return `No refund of order ${number} was rejected.`
  return `Order ${number} has no payment that is not refunded. See show-order.`
}
