import { changeCustomerRequest } from '../../domains/customer-requests/change-customer-request.js'
import { readCustomerRequestByReference } from '../../domains/customer-requests/read-customer-request.js'
import type { CommandContext } from '../command-context.js'
import { CommandError } from '../command-context.js'
import { findTenant } from '../tenants/find-tenant.js'
import type { CommandOutput } from '../print-report.js'
import { changeOrDryRun } from '../change-or-dry-run.js'
import { dryRunOption, examples, tenantOption } from '../program/command-options.js'
import type { AddCommand, CommandRunner } from '../program/command-runner.js'

export interface AnswerCustomerRequestOptions {
  tenant: string
  /** As in the e-mail. */
  reference: string
  /** The reply does not resolve the request. */
  staysPending: boolean
  /** Shows the reply without sending it. */
  isDryRun: boolean
}

export const answerCustomerRequestCommand: AddCommand = (
  program,
  { output, readInput, runForTenant },
) => {
  program
    .command('answer-request')
    .summary('reply to a request by mail')
    .description(
      'Replies to a request in the name of the shop: the customer gets the reply, read from standard input, by mail, and the request is resolved.',
    )
    .argument('<reference>', 'as in the mail about the request')
    .option('--pending', 'leave the request open: more is to be done')
    .addOption(tenantOption)
    .addOption(dryRunOption)
    .addHelpText('after', examples('answer-request R-7 < answer.txt'))
    .action((reference, { tenant: given, dryRun: isDryRun = false, pending = false }) =>
      runForTenant(given, (context, tenant) =>
        answerCustomerRequest(
          context,
          { tenant, reference, staysPending: pending, isDryRun },
          { readInput, output },
        ),
      ),
    )
}

/**
 * Replies to a request in the name of the shop: its sender gets a mail, and the request is resolved
 * unless it stays pending.
 */
async function answerCustomerRequest(
  { database, ports }: CommandContext,
  { tenant, reference, staysPending, isDryRun }: AnswerCustomerRequestOptions,
  { readInput, output }: Pick<CommandRunner, 'readInput'> & { output: CommandOutput },
): Promise<void> {
  await findTenant(database, tenant)
  const request = await database.read(tenant, (sql) =>
    readCustomerRequestByReference(sql, reference),
  )
  if (!request) throw new CommandError(`${tenant} has no request ${reference}.`)
  const text = (
    await readInput(`Reply to ${request.name} in ${request.locale}, then Ctrl-D:`)
  ).trim()
  if (text === '') throw new CommandError('The reply is empty.')
  if (text.length > 5_000) throw new CommandError('A reply has 5000 characters at most.')
  const change = { id: request.id, author: 'staff', text, staysPending, now: new Date() } as const
  await changeOrDryRun(database, { tenant, isDryRun }, (sql) =>
    changeCustomerRequest(sql, change, ports.notifyOfCustomerRequest),
  )
  output.result(
    isDryRun
      ? `Would reply to ${reference} (${request.status}):\n${text}`
      : `Sent the reply to request ${reference}, which ${staysPending ? 'stays pending' : 'is resolved'}.`,
  )
}
