import { access } from 'node:fs/promises'
import type { ImportReport } from '../../domains/catalogue/import/import-catalogue.js'
import { importCatalogue } from '../../domains/catalogue/import/import-catalogue.js'
import { fetchImages } from '../../domains/catalogue/import/fetch-images.js'
import { readShopifyProducts } from '../../domains/catalogue/shopify/read-shopify-products.js'
import type { ShopifyProduct } from '../../domains/catalogue/shopify/read-shopify-products.js'
import { toShopifyRecords } from '../../domains/catalogue/shopify/shopify-records.js'
import { toKey } from '../../domains/catalogue/text/to-key.js'
import type { CommandContext } from '../command-context.js'
import { CommandError } from '../command-context.js'
import { findTenantOfOneLanguage } from '../find-tenant.js'
import type { CommandOutput } from '../print-report.js'
import { printReport, progressNotes } from '../print-report.js'

export interface ImportShopifyCommandOptions {
  /** A product export of Shopify. */
  file: string
  tenant: string
}

/**
 * `import-shopify <file.csv>`: imports another shop's export, in the tenant's language and currency. What cannot be imported is
 * reported and left out.
 */
export async function importShopifyCommand(
  context: CommandContext,
  options: ImportShopifyCommandOptions,
  output: CommandOutput,
): Promise<ImportReport> {
  const { file, tenant } = options
  await access(file).catch(() => {
    throw new CommandError(`Cannot read ${file}: no such file.`)
  })
  const settings = await findTenantOfOneLanguage(context.database, tenant)
  const products = await readShopifyProducts(file)
  output.note(`${products.length} products read; asking for their images …`)
  const images = await fetchImages({
    wanted: wantedImages(products),
    store: (name, bytes) => context.images.store(tenant, name, bytes),
  })
  for (const { address, reason } of images.failures) output.note(`left out ${address}: ${reason}`)
  const records = toShopifyRecords(products, {
    locale: settings.defaultLocale,
    currency: settings.currency,
    taxRate: settings.standardTaxRate,
    imageOf: (address) => images.names.get(address),
  })
  const report = await importCatalogue({
    database: context.database,
    tenant,
    locales: settings.locales,
    source: {
      name: file,
      async *records() {
        yield* records
      },
    },
    describeImage: (name) => context.images.describe(tenant, name),
    skipBad: true,
    onProgress: progressNotes(output),
  })
  printReport(report, output)
  if (images.failures.length > 0) {
    output.result(`${images.failures.length} images could not be had and were left out`)
  }
  return report
}

function wantedImages(products: readonly ShopifyProduct[]): Map<string, string> {
  const wanted = new Map<string, string>()
  for (const { handle, rows } of products) {
    for (const row of rows) {
      const address = row.cells['Image Src']?.trim()
      if (address && !wanted.has(address)) {
        wanted.set(address, `${toKey(handle)}-${wanted.size + 1}`.slice(-110).replace(/^-+/, ''))
      }
    }
  }
  return wanted
}
