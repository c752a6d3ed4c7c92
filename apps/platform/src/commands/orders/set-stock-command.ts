import type { CommandContext } from '../command-context.js'
import { CommandError } from '../command-context.js'
import { findTenant } from '../find-tenant.js'
import type { CommandOutput } from '../print-report.js'
import { changeOrDryRun } from '../change-or-dry-run.js'

export interface SetStockOptions {
  tenant: string
  sku: string
  /** Pieces there are; left out: only shown. */
  count: string | undefined
  isDryRun: boolean
}

/** Shows or corrects how many pieces of a variant there are; whoever waits for it gets a mail. */
export async function setStockCommand(
  { database }: CommandContext,
  { tenant, sku, count, isDryRun }: SetStockOptions,
  output: CommandOutput,
): Promise<void> {
  await findTenant(database, tenant)
  const pieces = count === undefined ? undefined : Number(count)
  if (pieces !== undefined && (!Number.isInteger(pieces) || pieces < 0 || pieces > 1_000_000)) {
    throw new CommandError(`"${count}" is no number of pieces.`)
  }
  const before = await changeOrDryRun(database, { tenant, isDryRun }, async (sql) => {
    const [variant] = await sql.query<{ id: string; stock: number }>(
      'SELECT id, stock FROM variants WHERE sku = $1 FOR NO KEY UPDATE',
      [sku],
    )
    if (!variant) throw new CommandError(`${tenant} has no "${sku}".`)
    if (pieces !== undefined) {
      await sql.query('UPDATE variants SET stock = $2 WHERE id = $1', [variant.id, pieces])
    }
    return variant.stock
  })
  const change = pieces === undefined ? '' : `${isDryRun ? ', would become' : ', now'} ${pieces}`
  output.result(`${sku}: ${before}${change}`)
}
