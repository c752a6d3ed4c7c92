import { toAuthorName } from '../../domains/reviews/author-name.js'
import { listReviews } from '../../domains/reviews/read-reviews.js'
import { readReviewReports } from '../../domains/reviews/report-review.js'
import type { CommandContext } from '../command-context.js'
import { UsageError } from '../command-context.js'
import type { CommandOutput } from '../print-report.js'
import { examples, tenantOption } from '../program/command-options.js'
import type { AddCommand } from '../program/command-runner.js'
import { staffTime, toCell } from '../staff-texts.js'
import { findTenant } from '../tenants/find-tenant.js'

export interface ListReviewsOptions {
  tenant: string
  which: Parameters<typeof listReviews>[1]['which']
}

const limit = 200

export const listReviewsCommand: AddCommand = (program, { output, runForTenant }) => {
  program
    .command('list-reviews')
    .summary('list reviews of products')
    .description(
      'Lists reviews, the newest first: reference, time, stars, SKU, order, author, state, reports and text, each report below its review.',
    )
    .option('--reported', 'those that visitors reported and that are shown')
    .option('--hidden', 'those that are hidden')
    .option('--unanswered', 'those with a text and without an answer')
    .addOption(tenantOption)
    .addHelpText('after', examples('list-reviews --reported'))
    .action(({ tenant: given, ...choice }) => {
      const [which = 'all', ...others] = (['reported', 'hidden', 'unanswered'] as const).filter(
        (name) => choice[name],
      )
      if (others.length > 0) throw new UsageError(`Either --${which} or --${others[0]}.`)
      return runForTenant(given, (context, tenant) =>
        printReviews(context, { tenant, which }, output),
      )
    })
}

async function printReviews(
  { database }: CommandContext,
  { tenant, which }: ListReviewsOptions,
  output: CommandOutput,
): Promise<void> {
  const { timeZone } = await findTenant(database, tenant)
  const found = await database.read(tenant, async (sql) => {
    const reviews = await listReviews(sql, { which, limit })
    const all = []
    for (const review of reviews) {
      const reports = review.reports > 0 ? await readReviewReports(sql, review.id) : []
      all.push({ ...review, reports })
    }
    return all
  })
  for (const review of found) {
    const { reference, writtenAt, stars, sku, orderNumber, isAnonymous, reports, text } = review
    output.result(
      [
        reference,
        staffTime(writtenAt, timeZone),
        `${stars}/5`,
        sku,
        `order ${orderNumber}`,
        (isAnonymous ? '' : toAuthorName(review)) || 'anonymous',
        review.hiddenAt ? `HIDDEN (${toCell(review.hiddenReason ?? '')})` : 'SHOWN',
        `${reports.length} ${reports.length === 1 ? 'report' : 'reports'}`,
        toCell(text ?? ''),
      ]
        .join('\t')
        .trimEnd(),
    )
    for (const { reason, comment, reportedAt } of reports) {
      const line = ['report', staffTime(reportedAt, timeZone), reason, toCell(comment ?? '')]
      output.result(line.join('\t').trimEnd())
    }
  }
  output.note(`${found.length} ${found.length === 1 ? 'review' : 'reviews'}.`)
}
