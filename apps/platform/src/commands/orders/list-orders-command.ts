import { isOrderState, orderMoves } from '../../domains/orders/order-states.js'
import type { CommandContext } from '../command-context.js'
import { CommandError } from '../command-context.js'
import { findTenant } from '../find-tenant.js'
import type { CommandOutput } from '../print-report.js'
import { staffMoney } from './order-by-number.js'

export interface ListOrdersOptions {
  tenant: string
  /** Left out: all. */
  state: string | undefined
  /** A day in the shop's time zone, such as 2026-11-22; left out: from the beginning. */
  since: string | undefined
  email: string | undefined
  /** Left out: 50. */
  limit: string | undefined
}

/** Prints orders, the newest first: number, moment, state, payment, method, sum and name. */
export async function listOrdersCommand(
  { database }: CommandContext,
  options: ListOrdersOptions,
  output: CommandOutput,
): Promise<void> {
  const { timeZone } = await findTenant(database, options.tenant)
  const state = options.state?.toUpperCase()
  if (state !== undefined && !isOrderState(state)) {
    throw new CommandError(`No state "${options.state}": ${stateNames()}.`)
  }
  if (options.since !== undefined) assertDay(options.since)
  const limit = Number(options.limit ?? 50)
  if (!Number.isInteger(limit) || limit < 1 || limit > 1_000) {
    throw new CommandError('--limit is a whole number from 1 to 1000.')
  }
  const orders = await database.read(options.tenant, (sql) =>
    sql.query<{
      number: string
      at: Date
      state: string
      paid: string
      method: string
      totalMinor: number
      currency: string
      name: string
    }>(
      `SELECT number, created_at AS at, state, payment_state AS paid, payment ->> 'method' AS method,
              total_minor AS "totalMinor", currency,
              (contact ->> 'firstName') || ' ' || (contact ->> 'lastName') AS name
       FROM orders
       WHERE ($1::text IS NULL OR state = $1) AND ($2::text IS NULL OR lower(email) = lower($2))
         AND ($3::date IS NULL OR created_at >= ($3::date::timestamp AT TIME ZONE $4))
       ORDER BY created_at DESC, number LIMIT $5::integer`,
      [state ?? null, options.email ?? null, options.since ?? null, timeZone, limit],
    ),
  )
  for (const { number, at, paid, method, totalMinor, currency, name, ...order } of orders) {
    const sum = staffMoney(totalMinor, currency)
    output.result([number, at.toISOString(), order.state, paid, method, sum, name].join('\t'))
  }
  output.note(`${orders.length} orders.`)
}

/** Names of the states, as staff type them. */
export function stateNames(): string {
  return Object.keys(orderMoves).join(', ').toLowerCase()
}

/** @throws {CommandError} for what is no day. */
export function assertDay(text: string): void {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text))) {
    throw new CommandError(`"${text}" is no day such as 2026-11-22.`)
  }
}
