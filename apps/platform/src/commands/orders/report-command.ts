import type { Transaction } from '../../foundation/database/database.js'
import type { CommandContext } from '../command-context.js'
import { findTenant } from '../tenants/find-tenant.js'
import type { CommandOutput } from '../print-report.js'
import { dayOption, examples, tenantOption } from '../program/command-options.js'
import type { AddCommand } from '../program/command-runner.js'
import { staffMoney } from '../staff-texts.js'

export interface ReportOptions {
  tenant: string
  /** In the shop's time zone, such as 2026-11-22. Omitted: today. */
  day: string | undefined
}

export const reportCommand: AddCommand = (program, { output, runForTenant }) => {
  program
    .command('report')
    .summary('show the figures of a day, and open tasks of staff')
    .description(
      "Shows the orders and moves of a day in the tenant's time zone, and what waits for staff.",
    )
    .addOption(dayOption)
    .addOption(tenantOption)
    .addHelpText('after', examples('report', 'report --day 2026-11-22'))
    .action(({ tenant: given, day }) =>
      runForTenant(given, (context, tenant) => printDay(context, { tenant, day }, output)),
    )
}

/** Prints the orders and status changes of a day, and pending work of staff. */
async function printDay(
  { database }: CommandContext,
  { tenant, day }: ReportOptions,
  output: CommandOutput,
): Promise<void> {
  const { timeZone, currency } = await findTenant(database, tenant)
  const shown =
    day ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date())
  const [states, moves, waiting] = await database.read(tenant, async (sql) => [
    await statesOf(sql, shown, timeZone),
    await movesOf(sql, shown, timeZone),
    await waitingFor(sql),
  ])
  output.result(`${tenant}, ${shown}`)
  for (const { state, count, totalMinor } of states) {
    output.result(`ordered, now ${state}\t${count}\t${staffMoney(totalMinor, currency)}`)
  }
  for (const { state, count } of moves) output.result(`moved to ${state}\t${count}`)
  for (const { what, count } of waiting) output.result(`waiting: ${what}\t${count}`)
}

interface StateRow {
  state: string
  count: number
  totalMinor: number
}

function statesOf(sql: Transaction, day: string, timeZone: string): Promise<StateRow[]> {
  return sql.query<StateRow>(
    `SELECT state, count(*)::integer AS count, sum(total_minor)::bigint AS "totalMinor" FROM orders
     WHERE created_at >= ($1::date::timestamp AT TIME ZONE $2)
       AND created_at < (($1::date + 1)::timestamp AT TIME ZONE $2)
     GROUP BY state ORDER BY state`,
    [day, timeZone],
  )
}

function movesOf(
  sql: Transaction,
  day: string,
  timeZone: string,
): Promise<Omit<StateRow, 'totalMinor'>[]> {
  return sql.query<Omit<StateRow, 'totalMinor'>>(
    `SELECT to_state AS state, count(*)::integer AS count FROM order_moves
     WHERE at >= ($1::date::timestamp AT TIME ZONE $2)
       AND at < (($1::date + 1)::timestamp AT TIME ZONE $2)
     GROUP BY to_state ORDER BY to_state`,
    [day, timeZone],
  )
}

/** Pending work, independent of the day. */
function waitingFor(sql: Transaction): Promise<{ what: string; count: number }[]> {
  return sql.query<{ what: string; count: number }>(
    `SELECT * FROM (VALUES
       ('orders to be prepared', (SELECT count(*)::integer FROM orders WHERE state = 'APPROVED')),
       ('orders being packed', (SELECT count(*)::integer FROM orders WHERE state = 'PROCESSING')),
       ('orders to be handed over', (SELECT count(*)::integer FROM orders WHERE state = 'READY')),
       ('lines to be ordered from the maker', (
         SELECT count(*)::integer FROM order_items i
         JOIN orders o ON o.tenant = i.tenant AND o.id = i.order_id
         WHERE i.backordered > 0 AND o.state IN ('APPROVED', 'PROCESSING'))),
       ('refunds to be transferred by hand', (
         SELECT count(*)::integer FROM refunds WHERE state = 'BY_HAND')),
       ('refunds that the provider refused', (
         SELECT count(*)::integer FROM refunds WHERE state = 'REFUSED')),
       ('withdrawals', (
         SELECT count(*)::integer FROM customer_requests WHERE status = 'PENDING' AND kind = 'WITHDRAWAL')),
       ('other requests', (
         SELECT count(*)::integer FROM customer_requests WHERE status = 'PENDING' AND kind <> 'WITHDRAWAL')),
       ('mails', (SELECT count(*)::integer FROM outbox WHERE sent_at IS NULL))
     ) AS waiting (what, count)`,
  )
}
