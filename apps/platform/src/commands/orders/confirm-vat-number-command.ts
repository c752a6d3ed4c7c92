import { refundConfirmedVat } from '../../domains/orders/vat/refund-confirmed-vat.js'
import { CommandError } from '../command-context.js'
import type { CommandContext } from '../command-context.js'
import { findTenant } from '../find-tenant.js'
import type { CommandOutput } from '../print-report.js'
import { changeOrDryRun } from '../change-or-dry-run.js'
import { lockOrderByNumber, staffMoney } from './order-by-number.js'

export interface ConfirmVatNumberOptions {
  tenant: string
  number: string
  isDryRun: boolean
}

/** Notes that staff have confirmed the VAT number of a paid order, and refunds its VAT. */
export async function confirmVatNumberCommand(
  { database, ports }: CommandContext,
  { tenant, number, isDryRun }: ConfirmVatNumberOptions,
  output: CommandOutput,
): Promise<void> {
  await findTenant(database, tenant)
  const done = await changeOrDryRun(database, { tenant, isDryRun }, async (sql) => {
    const { id: orderId, currency, vat, paymentState } = await lockOrderByNumber(sql, number)
    if (!vat.number || vat.number.state === 'CONFIRMED') {
      throw new CommandError(`Order ${number} waits for no VAT number to be confirmed.`)
    }
    if (paymentState !== 'PAID') {
      throw new CommandError(`Order ${number} is not paid: there is no VAT to be refunded yet.`)
    }
    const minor = await refundConfirmedVat(sql, { orderId, now: new Date() }, ports.orderMoves)
    return { value: vat.number.value, sum: staffMoney(minor ?? 0, currency) }
  })
  const would = isDryRun ? 'Would note: ' : ''
  output.result(
    `${would}VAT number ${done.value} is confirmed; ${done.sum} of order ${number} goes back.`,
  )
}
