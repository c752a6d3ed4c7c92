import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import type { ImageLibrary } from '../../domains/assets/image-library.js'
import type { GeneratedSourceOptions } from '../../domains/catalogue/generate/generated-source.js'
import { generatedSource } from '../../domains/catalogue/generate/generated-source.js'
import { importCatalogue } from '../../domains/catalogue/import/import-catalogue.js'
import type { DescribeImage } from '../../domains/catalogue/import/image-metadata.js'
import type { CommandContext } from '../command-context.js'
import { saveTenant, tenantFileSchema } from '../../foundation/tenants/save-tenant.js'
import { createTenantRegistry } from '../../foundation/tenants/tenant-registry.js'
import type { CommandOutput } from '../print-report.js'
import { printReport, progressNotes } from '../print-report.js'
import { dryRunOption, examples, wholeNumber } from '../program/command-options.js'
import type { AddCommand } from '../program/command-runner.js'

export interface GenerateCommandOptions extends GeneratedSourceOptions {
  tenant: string
  isDryRun: boolean
}

const count = { from: 1, to: 10_000_000 }

export const generateCommand: AddCommand = (program, { output, run }) => {
  program
    .command('generate')
    .summary('fill a tenant with made-up products, to measure with')
    .description(
      'Fills a tenant with made-up products, to measure with; the tenant is created when it is missing.',
    )
    .requiredOption('--products <count>', 'how many', wholeNumber(count))
    .option('--seed <number>', 'another one makes other products', wholeNumber(count), 1)
    .option('--tenant <id>', 'which is filled', 'generated')
    .addOption(dryRunOption)
    .addHelpText('after', examples('generate --products 100000'))
    .action(({ dryRun: isDryRun = false, ...options }) =>
      run((context) => generateProducts(context, { ...options, isDryRun }, output)),
    )
}

/** The shop that made-up products are sold in. */
const settings = {
  name: 'Generated',
  locales: ['el', 'en'],
  defaultLocale: 'el',
  currency: 'EUR',
  country: 'GR',
  timeZone: 'Europe/Athens',
  standardTaxRate: 24,
}

/** Fills a tenant with a made-up catalogue, to measure with. */
async function generateProducts(
  context: CommandContext,
  options: GenerateCommandOptions,
  output: CommandOutput,
): Promise<void> {
  const { database, images } = context
  const { tenant: id, isDryRun } = options
  if (!isDryRun && !(await createTenantRegistry(database).find(id))) {
    await saveTenant(database, v.parse(tenantFileSchema, { id, ...settings }))
  }
  const report = await importCatalogue({
    database,
    tenant: options.tenant,
    locales: settings.locales,
    source: generatedSource(options),
    describeImage: once((name) =>
      isDryRun ? images.describe('floga', name) : borrowImage(images, id, name),
    ),
    isDryRun,
    onProgress: progressNotes(output, { isDryRun }),
  })
  printReport(report, output)
}

/** Copies an image of the first tenant to the generated tenant: tenants share no files. */
async function borrowImage(images: ImageLibrary, tenant: string, name: string) {
  if ((await images.find(tenant, name)) === null) {
    const found = await images.find('floga', name)
    if (found) await images.store(tenant, name, await readFile(found.path))
  }
  return images.describe(tenant, name)
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
