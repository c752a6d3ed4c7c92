import { access } from 'node:fs/promises'
import { openMerchantSource } from '../../domains/catalogue/google-merchant/merchant-source.js'
import type { ImageFailure } from '../../domains/catalogue/import/fetch-images.js'
import { createImageFetcher } from '../../domains/catalogue/import/fetch-images.js'
import type { ImportReport } from '../../domains/catalogue/import/import-catalogue.js'
import { importCatalogue } from '../../domains/catalogue/import/import-catalogue.js'
import { wordsIn } from '../../foundation/words/words.js'
import type { CommandContext } from '../command-context.js'
import { CommandError } from '../command-context.js'
import { findTenantOfOneLanguage } from '../find-tenant.js'
import type { CommandOutput } from '../print-report.js'
import { printReport, progressNotes } from '../print-report.js'

export interface ImportGoogleMerchantCommandOptions {
  /** A feed in XML, zipped when its name ends in `.gz`. */
  file: string
  tenant: string
  /** Pieces of what is in stock: a feed counts none. */
  stockInStock: number
  skipBad: boolean
  isDryRun: boolean
}

/** `import-google-merchant <feed.xml>`: imports a feed for Google Merchant Center, in the tenant's language and currency. */
export async function importGoogleMerchantCommand(
  context: CommandContext,
  options: ImportGoogleMerchantCommandOptions,
  output: CommandOutput,
): Promise<ImportReport> {
  const { file, tenant, isDryRun } = options
  await access(file).catch(() => {
    throw new CommandError(`Cannot read ${file}: no such file.`)
  })
  const settings = await findTenantOfOneLanguage(context.database, tenant)
  const { currency, defaultLocale: locale } = settings
  const failures: ImageFailure[] = []
  const fetchImage = createImageFetcher({
    store: (name, bytes) => context.images.store(tenant, name, bytes),
  })
  const source = await openMerchantSource({
    file,
    locale,
    words: wordsIn(locale, settings),
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
