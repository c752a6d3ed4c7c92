import type { GeneratedSourceOptions } from '../../domains/catalogue/generate/generated-source.js'
import { generatedSource } from '../../domains/catalogue/generate/generated-source.js'
import type { ImportReport } from '../../domains/catalogue/import/import-catalogue.js'
import { importCatalogue } from '../../domains/catalogue/import/import-catalogue.js'
import type { DescribeImage } from '../../domains/catalogue/import/image-facts.js'
import type { CommandContext } from '../command-context.js'
import { findOrCreateTenant } from '../find-tenant.js'
import type { CommandOutput } from '../print-report.js'
import { printReport, progressNotes } from '../print-report.js'

export interface GenerateCommandOptions extends GeneratedSourceOptions {
  tenant: string
}

const locales = ['el', 'en']

/** `generate --products N`: fills a tenant with a made-up catalogue, for measuring. */
export async function generateCommand(
  context: CommandContext,
  options: GenerateCommandOptions,
  output: CommandOutput,
): Promise<ImportReport> {
  const { database, images } = context
  await findOrCreateTenant(database, options.tenant, { locales, currency: 'EUR' })
  const report = await importCatalogue({
    database,
    tenant: options.tenant,
    locales,
    source: generatedSource(options),
    describeImage: once((name) => images.describe(options.tenant, name)),
    onProgress: progressNotes(output),
  })
  printReport(report, output)
  return report
}

/** Made-up products share a few images, which do not change while they are made. */
function once(describe: DescribeImage): DescribeImage {
  const known = new Map<string, ReturnType<DescribeImage>>()
  return (name) => {
    const held = known.get(name) ?? describe(name)
    known.set(name, held)
    return held
  }
}
