import { cleanTyped } from '@floga/platform-contract/input-rules'
import { changeStock, maxStock } from '../../domains/catalogue/prices/change-stock.js'
import type { CommandContext } from '../command-context.js'
import { CommandError } from '../command-context.js'
import { findTenant } from '../tenants/find-tenant.js'
import type { CommandOutput } from '../print-report.js'
import { changeOrDryRun } from '../change-or-dry-run.js'
import { dryRunOption, examples, tenantOption, wholeNumber } from '../program/command-options.js'
import type { AddCommand } from '../program/command-runner.js'

export interface SetStockOptions {
  tenant: string
  sku: string
  /** Quantity in stock. Omitted: only shown. */
  pieces: number | undefined
  isDryRun: boolean
}

export const setStockCommand: AddCommand = (program, { output, runForTenant }) => {
  program
    .command('set-stock')
    .summary('show or correct the stock of a variant')
    .description(
      'Shows or corrects how many pieces of a variant are in stock. Customers who wait for it get a mail.',
    )
    .argument('<SKU>')
    .argument(
      '[pieces]',
      'in stock now (default: only show them)',
      wholeNumber({ from: 0, to: maxStock }),
    )
    .addOption(tenantOption)
    .addOption(dryRunOption)
    .addHelpText('after', examples('set-stock RG-30', 'set-stock RG-30 12'))
    .action((sku, pieces, { tenant: given, dryRun: isDryRun = false }) =>
      runForTenant(given, (context, tenant) =>
        setStock(context, { tenant, sku: cleanTyped(sku), pieces, isDryRun }, output),
      ),
    )
}

/** Shows or corrects the stock of a variant; customers waiting for it get a mail. */
async function setStock(
  { database }: CommandContext,
  { tenant, sku, pieces, isDryRun }: SetStockOptions,
  output: CommandOutput,
): Promise<void> {
  await findTenant(database, tenant)
  const { before } = await changeOrDryRun(database, { tenant, isDryRun }, async (sql) => {
    const change = pieces === undefined ? { sku, difference: 0 } : { sku, pieces }
    const result = await changeStock(sql, change)
    if (result.status === 'unknown') throw new CommandError(`${tenant} has no "${sku}".`)
    return result
  })
  const isOther = pieces !== undefined && pieces !== before
  output.result(`${sku}: stock ${before}${isOther ? ` → ${pieces}` : ''}`)
  if (isDryRun) output.note('A dry run: nothing was changed.')
}
