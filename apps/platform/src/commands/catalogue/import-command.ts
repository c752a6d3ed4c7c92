import { jsonLinesSource } from '../../domains/catalogue/import/catalogue-source.js'
import { importCatalogue } from '../../domains/catalogue/import/import-catalogue.js'
import type { CommandContext } from '../command-context.js'
import { findTenant } from '../tenants/find-tenant.js'
import type { CommandOutput } from '../print-report.js'
import { printReport, progressNotes } from '../print-report.js'
import { dryRunOption, examples, tenantOption } from '../program/command-options.js'
import type { AddCommand } from '../program/command-runner.js'
import { requireFormat } from './foreign-formats.js'

export interface ImportCommandOptions {
  /** A file in JSON Lines. */
  file: string
  tenant: string
  skipBad: boolean
  /** Checks the file and writes nothing. */
  isDryRun: boolean
}

export const importCommand: AddCommand = (program, { output, resolvePath, runForTenant }) => {
  program
    .command('import')
    .summary('import a catalogue')
    .description(
      'Imports a catalogue. A file with a problem changes nothing; the same file twice changes nothing the second time.',
    )
    .argument('<file.jsonl>', 'one record a line', resolvePath)
    .option('--skip-bad', 'leave out records with a problem, and import the others')
    .addOption(tenantOption)
    .addOption(dryRunOption)
    .addHelpText('after', examples('import catalogue.jsonl --dry-run', 'import catalogue.jsonl'))
    .action((file, { tenant: given, dryRun: isDryRun = false, skipBad = false }) =>
      runForTenant(given, (context, tenant) =>
        importFile(context, { file, tenant, skipBad, isDryRun }, output),
      ),
    )
}

/** Imports a catalogue. @throws {CommandError} When it failed, or left something out. */
async function importFile(
  context: CommandContext,
  options: ImportCommandOptions,
  output: CommandOutput,
): Promise<void> {
  const settings = await findTenant(context.database, options.tenant)
  await requireFormat('catalogue', { file: options.file, encoding: undefined })
  const report = await importCatalogue({
    database: context.database,
    tenant: options.tenant,
    locales: settings.locales,
    source: jsonLinesSource(options.file),
    describeImage: (name) => context.images.describe(options.tenant, name),
    describeDocument: (locale, name) => context.documents.describe(options.tenant, locale, name),
    skipBad: options.skipBad,
    isDryRun: options.isDryRun,
    onProgress: progressNotes(output, options),
  })
  printReport(report, output)
}
