import type { RefundState } from '../../domains/payment/payment-record.js'
import type { CommandContext } from '../command-context.js'
import { findTenant } from '../tenants/find-tenant.js'
import { counted } from '../print-report.js'
import type { CommandOutput } from '../print-report.js'
import { examples, oneOf, tenantOption, typedAs } from '../program/command-options.js'
import type { AddCommand } from '../program/command-runner.js'
import { staffMoney, staffTime, toCell } from '../staff-texts.js'

export interface ListRefundsOptions {
  tenant: string
  /** Omitted: all that are not completed. */
  state: RefundState | undefined
}

const states: readonly RefundState[] = ['REFUSED', 'BY_HAND', 'REQUESTED', 'DONE']
const limit = 200

export const listRefundsCommand: AddCommand = (program, { output, runForTenant }) => {
  program
    .command('list-refunds')
    .summary('list refunds, the longest waiting first')
    .description(
      'Lists refunds, the oldest first: order, state, time, amount, cause, and why the provider rejected it.',
    )
    .option(
      '--state <state>',
      `one of ${typedAs(states)} (default: all that are not done)`,
      oneOf(states),
    )
    .addOption(tenantOption)
    .addHelpText('after', examples('list-refunds', 'list-refunds --state by-hand'))
    .action(({ tenant: given, state }) =>
      runForTenant(given, (context, tenant) => printRefunds(context, { tenant, state }, output)),
    )
}

/**
 * Prints refunds, the longest waiting first: order, state, moment, sum, cause, and why the provider
 * did not do it.
 */
async function printRefunds(
  { database }: CommandContext,
  { tenant, state }: ListRefundsOptions,
  output: CommandOutput,
): Promise<void> {
  const { timeZone } = await findTenant(database, tenant)
  const refunds = await database.read(tenant, (sql) =>
    sql.query<{
      number: string
      state: RefundState
      at: Date
      amountMinor: number
      currency: string
      cause: string
      lastError: string | null
    }>(
      `SELECT o.number, r.state, r.requested_at AS at, r.amount_minor AS "amountMinor", r.currency,
              r.cause, r.last_error AS "lastError"
       FROM refunds r JOIN orders o ON o.tenant = r.tenant AND o.id = r.order_id
       WHERE CASE WHEN $1::text IS NULL THEN r.state <> 'DONE' ELSE r.state = $1 END
       ORDER BY r.requested_at, r.id LIMIT $2::integer`,
      [state ?? null, limit],
    ),
  )
  for (const { number, at, amountMinor, currency, cause, lastError, ...refund } of refunds) {
    const sum = staffMoney(amountMinor, currency)
    const time = staffTime(at, timeZone)
    const line = [number, refund.state, time, sum, toCell(cause), toCell(lastError ?? '')]
    output.result(line.join('\t').trimEnd())
  }
  output.note(`${counted(refunds.length, 'refund')}.`)
}
