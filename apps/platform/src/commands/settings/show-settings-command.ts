import { tenantSettingsSchema } from '../../foundation/tenants/tenant-settings.js'
import type { CommandContext } from '../command-context.js'
import { UsageError } from '../command-context.js'
import type { CommandOutput } from '../print-report.js'
import { examples, tenantOption } from '../program/command-options.js'
import type { AddCommand } from '../program/command-runner.js'
import { findTenant } from '../tenants/find-tenant.js'

export const showSettingsCommand: AddCommand = (program, { output, runForTenant }) => {
  program
    .command('show-settings')
    .summary('print settings of a tenant as JSON')
    .description('Prints settings of a tenant as JSON, in the form that save-settings reads.')
    .argument('[settings...]', 'names, such as contact (default: all)')
    .addOption(tenantOption)
    .addHelpText(
      'after',
      examples('show-settings', 'show-settings contact messages > settings.json'),
    )
    .action((names, { tenant: given }) =>
      runForTenant(given, (context, tenant) => printSettings(context, { tenant, names }, output)),
    )
}

/** Prints settings of a tenant as JSON. */
async function printSettings(
  { database }: Pick<CommandContext, 'database'>,
  { tenant, names }: { tenant: string; names: readonly string[] },
  output: CommandOutput,
): Promise<void> {
  const known = Object.keys(tenantSettingsSchema.pipe[0].entries)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new UsageError(`No such settings: ${unknown.join(', ')}. There are ${known.join(', ')}.`)
  }
  const settings: Record<string, unknown> = await findTenant(database, tenant)
  const shown = (names.length > 0 ? names : known).map((name) => [name, settings[name]])
  output.result(JSON.stringify(Object.fromEntries(shown), null, 2))
}
