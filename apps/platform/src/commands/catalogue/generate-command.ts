import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import type { ImageLibrary } from '../../domains/assets/image-library.js'
import type { GeneratedSourceOptions } from '../../domains/catalogue/generate/generated-source.js'
import { generatedSource } from '../../domains/catalogue/generate/generated-source.js'
import type { ImportReport } from '../../domains/catalogue/import/import-catalogue.js'
import { importCatalogue } from '../../domains/catalogue/import/import-catalogue.js'
import type { DescribeImage } from '../../domains/catalogue/import/image-facts.js'
import type { CommandContext } from '../command-context.js'
import { saveTenant, tenantFileSchema } from '../../foundation/tenants/save-tenant.js'
import { createTenantRegistry } from '../../foundation/tenants/tenant-registry.js'
import type { CommandOutput } from '../print-report.js'
import { printReport, progressNotes } from '../print-report.js'

export interface GenerateCommandOptions extends GeneratedSourceOptions {
  tenant: string
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

/** `generate --products N`: fills a tenant with a made-up catalogue, for measuring. */
export async function generateCommand(
  context: CommandContext,
  options: GenerateCommandOptions,
  output: CommandOutput,
): Promise<ImportReport> {
  const { database, images } = context
  const { tenant: id } = options
  if (!(await createTenantRegistry(database).find(id))) {
    await saveTenant(database, v.parse(tenantFileSchema, { id, ...settings }))
  }
  const report = await importCatalogue({
    database,
    tenant: options.tenant,
    locales: settings.locales,
    source: generatedSource(options),
    describeImage: once((name) => borrowImage(images, id, name)),
    onProgress: progressNotes(output),
  })
  printReport(report, output)
  return report
}

/** Keeps an image of the first tenant as the made-up tenant's own: a tenant has no files of another. */
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
