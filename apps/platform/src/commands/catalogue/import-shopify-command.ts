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
import { findOrCreateTenant } from '../find-tenant.js'
import type { CommandOutput } from '../print-report.js'
import { printReport, progressNotes } from '../print-report.js'

export interface ImportShopifyCommandOptions {
  /** A product export of Shopify. */
  file: string
  tenant: string
  /** Language that the export is written in. */
  locale: string
  /** Currency of its prices, VAT included. */
  currency: string
}

/**
 * `import-shopify <file.csv>`: imports another shop's export into a tenant, which is created when it
 * does not exist. What cannot be imported is reported and left out.
 */
export async function importShopifyCommand(
  context: CommandContext,
  options: ImportShopifyCommandOptions,
  output: CommandOutput,
): Promise<ImportReport> {
  const { file, tenant, locale, currency } = options
  if (!/^[a-z]{2}$/.test(locale)) throw new CommandError(`"${locale}" is no locale such as en.`)
  if (!/^[A-Z]{3}$/.test(currency))
    throw new CommandError(`"${currency}" is no currency such as EUR.`)
  await access(file).catch(() => {
    throw new CommandError(`Cannot read ${file}: no such file.`)
  })
  const settings = await findOrCreateTenant(context.database, tenant, {
    locales: [locale],
    currency,
  })
  if (settings.currency !== currency || settings.locales.join() !== locale) {
    throw new CommandError(
      `Tenant "${tenant}" sells in ${settings.currency}, in ${settings.locales.join(', ')}: ` +
        `import into a tenant of its own.`,
    )
  }
  const products = await readShopifyProducts(file)
  output.note(`${products.length} products read; asking for their images …`)
  const images = await fetchImages({
    wanted: wantedImages(products),
    store: (name, bytes) => context.images.store(tenant, name, bytes),
  })
  for (const { address, reason } of images.failures) output.note(`left out ${address}: ${reason}`)
  const records = toShopifyRecords(products, {
    locale,
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
