import { basename } from 'node:path'
import { cleanTyped } from '@floga/platform-contract/input-rules'
import { changeVariant } from '../../domains/catalogue/prices/change-variant.js'
import type {
  VariantChange,
  VariantChangeResult,
  VariantFigures,
} from '../../domains/catalogue/prices/change-variant.js'
import { plainWords } from '../../domains/catalogue/text/plain-text.js'
import { readTable } from '../../foundation/files/read-table.js'
import type { Table } from '../../foundation/files/read-table.js'
import { parseCount } from '../../foundation/pricing/parse-count.js'
import { bulkUpdate } from '../bulk-update.js'
import type { LineProblem } from '../bulk-update.js'
import type { CommandContext } from '../command-context.js'
import { CommandError } from '../command-context.js'
import { findTenant } from '../tenants/find-tenant.js'
import { changeOrDryRun } from '../change-or-dry-run.js'
import { parseAmount } from '../orders/order-by-number.js'
import { staffMoney } from '../staff-texts.js'
import type { CommandOutput } from '../print-report.js'
import { dryRunOption, encodingOption, examples, tenantOption } from '../program/command-options.js'
import type { AddCommand } from '../program/command-runner.js'
import { requireFormat } from './foreign-formats.js'

export interface SetPriceOptions {
  tenant: string
  sku: string
  /** Price with VAT as typed, such as `12.90`. Omitted: unchanged, or only shown. */
  price: string | undefined
  /** Sale price as typed; `none` ends the sale. Omitted: unchanged. */
  sale: string | undefined
  isDryRun: boolean
}

export interface ImportPricesOptions {
  tenant: string
  /** CSV with a heading: sku, and any of price, sale_price, stock. */
  file: string
  encoding: string | undefined
  isDryRun: boolean
}

const columns = ['sku', 'price', 'sale_price', 'stock'] as const

export const setPriceCommand: AddCommand = (program, { output, runForTenant }) => {
  program
    .command('set-price')
    .summary('show or change the price of a variant')
    .description('Shows or changes the price of a variant, and its price while on sale.')
    .argument('<SKU>')
    .argument('[price]', 'with VAT, such as 12.90 (default: it stays)')
    .option('--sale <price>', 'price while on sale, or "none" to end the sale')
    .addOption(tenantOption)
    .addOption(dryRunOption)
    .addHelpText(
      'after',
      examples(
        'set-price RG-30',
        'set-price RG-30 12.90 --sale 9.90',
        'set-price RG-30 --sale none',
      ),
    )
    .action((sku, price, { tenant: given, dryRun: isDryRun = false, sale }) =>
      runForTenant(given, (context, tenant) =>
        setPrice(context, { tenant, sku: cleanTyped(sku), price, sale, isDryRun }, output),
      ),
    )
}

export const importPricesCommand: AddCommand = (program, { output, resolvePath, runForTenant }) => {
  program
    .command('import-prices')
    .summary('change prices and stock by a spreadsheet')
    .description(
      `Changes prices and stock by a spreadsheet with the columns ${columns.join(', ')}, or their Greek names: all lines or, with a problem in one, none. An empty cell changes nothing; "none" as sale_price ends the sale; other columns are not read.`,
    )
    .argument('<file.csv>', 'with a heading, as spreadsheets write it', resolvePath)
    .addOption(encodingOption)
    .addOption(tenantOption)
    .addOption(dryRunOption)
    .addHelpText('after', examples('import-prices prices.csv --dry-run'))
    .action((file, { tenant: given, encoding, dryRun: isDryRun = false }) =>
      runForTenant(given, (context, tenant) =>
        importPrices(context, { tenant, file, encoding, isDryRun }, output),
      ),
    )
}

/** Shows or changes the price of a variant, and its price while on sale. */
async function setPrice(
  { database }: Pick<CommandContext, 'database'>,
  { tenant, sku, price, sale, isDryRun }: SetPriceOptions,
  output: CommandOutput,
): Promise<void> {
  const { currency } = await findTenant(database, tenant)
  const change = {
    sku,
    priceMinor: price === undefined ? undefined : parseAmount(price, currency),
    salePriceMinor: sale === undefined ? undefined : parseSale(sale, currency),
  }
  const result = await changeOrDryRun(database, { tenant, isDryRun }, (sql) =>
    changeVariant(sql, change),
  )
  const problem = describeProblem(result, currency)
  if (problem !== undefined) throw new CommandError(`${sku}: ${problem}.`)
  output.result(describeChange(sku, result, currency))
  if (isDryRun) output.note('A dry run: nothing was changed.')
}

/**
 * Changes prices and stock by a spreadsheet; every line of it or, with a problem in one, none. An
 * empty cell changes nothing, `none` as sale price ends the sale.
 *
 * @throws {CommandError} When there was a problem; each is printed.
 */
async function importPrices(
  { database }: Pick<CommandContext, 'database'>,
  { tenant, file, encoding, isDryRun }: ImportPricesOptions,
  output: CommandOutput,
): Promise<void> {
  const { currency } = await findTenant(database, tenant)
  await bulkUpdate({ database, tenant, file, isDryRun }, output, async () => {
    await requireFormat('prices', { file, encoding })
    const { changes, problems } = await readChanges({ file, encoding }, { currency, output })
    if (changes.length + problems.length === 0) {
      throw new CommandError(`${basename(file)} has no line below its heading.`)
    }
    return {
      problems,
      async apply(sql) {
        const lines: string[] = []
        let unchanged = 0
        for (const { line, change } of changes) {
          const result = await changeVariant(sql, change)
          const problem = describeProblem(result, currency)
          if (problem !== undefined) problems.push({ line, text: `${change.sku}: ${problem}` })
          else if (result.status === 'unchanged') unchanged += 1
          else lines.push(describeChange(change.sku, result, currency))
        }
        return { lines, unchanged }
      },
      report({ lines, unchanged }) {
        for (const line of lines) output.result(line)
        output.note(`${lines.length} changed, ${unchanged} unchanged.`)
      },
    }
  })
}

