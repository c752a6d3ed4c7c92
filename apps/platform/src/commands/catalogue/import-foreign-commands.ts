import { openForeignSource } from '../../domains/catalogue/foreign/foreign-source.js'
import { fetchImages } from '../../domains/catalogue/import/fetch-images.js'
import type { ImageFailure } from '../../domains/catalogue/import/fetch-images.js'
import { importCatalogue } from '../../domains/catalogue/import/import-catalogue.js'
import type { CommandContext } from '../command-context.js'
import { CommandError } from '../command-context.js'
import type { CommandOutput } from '../print-report.js'
import { counted, printReport, progressNotes } from '../print-report.js'
import {
  collect,
  dryRunOption,
  encodingOption,
  examples,
  tenantOption,
  wholeNumber,
} from '../program/command-options.js'
import type { AddCommand } from '../program/command-runner.js'
import { findTenantOfOneLanguage } from '../tenants/find-tenant.js'
import { formats, openForeignFile } from './foreign-formats.js'
import type { ForeignFormat } from './foreign-formats.js'

export interface ImportForeignOptions {
  format: ForeignFormat
  file: string
  encoding: string | undefined
  tenant: string
  /** Pieces of goods in stock that the file does not count; undefined when it was not said. */
  inStock: number | undefined
  /** Hosts of images that may have an address that is not public. */
  imageHosts: readonly string[]
  skipBad: boolean
  /** Checks the file, fetches no image and writes nothing. */
  isDryRun: boolean
}

const csv = '<file.csv>'
const xml = '<feed.xml>'

export const importShopifyCommand = createImportCommand('shopify', csv, 'products_export.csv')
export const importWooCommerceCommand = createImportCommand('woocommerce', csv, 'wc-export.csv')
export const importPrestaShopCommand = createImportCommand('prestashop', csv, 'products.csv')
export const importGoogleMerchantCommand = createImportCommand('google-merchant', xml, 'feed.xml')
export const importSkroutzCommand = createImportCommand('skroutz', xml, 'skroutz.xml')

function createImportCommand(format: ForeignFormat, argument: string, example: string): AddCommand {
  const { command, label } = formats[format]
  return (program, { output, resolvePath, runForTenant }) => {
    program
      .command(command)
      .summary(`import ${label}`)
      .description(
        `Imports ${label}, in the tenant's language and currency, with its images. With a problem in one product nothing is imported, unless --skip-bad is given.`,
      )
      .argument(argument, 'zipped when its name ends in .gz', resolvePath)
      .option(
        '--in-stock <pieces>',
        'stock of goods that the file does not count',
        wholeNumber({ from: 0, to: 1_000_000 }),
      )
      .option('--skip-bad', 'leave out products with a problem, and import the others')
      .option(
        '--image-host <host>',
        'fetch images of this host although its address is not public; may be repeated',
        collect,
        [],
      )
      .addOption(encodingOption)
      .addOption(tenantOption)
      .addOption(dryRunOption)
      .addHelpText('after', examples(`${command} ${example} --dry-run`, `${command} ${example}`))
      .action((file, { tenant: given, dryRun: isDryRun = false, skipBad = false, ...options }) =>
        runForTenant(given, (context, tenant) => {
          const { encoding, imageHost: imageHosts, inStock } = options
          const own = { format, file, encoding, tenant, inStock, imageHosts, skipBad, isDryRun }
          return importForeign(context, own, output)
        }),
      )
  }
}

/**
 * Imports a file of another program, in the tenant's language and currency.
 *
 * @throws {CommandError} When it failed, or left something out.
 */
async function importForeign(
  context: CommandContext,
  options: ImportForeignOptions,
  output: CommandOutput,
): Promise<void> {
  const { format, file: path, encoding, tenant, inStock, isDryRun } = options
  const settings = await findTenantOfOneLanguage(context.database, tenant)
  const file = await openForeignFile(format, { file: path, encoding, settings })
  const source = await openForeignSource({
    name: path,
    file,
    locale: settings.defaultLocale,
    taxRate: settings.standardTaxRate,
    inStock: inStock ?? 0,
  })
  output.note(`${source.products} products read`)
  if (inStock === undefined && source.uncounted > 0) {
    throw new CommandError(
      `${source.uncounted} variants are for sale, and the file does not say how many pieces there are. Name the stock of each with --in-stock, such as --in-stock 5, or --in-stock 0 to sell none yet.`,
    )
  }
  const failures = isDryRun
    ? []
    : await fetchImages({
        wanted: source.images,
        has: async (name) => (await context.images.find(tenant, name)) !== null,
        store: (name, bytes) => context.images.store(tenant, name, bytes),
        allowedHosts: options.imageHosts,
      })
  printFailures(failures, output)
  const report = await importCatalogue({
    database: context.database,
    tenant,
    locales: settings.locales,
    source,
    describeImage: (name) => context.images.describe(tenant, name),
    skipBad: options.skipBad,
    isDryRun,
    onProgress: progressNotes(output, { isDryRun }),
  })
  // Those that could not be fetched were reported with their addresses.
  const known = new Set(source.images.values())
  report.missingImages = report.missingImages.filter((name) => !known.has(name))
  if (isDryRun && known.size > 0) output.note(`would fetch up to ${counted(known.size, 'image')}`)
  printReport(report, output, { unfetchedImages: failures.length })
}

/** Images that fail for the same reason are one line. */
function printFailures(failures: readonly ImageFailure[], output: CommandOutput): void {
  const byReason = new Map<string, string[]>()
  for (const { address, reason } of failures) {
    byReason.set(reason, [...(byReason.get(reason) ?? []), address])
  }
  for (const [reason, [first, ...others]] of byReason) {
    const more = others.length > 0 ? ` and ${counted(others.length, 'other image')}` : ''
    output.note(`left out ${first}${more}: ${reason}`)
  }
}
