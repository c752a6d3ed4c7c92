import type { RefundState } from '../../domains/payment/payment-record.js'
import type { CommandContext } from '../command-context.js'
import { CommandError } from '../command-context.js'
import { findTenant } from '../find-tenant.js'
import type { CommandOutput } from '../print-report.js'
import { staffMoney } from './order-by-number.js'

export interface ListRefundsOptions {
  tenant: string
  /** Left out: all that has not gone back yet. */
  state: string | undefined
}

const states: readonly RefundState[] = ['REFUSED', 'BY_HAND', 'REQUESTED', 'DONE']
const limit = 200

/** Prints refunds, the longest waiting first: order, state, moment, sum, cause, and why the provider did not do it. */
export async function listRefundsCommand(
  { database }: CommandContext,
  { tenant, state }: ListRefundsOptions,
  output: CommandOutput,
): Promise<void> {
  await findTenant(database, tenant)
  const chosen = state?.toUpperCase().replace('-', '_')
  if (chosen !== undefined && !states.some((known) => known === chosen)) {
    const names = states.join(', ').toLowerCase().replace('_', '-')
    throw new CommandError(`No state "${state}": ${names}.`)
  }
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
      [chosen ?? null, limit],
    ),
  )
  for (const { number, at, amountMinor, currency, cause, lastError, ...refund } of refunds) {
    const sum = staffMoney(amountMinor, currency)
    const line = [number, refund.state, at.toISOString(), sum, cause, lastError ?? '']
    output.result(line.join('\t').trimEnd())
  }
  output.note(`${refunds.length} refunds.`)
}
