import { access } from 'node:fs/promises'
import { openMerchantSource } from '../../domains/catalogue/google-merchant/merchant-source.js'
import type { ImageFailure } from '../../domains/catalogue/import/fetch-images.js'
import { createImageFetcher } from '../../domains/catalogue/import/fetch-images.js'
import type { ImportReport } from '../../domains/catalogue/import/import-catalogue.js'
import { importCatalogue } from '../../domains/catalogue/import/import-catalogue.js'
import type { CommandContext } from '../command-context.js'
import { CommandError } from '../command-context.js'
import { findOrCreateTenant, planTenant } from '../find-tenant.js'
import type { CommandOutput } from '../print-report.js'
import { printReport, progressNotes } from '../print-report.js'

export interface ImportGoogleMerchantCommandOptions {
  /** A feed in XML, zipped when its name ends in `.gz`. */
  file: string
  tenant: string
  /** Language that the feed is written in. */
  locale: string
  /** Currency of its prices, VAT included. */
  currency: string
  /** Pieces of what is in stock: a feed counts none. */
  stockInStock: number
  skipBad: boolean
  isDryRun: boolean
}

/**
 * `import-google-merchant <feed.xml>`: imports a feed for Google Merchant Center into a tenant, which is created when it does
 * not exist.
 */
export async function importGoogleMerchantCommand(
  context: CommandContext,
  options: ImportGoogleMerchantCommandOptions,
  output: CommandOutput,
): Promise<ImportReport> {
  const { file, tenant, locale, currency, isDryRun } = options
  if (!/^[a-z]{2}$/.test(locale)) throw new CommandError(`"${locale}" is no locale such as en.`)
  if (!/^[A-Z]{3}$/.test(currency))
    throw new CommandError(`"${currency}" is no currency such as EUR.`)
  await access(file).catch(() => {
    throw new CommandError(`Cannot read ${file}: no such file.`)
  })
  const findTenant = isDryRun ? planTenant : findOrCreateTenant
  const settings = await findTenant(context.database, tenant, { locales: [locale], currency })
  if (settings.currency !== currency || settings.locales.join() !== locale) {
    throw new CommandError(
      `Tenant "${tenant}" sells in ${settings.currency}, in ${settings.locales.join(', ')}: ` +
        `import into a tenant of its own.`,
    )
  }
  const failures: ImageFailure[] = []
  const fetchImage = createImageFetcher({
    store: (name, bytes) => context.images.store(tenant, name, bytes),
  })
  const source = await openMerchantSource({
    file,
    locale,
    currency,
    taxRate: settings.standardTaxRate,
    stockInStock: options.stockInStock,
    ...(isDryRun
      ? {}
      : {
          onImage: async (address: string, name: string) => {
            // Its name holds a hash of the address: what was fetched once is the same image.
            if (await context.images.find(tenant, name)) return
            const reason = await fetchImage(address, name)
            if (reason !== null) failures.push({ address, reason })
          },
        }),
  })
  output.note(`${source.items} items read`)
  for (const { address, reason } of failures) output.note(`left out ${address}: ${reason}`)
  const report = await importCatalogue({
    database: context.database,
    tenant,
    locales: settings.locales,
    source,
    describeImage: (name) => context.images.describe(tenant, name),
    skipBad: options.skipBad,
    isDryRun,
    onProgress: progressNotes(output),
  })
  printReport(report, output)
  if (failures.length > 0) {
    output.result(`${failures.length} images could not be had and were left out`)
  }
  return report
}
