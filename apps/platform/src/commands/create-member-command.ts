import { createMember } from '../domains/auth/create-member.js'
import { changeOrDryRun } from './change-or-dry-run.js'
import type { CommandContext } from './command-context.js'
import { CommandError, UsageError } from './command-context.js'
import { findTenant } from './tenants/find-tenant.js'
import type { CommandOutput } from './print-report.js'
import { dryRunOption, examples, tenantOption } from './program/command-options.js'
import type { AddCommand, CommandRunner } from './program/command-runner.js'

export interface CreateMemberCommandOptions {
  tenant: string
  email: string
  name: string | null
  /** Omitted: the tenant's default locale. */
  locale?: string | undefined
  isDryRun: boolean
}

export interface CreateMemberStreams {
  /**
   * Reads the password, one line: it must not be in the shell's history or the list of processes.
   */
  readInput: CommandRunner['readInput']
  output: CommandOutput
}

export const createMemberCommand: AddCommand = (program, { output, readInput, runForTenant }) => {
  program
    .command('create-member')
    .summary('create a member with a confirmed e-mail address')
    .description(
      'Creates a member whose e-mail address counts as confirmed. The password is read from standard input.',
    )
    .argument('<e-mail>')
    .option('--name <name>', 'first and last name')
    .option('--locale <language>', "language of mails (default: the tenant's default language)")
    .addOption(tenantOption)
    .addOption(dryRunOption)
    .addHelpText(
      'after',
      examples('create-member maria@example.com --name "Maria Petrou" --locale el'),
    )
    .action((email, { tenant: given, dryRun: isDryRun = false, name = null, locale }) =>
      runForTenant(given, (context, tenant) =>
        createConfirmedMember(
          context,
          { tenant, email, name, locale, isDryRun },
          { readInput, output },
        ),
      ),
    )
}

/** Creates a member. */
async function createConfirmedMember(
  { database }: Pick<CommandContext, 'database'>,
  options: CreateMemberCommandOptions,
  { readInput, output }: CreateMemberStreams,
): Promise<void> {
  const { tenant, email, name, isDryRun } = options
  const { locales, defaultLocale } = await findTenant(database, tenant)
  const { locale = defaultLocale } = options
  if (!locales.includes(locale)) {
    throw new UsageError(`${tenant} has the languages ${locales.join(', ')}, not "${locale}".`)
  }
  const password = (await readInput('Password, then Enter and Ctrl-D:')).replace(/\r?\n$/, '')
  const writer: Parameters<typeof createMember>[0] = {
    write: (_tenant, work) => changeOrDryRun(database, { tenant, isDryRun }, work),
  }
  const outcome = await createMember(writer, tenant, { email, password, name, locale })
  if (outcome.status === 'refused') throw new CommandError(reasons[outcome.reason])
  output.result(
    isDryRun
      ? `Would create a member of ${tenant}.`
      : `Member ${outcome.id} can log in to ${tenant}.`,
  )
}

const reasons = {
  'email-invalid': 'This is no e-mail address.',
  'email-taken': 'A member has this e-mail address already.',
  'password-length': 'A password has 8 to 128 characters.',
  'password-common': 'This password is one of the most common ones.',
}
