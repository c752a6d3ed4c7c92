import { answerReview, hideReview, showReview } from '../../domains/reviews/moderate-review.js'
import { readReviewByReference } from '../../domains/reviews/read-reviews.js'
import type { ReviewRecord } from '../../domains/reviews/review-record.js'
import type { Transaction } from '../../foundation/database/database.js'
import { changeOrDryRun } from '../change-or-dry-run.js'
import type { CommandContext } from '../command-context.js'
import { CommandError } from '../command-context.js'
import { dryRunOption, examples, tenantOption } from '../program/command-options.js'
import type { AddCommand } from '../program/command-runner.js'
import { findTenant } from '../tenants/find-tenant.js'

const longestReason = 500
const longestAnswer = 2_000

export const hideReviewCommand: AddCommand = (program, { output, runForTenant }) => {
  program
    .command('hide-review')
    .summary('hide a review')
    .description(
      'Hides a review from visitors and from its product’s rating; its author gets the reason by mail. That a review is merely negative is no reason (Directive 2005/29/EC, annex I, 23c).',
    )
    .argument('<reference>', 'as in list-reviews')
    .requiredOption('--reason <text>', 'for its author, in the language of the review')
    .addOption(tenantOption)
    .addOption(dryRunOption)
    .addHelpText('after', examples('hide-review 123456789 --reason "It names a person."'))
    .action((reference, { tenant: given, dryRun: isDryRun = false, reason: typed }) =>
      runForTenant(given, async (context, tenant) => {
        const reason = checkText(typed.trim(), 'The reason', longestReason)
        await changeReview(context, { tenant, reference, isDryRun }, (sql, { id }) =>
          hideReview(sql, { id, reason, now: new Date() }, context.ports.notifyOfReview),
        )
        output.result(
          isDryRun
            ? `Would hide review ${reference}, and tell its author: ${reason}`
            : `Review ${reference} is hidden, and its author is told why.`,
        )
      }),
    )
}

export const showReviewCommand: AddCommand = (program, { output, runForTenant }) => {
  program
    .command('show-review')
    .summary('show a hidden or reported review')
    .description('Shows a hidden review again; the reports of it are settled and deleted.')
    .argument('<reference>', 'as in list-reviews')
    .addOption(tenantOption)
    .addOption(dryRunOption)
    .addHelpText('after', examples('show-review 123456789'))
    .action((reference, { tenant: given, dryRun: isDryRun = false }) =>
      runForTenant(given, async (context, tenant) => {
        await changeReview(context, { tenant, reference, isDryRun }, (sql, { id }) =>
          showReview(sql, id),
        )
        output.result(
          isDryRun
            ? `Would show review ${reference}.`
            : `Review ${reference} is shown, and its reports are settled.`,
        )
      }),
    )
}

export const answerReviewCommand: AddCommand = (program, { output, readInput, runForTenant }) => {
  program
    .command('answer-review')
    .summary('answer a review below it')
    .description(
      'Writes the answer of the shop, read from standard input, below a review, in place of an earlier one; the author gets it by mail.',
    )
    .argument('<reference>', 'as in list-reviews')
    .addOption(tenantOption)
    .addOption(dryRunOption)
    .addHelpText('after', examples('answer-review 123456789 < answer.txt'))
    .action((reference, { tenant: given, dryRun: isDryRun = false }) =>
      runForTenant(given, async (context, tenant) => {
        const { locale } = await readKnown(context, tenant, reference)
        const typed = await readInput(`Answer in ${locale}, then Ctrl-D:`)
        const text = checkText(typed.trim(), 'The answer', longestAnswer)
        await changeReview(context, { tenant, reference, isDryRun }, (sql, { id }) =>
          answerReview(sql, { id, text, now: new Date() }, context.ports.notifyOfReview),
        )
        output.result(
          isDryRun
            ? `Would answer review ${reference}:\n${text}`
            : `The answer is shown below review ${reference}, and its author gets it by mail.`,
        )
      }),
    )
}

function checkText(text: string, name: string, longest: number): string {
  if (text === '') throw new CommandError(`${name} is empty.`)
  if (text.length > longest) throw new CommandError(`${name} has ${longest} characters at most.`)
  return text
}

async function readKnown(
  { database }: CommandContext,
  tenant: string,
  reference: string,
): Promise<ReviewRecord> {
  await findTenant(database, tenant)
  const review = await database.read(tenant, (sql) => readReviewByReference(sql, reference))
  if (!review) throw new CommandError(`${tenant} has no review ${reference}.`)
  return review
}

async function changeReview(
  context: CommandContext,
  { tenant, reference, isDryRun }: { tenant: string; reference: string; isDryRun: boolean },
  change: (sql: Transaction, review: ReviewRecord) => Promise<void>,
): Promise<void> {
  const review = await readKnown(context, tenant, reference)
  await changeOrDryRun(context.database, { tenant, isDryRun }, (sql) => change(sql, review))
}