type Column = (typeof columns)[number]

async function readChanges(
  { file, encoding }: Pick<ImportPricesOptions, 'file' | 'encoding'>,
  { currency, output }: { currency: string; output: CommandOutput },
) {
  const table = await readTable(file, { encoding })
  const titles = readTitles(table, { name: basename(file), output })
  const problems: LineProblem[] = []
  const changes: { line: number; change: VariantChange }[] = []
  const lineOf = new Map<string, number>()
  for (const row of table.rows) {
    const { line } = row
    const at = (problem: string) => void problems.push({ line, text: problem })
    const cell = (column: Column) => row.cell(titles.get(column) ?? '')
    const sku = cleanTyped(cell('sku'))
    const earlier = lineOf.get(sku)
    if (sku === '') at(`${titles.get('sku')} is missing`)
    else if (earlier !== undefined) at(`${sku} is in line ${earlier} too`)
    lineOf.set(sku, line)
    const change: VariantChange = { sku }
    const read = <T>(column: Column, parse: (text: string) => T): T | undefined => {
      const text = cell(column)
      if (text === '') return undefined
      try {
        return parse(text)
      } catch (error) {
        if (!(error instanceof CommandError)) throw error
        at(`${sku}: ${titles.get(column)}: ${error.message.replace(/\.$/, '')}`)
        return undefined
      }
    }
    const priceMinor = read('price', (text) => parseAmount(text, currency))
    const salePriceMinor = read('sale_price', (text) => parseSale(text, currency))
    const stock = read('stock', parseStock)
    if (priceMinor !== undefined) change.priceMinor = priceMinor
    if (salePriceMinor !== undefined) change.salePriceMinor = salePriceMinor
    if (stock !== undefined) change.stock = stock
    if (sku !== '') changes.push({ line, change })
  }
  return { changes, problems }
}

/**
 * Titles of the columns, without accents and in lower case, as spreadsheets of Greek shops have
 * them.
 */
const titlesOf: Readonly<Record<Column, readonly string[]>> = {
  sku: ['sku', 'κωδικοσ', 'κωδικοσ προιοντοσ', 'κωδικοσ ειδουσ'],
  price: ['price', 'τιμη', 'τιμη με φπα', 'τιμη λιανικησ', 'λιανικη', 'λιανικη τιμη'],
  sale_price: ['sale price', 'τιμη προσφορασ', 'προσφορα', 'τιμη με εκπτωση', 'εκπτωτικη τιμη'],
  stock: ['stock', 'αποθεμα', 'ποσοτητα', 'υπολοιπο', 'quantity'],
}

/** The file's title of each column that is read. */
function readTitles(
  { titles }: Table,
  { name, output }: { name: string; output: CommandOutput },
): Map<Column, string> {
  const found = new Map<Column, string>()
  const others: string[] = []
  for (const title of titles) {
    const plain = plainWords(title).join(' ')
    const column = columns.find((one) => titlesOf[one].includes(plain))
    const known = column && found.get(column)
    if (known !== undefined) {
      throw new CommandError(`${name}: "${known}" and "${title}" are the same column.`)
    }
    if (column) found.set(column, title)
    else if (title !== '') others.push(title)
  }
  if (!found.has('sku') || found.size < 2) {
    const wanted = `sku, and one of ${columns.slice(1).join(', ')}`
    throw new CommandError(
      `${name} has no columns ${wanted}: its heading is "${titles.join(', ')}".`,
    )
  }
  if (others.length > 0) output.note(`${name}: not read: ${others.join(', ')}`)
  return found
}

function parseSale(text: string, currency: string): number | null {
  return ['none', 'καμία', 'χωρίς', '-', '–'].includes(text.toLowerCase())
    ? null
    : parseAmount(text, currency)
}

function parseStock(text: string): number {
  const pieces = parseCount(text)
  if (pieces === undefined || pieces > 1_000_000 || text.startsWith('-')) {
    throw new CommandError(`"${text}" is no number of pieces.`)
  }
  return pieces
}

function describeProblem(result: VariantChangeResult, currency: string): string | undefined {
  if (result.status === 'unknown') return 'no variant has this SKU'
  if (result.status !== 'sale-not-lower') return undefined
  const { salePriceMinor, priceMinor } = result.after
  const sale = staffMoney(salePriceMinor ?? 0, currency)
  return `the sale price ${sale} is not below the price ${staffMoney(priceMinor, currency)}`
}

function describeChange(sku: string, result: VariantChangeResult, currency: string): string {
  if (result.status !== 'changed' && result.status !== 'unchanged') return sku
  const { before, after } = result
  const money = (minor: number | null) => (minor === null ? 'none' : staffMoney(minor, currency))
  const shown = [
    ['price', money(before.priceMinor), money(after.priceMinor)],
    ['sale', money(before.salePriceMinor), money(after.salePriceMinor)],
    ['stock', String(before.stock), String(after.stock)],
  ] as const satisfies readonly (readonly [string, string, string])[]
  const parts = shown.flatMap(([name, from, to]) =>
    from === to ? [] : [`${name} ${from} → ${to}`],
  )
  return `${sku}: ${parts.length > 0 ? parts.join(', ') : describeFigures(after, money)}`
}

function describeFigures(figures: VariantFigures, money: (minor: number | null) => string): string {
  const { priceMinor, salePriceMinor, stock } = figures
  return `price ${money(priceMinor)}, sale ${money(salePriceMinor)}, stock ${stock}`
}
