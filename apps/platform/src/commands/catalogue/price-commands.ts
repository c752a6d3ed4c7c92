import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { changeVariant } from '../../domains/catalogue/change-variant.js'
import type {
  VariantChange,
  VariantChangeResult,
  VariantFigures,
} from '../../domains/catalogue/change-variant.js'
import { changeByFile } from '../change-by-file.js'
import type { LineProblem } from '../change-by-file.js'
import type { CommandContext } from '../command-context.js'
import { CommandError } from '../command-context.js'
import { findTenant } from '../find-tenant.js'
import { changeOrDryRun } from '../change-or-dry-run.js'
import { parseAmount, staffMoney } from '../orders/order-by-number.js'
import type { CommandOutput } from '../print-report.js'

export interface SetPriceOptions {
  tenant: string
  sku: string
  /** Price with VAT as typed, such as `12.90`; left out: stays, or is only shown. */
  price: string | undefined
  /** Price while on sale as typed; `none` ends the sale; left out: stays. */
  sale: string | undefined
  isDryRun: boolean
}

export interface ImportPricesOptions {
  tenant: string
  /** CSV with a heading: sku, and any of price, sale_price, stock. */
  file: string
  isDryRun: boolean
}

const columns = ['sku', 'price', 'sale_price', 'stock'] as const

/** Shows or changes the price of a variant, and its price while on sale. */
export async function setPriceCommand(
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
 * Changes prices and stock by a spreadsheet; every line of it or, with a problem in one, none. An empty cell changes
 * nothing, `none` as sale price ends the sale.
 *
 * @returns False when there was a problem.
 */
export async function importPricesCommand(
  { database }: Pick<CommandContext, 'database'>,
  { tenant, file, isDryRun }: ImportPricesOptions,
  output: CommandOutput,
): Promise<boolean> {
  const { currency } = await findTenant(database, tenant)
  return changeByFile({ database, tenant, file, isDryRun }, output, (text) => {
    const { changes, problems } = readChanges(text, currency)
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

function readChanges(text: string, currency: string) {
  const problems: LineProblem[] = []
  const changes: { line: number; change: VariantChange }[] = []
  const lineOf = new Map<string, number>()
  for (const { line, cells } of readRows(text)) {
    const at = (problem: string) => void problems.push({ line, text: problem })
    const sku = cells.sku?.trim() ?? ''
    const earlier = lineOf.get(sku)
    if (sku === '') at('sku is missing')
    else if (earlier !== undefined) at(`${sku} stands in line ${earlier} too`)
    lineOf.set(sku, line)
    const change: VariantChange = { sku }
    try {
      const price = cells.price?.trim() ?? ''
      if (price !== '') change.priceMinor = parseAmount(price, currency)
      const sale = cells.sale_price?.trim() ?? ''
      if (sale !== '') change.salePriceMinor = parseSale(sale, currency)
      const stock = cells.stock?.trim() ?? ''
      if (stock !== '') change.stock = parseStock(stock)
    } catch (error) {
      if (!(error instanceof CommandError)) throw error
      at(`${sku}: ${error.message.replace(/\.$/, '')}`)
    }
    if (sku !== '') changes.push({ line, change })
  }
  return { changes, problems }
}

type Cells = Partial<Record<(typeof columns)[number], string>>

/** Rows with the lines that they stand in. Spreadsheets of many countries part columns by semicolons. */
function readRows(text: string): { line: number; cells: Cells }[] {
  const [heading = ''] = text.split('\n')
  try {
    const rows: { record: Cells; info: { lines: number } }[] = parse(text, {
      bom: true,
      delimiter: heading.includes(';') ? ';' : ',',
      columns: (titles: string[]) => titles.map(checkTitle),
      info: true,
      skip_empty_lines: true,
    })
    return rows.map(({ record, info }) => ({ line: info.lines, cells: record }))
  } catch (error) {
    if (error instanceof CsvError) throw new CommandError(`No table: ${error.message}.`)
    throw error
  }
}

function checkTitle(title: string): string {
  const name = title.trim().toLowerCase().replaceAll(/[ -]/g, '_')
  if (columns.some((known) => known === name)) return name
  throw new CommandError(`No column "${title}": ${columns.join(', ')}.`)
}

function parseSale(text: string, currency: string): number | null {
  return text.toLowerCase() === 'none' ? null : parseAmount(text, currency)
}

function parseStock(text: string): number {
  const pieces = Number(text)
  if (!/^\d+$/.test(text) || pieces > 1_000_000) {
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
