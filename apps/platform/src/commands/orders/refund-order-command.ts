import { CommandError } from '../command-context.js'
import type { CommandContext } from '../command-context.js'
import { findTenant } from '../find-tenant.js'
import { lockOrderByNumber, parseAmount, staffMoney } from './order-by-number.js'
import { changeOrDryRun } from '../change-or-dry-run.js'
import type { CommandOutput } from '../print-report.js'
import { markRefundPaid } from '../../domains/payment/refunds/mark-refund-paid.js'
import { retryRefund } from '../../domains/payment/refunds/retry-refund.js'

export interface RefundOrderOptions {
  tenant: string
  number: string
  /** Such as `12.50`; left out: all that was paid and has not gone back. */
  amount: string | undefined
  /** The money that has to go back by hand has been transferred. */
  isPaidOut: boolean
  /** The provider is asked again for what it refused. */
  isAgain: boolean
  /** @default 'staff' */
  cause: string | undefined
  isDryRun: boolean
}

/** Gives money back, through the provider that took it; what none took is left to be transferred and then noted. */
export async function refundOrderCommand(
  { database, ports }: CommandContext,
  options: RefundOrderOptions,
  output: CommandOutput,
): Promise<void> {
  const { tenant, number, amount, isPaidOut, isAgain, isDryRun } = options
  await findTenant(database, tenant)
  const now = new Date()
  const done = await changeOrDryRun(database, { tenant, isDryRun }, async (sql) => {
    const { id: orderId, currency, totals } = await lockOrderByNumber(sql, number)
    if (isPaidOut) {
      const paidMinor = await markRefundPaid(sql, { orderId, ports: ports.payments, now })
      return { minor: paidMinor, currency }
    }
    if (isAgain) return { minor: await retryRefund(sql, { orderId, now }), currency }
    const amountMinor = amount === undefined ? totals.grandMinor : parseAmount(amount, currency)
    const refund = { orderId, amountMinor, cause: options.cause ?? 'staff', now }
    const { amountMinor: minor } = await ports.orderMoves.requestRefund(sql, refund)
    if (minor > 0)
      await ports.orderMoves.notify(sql, { orderId, about: 'REFUND', refundMinor: minor, now })
    return { minor, currency }
  })
  if (done.minor === 0) {
    throw new CommandError(nothingToDo(options))
  }
  const sum = staffMoney(done.minor, done.currency)
  const would = isDryRun ? 'Would note: ' : ''
  output.result(`${would}${sum} of order ${number} ${isPaidOut ? 'was transferred' : 'goes back'}.`)
  if (!isPaidOut)
    output.note('If show-order says BY_HAND, transfer it and note it with --paid-out.')
}

function nothingToDo({ number, isPaidOut, isAgain }: RefundOrderOptions): string {
  if (isPaidOut) return `Nothing of order ${number} waits to be transferred.`
  if (isAgain) return `No refund of order ${number} was refused.`
  return `Nothing of order ${number} was paid, or all of it goes back already. See show-order.`
}
