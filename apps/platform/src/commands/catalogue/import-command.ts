import { access } from 'node:fs/promises'
import { jsonLinesSource } from '../../domains/catalogue/import/catalogue-source.js'
import type { ImportReport } from '../../domains/catalogue/import/import-catalogue.js'
import { importCatalogue } from '../../domains/catalogue/import/import-catalogue.js'
import type { CommandContext } from '../command-context.js'
import { CommandError } from '../command-context.js'
import { findTenant } from '../find-tenant.js'
import type { CommandOutput } from '../print-report.js'
import { printReport, progressNotes } from '../print-report.js'

export interface ImportCommandOptions {
  /** A file in JSON Lines. */
  file: string
  tenant: string
  skipBad: boolean
}

/** `import <file.jsonl>`: imports a catalogue. */
export async function importCommand(
  context: CommandContext,
  options: ImportCommandOptions,
  output: CommandOutput,
): Promise<ImportReport> {
  await access(options.file).catch(() => {
    throw new CommandError(`Cannot read ${options.file}: no such file.`)
  })
  const settings = await findTenant(context.database, options.tenant)
  const report = await importCatalogue({
    database: context.database,
    tenant: options.tenant,
    locales: settings.locales,
    source: jsonLinesSource(options.file),
    describeImage: (name) => context.images.describe(options.tenant, name),
    describeDocument: (locale, name) => context.documents.describe(options.tenant, locale, name),
    skipBad: options.skipBad,
    onProgress: progressNotes(output),
  })
  printReport(report, output)
  return report
}
