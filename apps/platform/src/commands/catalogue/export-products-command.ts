import { createWriteStream } from 'node:fs'
import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ProductRecord } from '@floga/platform-contract/catalogue-record'
import { productRecordSchema } from '@floga/platform-contract/catalogue-record'
import * as v from 'valibot'
import {
  listRecordIds,
  readRecords,
  readRedirects,
  recordTables,
} from '../../domains/catalogue/export/read-records.js'
import type { RecordTable } from '../../domains/catalogue/export/read-records.js'
import type { Database } from '../../foundation/database/database.js'
import type { CommandContext } from '../command-context.js'
import { UsageError } from '../command-context.js'
import { csvStart, toCsvLine, toCsvMoney } from '../csv-line.js'
import type { CsvFormat } from '../csv-line.js'
import type { CommandOutput } from '../print-report.js'
import { examples, tenantOption } from '../program/command-options.js'
import type { AddCommand } from '../program/command-runner.js'
import { findTenant } from '../tenants/find-tenant.js'

export interface ExportProductsOptions {
  tenant: string
  /** Its ending decides the format: `.csv` or `.jsonl`. */
  file: string
  /** As spreadsheets of the tenant's country open it. */
  isForExcel: boolean
}

export const exportProductsCommand: AddCommand = (
  program,
  { output, resolvePath, runForTenant },
) => {
  program
    .command('export-products')
    .summary('export the catalogue')
    .description(
      'Exports the catalogue. A file in JSON Lines contains all of it, and import reads it back; a file in CSV contains a line for each variant, and import-prices reads prices and stock of it back. An unchanged file changes nothing.',
    )
    .argument('<file>', 'its name ends in .jsonl or .csv', resolvePath)
    .option('--excel', 'CSV with semicolons, decimal commas and a byte order mark')
    .addOption(tenantOption)
    .addHelpText(
      'after',
      examples('export-products catalogue.jsonl', 'export-products prices.csv --excel'),
    )
    .action((file, { tenant: given, excel: isForExcel = false }) =>
      runForTenant(given, (context, tenant) =>
        exportProducts(context, { tenant, file, isForExcel }, output),
      ),
    )
}

/** Writes the catalogue to a file, a page of records at a time. */
async function exportProducts(
  { database }: Pick<CommandContext, 'database'>,
  { tenant, file, isForExcel }: ExportProductsOptions,
  output: CommandOutput,
): Promise<void> {
  const { currency, defaultLocale } = await findTenant(database, tenant)
  const format = extname(file)
  if (format !== '.csv' && format !== '.jsonl') {
    throw new UsageError('Name a file that ends in .jsonl or .csv.')
  }
  if (isForExcel && format !== '.csv') throw new UsageError('--excel requires a file in CSV.')
  const counts = { lines: 0 }
  const lines =
    format === '.csv'
      ? csvLines(database, tenant, { currency, locale: defaultLocale, isForExcel })
      : jsonLines(database, tenant)
  await pipeline(Readable.from(count(lines, counts)), createWriteStream(file))
  output.result(
    format === '.csv'
      ? `${counts.lines - 1} variants exported`
      : `${counts.lines} records exported`,
  )
}

async function* count(lines: AsyncIterable<string>, counts: { lines: number }) {
  for await (const line of lines) {
    counts.lines += 1
    yield line
  }
}

async function* jsonLines(database: Database, tenant: string): AsyncGenerator<string> {
  for (const table of recordTables) {
    for await (const record of recordsOf(database, tenant, table)) {
      yield `${JSON.stringify(record)}\n`
    }
  }
  for (const record of await database.read(tenant, readRedirects)) {
    yield `${JSON.stringify(record)}\n`
  }
}

const pageSize = 200

async function* recordsOf(
  database: Database,
  tenant: string,
  table: RecordTable,
): AsyncGenerator<Record<string, unknown>> {
  const ids = await database.read(tenant, (sql) => listRecordIds(sql, table))
  for (let start = 0; start < ids.length; start += pageSize) {
    const page = ids.slice(start, start + pageSize)
    yield* await database.read(tenant, (sql) => readRecords(sql, table, page))
  }
}

interface CsvOptions extends CsvFormat {
  currency: string
  locale: string
}

type Variant = ProductRecord['variants'][number]

/** Columns of the table; prices are written by their currency. */
const columns: readonly {
  title: string
  toCell(product: ProductRecord, variant: Variant, options: CsvOptions): string
}[] = [
  { title: 'sku', toCell: (_product, { sku }) => sku },
  { title: 'product', toCell: ({ key }) => key },
  { title: 'name', toCell: (product, _, { locale }) => product.translations[locale]?.name ?? '' },
  { title: 'options', toCell: toOptions },
  { title: 'brand', toCell: ({ brand }) => brand ?? '' },
  { title: 'category', toCell: ({ categories }) => categories[0] ?? '' },
  { title: 'published', toCell: ({ published }) => (published ? 'yes' : 'no') },
  { title: 'price', toCell: (_, { priceMinor }, options) => toMoney(priceMinor, options) },
  {
    title: 'sale_price',
    // A price for a period is the feed's, and returns with the whole catalogue alone.
    toCell: (_, { salePriceMinor, salePeriod }, options) =>
      salePeriod ? '' : toMoney(salePriceMinor, options),
  },
  { title: 'stock', toCell: (_, { stock }) => String(stock) },
  { title: 'barcode', toCell: (_, { barcode }) => barcode ?? '' },
  { title: 'weight_grams', toCell: (_, { weightGrams }) => String(weightGrams ?? '') },
]

async function* csvLines(
  database: Database,
  tenant: string,
  options: CsvOptions,
): AsyncGenerator<string> {
  const toLine = (cells: readonly string[]) =>
    toCsvLine(options.isForExcel ? cells.map(withoutFormula) : cells, options)
  yield csvStart(options) + toLine(columns.map(({ title }) => title))
  for await (const record of recordsOf(database, tenant, 'products')) {
    const product = v.parse(productRecordSchema, record)
    for (const variant of product.variants) {
      yield toLine(columns.map(({ toCell }) => toCell(product, variant, options)))
    }
  }
}

function toOptions(product: ProductRecord, variant: Variant, { locale }: CsvOptions): string {
  const labels = product.options.map(({ internalName, values }) => {
    const chosen = values.find(({ value }) => value === variant.options[internalName])
    return chosen?.label[locale] ?? chosen?.value ?? ''
  })
  return labels.join(' / ')
}

function toMoney(minor: number | undefined, options: CsvOptions): string {
  return minor === undefined ? '' : toCsvMoney(minor, options.currency, options)
}

/** A spreadsheet would run a text that begins like a formula. */
function withoutFormula(cell: string): string {
  return /^[=+@\t]|^-(?!\d)/.test(cell) ? `'${cell}` : cell
}
