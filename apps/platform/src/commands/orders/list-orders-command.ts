import { orderStates } from '../../domains/orders/order-states.js'
import { readWithdrawals } from '../../domains/orders/read-withdrawals.js'
import type { OrderState } from '../../domains/orders/order-states.js'
import type { CommandContext } from '../command-context.js'
import { findTenant } from '../tenants/find-tenant.js'
import { counted } from '../print-report.js'
import type { CommandOutput } from '../print-report.js'
import {
  examples,
  oneOf,
  parseDay,
  tenantOption,
  typedAs,
  wholeNumber,
} from '../program/command-options.js'
import type { AddCommand } from '../program/command-runner.js'
import { staffMoney, staffTime, toCell } from '../staff-texts.js'

export interface ListOrdersOptions {
  tenant: string
  /** Omitted: all. */
  state: OrderState | undefined
  /** A day in the shop's time zone, such as 2026-11-22. Omitted: since the beginning. */
  since: string | undefined
  email: string | undefined
  limit: number
}

export const listOrdersCommand: AddCommand = (program, { output, runForTenant }) => {
  program
    .command('list-orders')
    .summary('list orders, the newest first')
    .description(
      'Lists orders, the newest first: number, time, state, payment state, payment method, total and name; then what the customer has withdrawn from.',
    )
    .option('--state <state>', `one of ${typedAs(orderStates)}`, oneOf(orderStates))
    .option('--since <day>', "first day, in the tenant's time zone", parseDay)
    .option('--email <e-mail>', 'of the customer')
    .option('--limit <count>', 'most orders to list', wholeNumber({ from: 1, to: 1_000 }), 50)
    .addOption(tenantOption)
    .addHelpText('after', examples('list-orders --state pending', 'list-orders --since 2026-11-22'))
    .action(({ tenant: given, state, since, email, limit }) =>
      runForTenant(given, (context, tenant) =>
        printOrders(context, { tenant, state, since, email, limit }, output),
      ),
    )
}

/**
 * Prints orders, the newest first: number, time, state, payment, method, sum, name and open
 * withdrawals.
 */
async function printOrders(
  { database }: CommandContext,
  { tenant, state, since, email, limit }: ListOrdersOptions,
  output: CommandOutput,
): Promise<void> {
  const { timeZone } = await findTenant(database, tenant)
  const { orders, withdrawals } = await database.read(tenant, async (sql) => {
    const found = await sql.query<{
      id: string
      number: string
      at: Date
      state: string
      paid: string
      method: string
      totalMinor: number
      currency: string
      name: string
    }>(
      `SELECT id, number, created_at AS at, state, payment_state AS paid, payment ->> 'method' AS method,
              total_minor AS "totalMinor", currency,
              (contact ->> 'firstName') || ' ' || (contact ->> 'lastName') AS name
       FROM orders
       WHERE ($1::text IS NULL OR state = $1) AND ($2::text IS NULL OR lower(email) = lower($2))
         AND ($3::date IS NULL OR created_at >= ($3::date::timestamp AT TIME ZONE $4))
       ORDER BY created_at DESC, number LIMIT $5::integer`,
      [state ?? null, email ?? null, since ?? null, timeZone, limit],
    )
    const ids = found.map(({ id }) => id)
    return { orders: found, withdrawals: await readWithdrawals(sql, ids) }
  })
  for (const { id, number, at, paid, method, totalMinor, currency, name, ...order } of orders) {
    const sum = staffMoney(totalMinor, currency)
    const open = withdrawals.filter(({ orderId, isOpen }) => orderId === id && isOpen)
    const cells = [number, staffTime(at, timeZone), order.state, paid, method, sum, toCell(name)]
    if (open.length > 0)
      cells.push(`withdrawn ${open.map(({ reference }) => reference).join(', ')}`)
    output.result(cells.join('\t'))
  }
  output.note(`${counted(orders.length, 'order')}.`)
}
