import { countPurchases, readDailyCounts } from '../domains/daily-counts/daily-counts.js'
import type { DailyCount } from '../domains/daily-counts/daily-counts.js'
import { instantOf } from '../foundation/calendar/local-day.js'
import type { CommandContext } from './command-context.js'
import { findTenant } from './tenants/find-tenant.js'
import type { CommandOutput } from './print-report.js'
import { dayOption, examples, tenantOption } from './program/command-options.js'
import type { AddCommand } from './program/command-runner.js'

export interface ReportVisitsOptions {
  tenant: string
  /** In the shop's time zone, such as 2026-11-22. Omitted: today. */
  day: string | undefined
}

export const reportVisitsCommand: AddCommand = (program, { output, runForTenant }) => {
  program
    .command('report-visits')
    .summary('show how visits of a day led to orders')
    .description(
      'Shows how visits of a day led to orders, and how fast pages were, from counts without personal data.',
    )
    .addOption(dayOption)
    .addOption(tenantOption)
    .addHelpText('after', examples('report-visits --day 2026-11-22'))
    .action(({ tenant: given, day }) =>
      runForTenant(given, (context, tenant) => printVisits(context, { tenant, day }, output)),
    )
}

/**
 * Prints how visits of a day led to orders, and how fast pages were; from counts, without persons.
 */
async function printVisits(
  { database }: Pick<CommandContext, 'database'>,
  { tenant, day }: ReportVisitsOptions,
  output: CommandOutput,
): Promise<void> {
  const { timeZone } = await findTenant(database, tenant)
  const shown =
    day ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date())
  const counts = await database.write(tenant, async (sql) => {
    await countPurchases(sql, { since: instantOf(Date.parse(shown), timeZone), timeZone })
    return readDailyCounts(sql, shown)
  })
  output.result(`${tenant}, ${shown}`)
  for (const line of [...funnelOf(counts), ...viewsOf(counts), ...vitalsOf(counts)]) {
    output.result(line)
  }
}

function funnelOf(counts: readonly DailyCount[]): string[] {
  const sumOf = (wanted: DailyCount['kind']): number =>
    counts.reduce((sum, { kind, count }) => (kind === wanted ? sum + count : sum), 0)
  const steps = [
    { texts: 'views', count: sumOf('view') },
    { texts: 'carts', count: sumOf('cart') },
    { texts: 'checkouts', count: sumOf('checkout') },
    { texts: 'orders', count: sumOf('order') },
  ]
  return steps.map(({ texts, count }, place) => {
    const before = steps[place - 1]
    const share = before && before.count > 0 && `${percent(count, before.count)} of ${before.texts}`
    return [texts, count, share].filter((cell) => cell !== undefined && cell !== false).join('\t')
  })
}

function viewsOf(counts: readonly DailyCount[]): string[] {
  const views = counts.filter(({ kind }) => kind === 'view')
  return views.map(({ name, count }) => `views of ${name}\t${count}`)
}

const ratings = ['GOOD', 'NEEDS_IMPROVEMENT', 'POOR'] as const

/**
 * A line for each kind of page and vital: shares, and the bucket that three of four visits do not
 * exceed.
 */
function vitalsOf(counts: readonly DailyCount[]): string[] {
  const groups = new Map<string, Map<string, number>>()
  for (const { kind, name, count } of counts) {
    if (kind !== 'vital') continue
    const [page = '', vital = '', rating = ''] = name.split(' ')
    const key = `${vital} of ${page}`
    groups.set(key, (groups.get(key) ?? new Map<string, number>()).set(rating, count))
  }
  return [...groups].map(([key, buckets]) => {
    const [good = 0, middle = 0, poor = 0] = ratings.map((rating) => buckets.get(rating) ?? 0)
    const total = good + middle + poor
    const atThreeQuarters = [good, good + middle, total].findIndex((sum) => sum * 4 >= total * 3)
    const p75 = ratings[atThreeQuarters]?.toLowerCase().replace('_', ' ')
    return `${key}\t${total}\tgood ${percent(good, total)}\tpoor ${percent(poor, total)}\tp75 ${p75}`
  })
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`
}
