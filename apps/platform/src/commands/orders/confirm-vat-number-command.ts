import { refundConfirmedVat } from '../../domains/orders/vat/refund-confirmed-vat.js'
import { CommandError } from '../command-context.js'
import type { CommandContext } from '../command-context.js'
import { findTenant } from '../tenants/find-tenant.js'
import type { CommandOutput } from '../print-report.js'
import { changeOrDryRun } from '../change-or-dry-run.js'
import { dryRunOption, tenantOption } from '../program/command-options.js'
import type { AddCommand } from '../program/command-runner.js'
import { lockOrderByNumber } from './order-by-number.js'
import { staffMoney } from '../staff-texts.js'

export interface ConfirmVatNumberOptions {
  tenant: string
  number: string
  isDryRun: boolean
}

export const confirmVatNumberCommand: AddCommand = (program, { output, runForTenant }) => {
  program
    .command('confirm-vat-number')
    .summary('note that a VAT number is confirmed, and refund the VAT')
    .description(
      'Notes that staff have confirmed the VAT number of a company of another member state, and refunds the VAT of its paid order.',
    )
    .argument('<number>', 'number of the order')
    .addOption(tenantOption)
    .addOption(dryRunOption)
    .action((number, { tenant: given, dryRun: isDryRun = false }) =>
      runForTenant(given, (context, tenant) =>
        confirmVatNumber(context, { tenant, number, isDryRun }, output),
      ),
    )
}

/** Notes that staff have confirmed the VAT number of a paid order, and refunds its VAT. */
async function confirmVatNumber(
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
    `${would}VAT number ${done.value} is confirmed; ${done.sum} of order ${number} is refunded.`,
  )
}
