import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { OrderItemRecord, OrderRecord } from '../../domains/orders/order-record.js'
import { orderStates } from '../../domains/orders/order-states.js'
import type { OrderState } from '../../domains/orders/order-states.js'
import { readOrderPage } from '../../domains/orders/read-order.js'
import type { OrderCursor } from '../../domains/orders/read-order.js'
import type { Database } from '../../foundation/database/database.js'
import type { CommandContext } from '../command-context.js'
import { csvStart, toCsvLine, toCsvMoney } from '../csv-line.js'
import type { CsvFormat } from '../csv-line.js'
import type { CommandOutput } from '../print-report.js'
import { examples, oneOf, parseDay, tenantOption, typedAs } from '../program/command-options.js'
import type { AddCommand } from '../program/command-runner.js'
import { staffTime, toCell } from '../staff-texts.js'
import { findTenant } from '../tenants/find-tenant.js'

export interface ExportOrdersOptions extends CsvFormat {
  tenant: string
  file: string
  /** Days in the tenant's time zone, both included. Omitted: from the first, to the last one. */
  since: string | undefined
  until: string | undefined
  /** Omitted: all. */
  state: OrderState | undefined
  /** A line for each item, not for each order. */
  hasItems: boolean
}

export const exportOrdersCommand: AddCommand = (program, { output, resolvePath, runForTenant }) => {
  program
    .command('export-orders')
    .summary('export orders to a spreadsheet')
    .description(
      'Exports orders to a file in CSV, the oldest first: a line for each order, or for each of its items. The file contains personal data.',
    )
    .argument('<file>', 'such as orders.csv', resolvePath)
    .option('--since <day>', "first day, in the tenant's time zone", parseDay)
    .option('--until <day>', 'last day', parseDay)
    .option('--state <state>', `one of ${typedAs(orderStates)}`, oneOf(orderStates))
    .option('--items', 'a line for each item')
    .option('--excel', 'semicolons, decimal commas and a byte order mark')
    .addOption(tenantOption)
    .addHelpText(
      'after',
      examples(
        'export-orders november.csv --since 2026-11-01 --until 2026-11-30 --excel',
        'export-orders to-pack.csv --state approved --items',
      ),
    )
    .action((file, { tenant: given, excel = false, items = false, since, until, state }) =>
      runForTenant(given, (context, tenant) =>
        exportOrders(
          context,
          { tenant, file, since, until, state, isForExcel: excel, hasItems: items },
          output,
        ),
      ),
    )
}

/** Writes orders to a file, a page at a time. */
async function exportOrders(
  { database }: Pick<CommandContext, 'database'>,
  options: ExportOrdersOptions,
  output: CommandOutput,
): Promise<void> {
  const { timeZone, defaultLocale: locale } = await findTenant(database, options.tenant)
  const counts = { orders: 0 }
  const lines = csvLines(database, { ...options, timeZone, locale }, counts)
  // It contains personal data.
  await pipeline(Readable.from(lines), createWriteStream(options.file, { mode: 0o600 }))
  output.result(`${counts.orders} orders exported`)
}

interface CsvScope extends ExportOrdersOptions {
  timeZone: string
  /** Of the names of items. */
  locale: string
}

async function* csvLines(
  database: Database,
  scope: CsvScope,
  counts: { orders: number },
): AsyncGenerator<string> {
  const columns = scope.hasItems ? [...orderColumns, ...itemColumns] : orderColumns
  yield (
    csvStart(scope) +
      toCsvLine(
        columns.map(({ title }) => title),
        scope,
      )
  )
  for await (const order of ordersOf(database, scope)) {
    counts.orders += 1
    const own = orderColumns.map(({ toText }) => toText(order, scope))
    const rows = scope.hasItems
      ? order.items.map((item) => [
          ...own,
          ...itemColumns.map(({ toText }) => toText(item, order, scope)),
        ])
      : [own]
    for (const row of rows) yield toCsvLine(row.map(toCell), scope)
  }
}

const pageSize = 200

async function* ordersOf(
  database: Database,
  { tenant, since, until, state, timeZone }: CsvScope,
): AsyncGenerator<OrderRecord> {
  let after: OrderCursor | undefined
  for (;;) {
    const filter = { since, until, state, timeZone, after, limit: pageSize }
    const page = await database.read(tenant, (sql) => readOrderPage(sql, filter))
    yield* page
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    after = { createdAt: last.createdAt, id: last.id }
  }
}

interface OrderColumn {
  title: string
  toText(order: OrderRecord, scope: CsvScope): string
}

const money =
  (minorOf: (order: OrderRecord) => number | null) => (order: OrderRecord, scope: CsvScope) =>
    toCsvMoney(minorOf(order) ?? 0, order.currency, scope)

const orderColumns: readonly OrderColumn[] = [
  { title: 'number', toText: ({ number }) => number },
  { title: 'time', toText: ({ createdAt }, { timeZone }) => staffTime(createdAt, timeZone) },
  { title: 'state', toText: ({ state }) => state },
  { title: 'payment_state', toText: ({ paymentState }) => paymentState },
  { title: 'payment_method', toText: ({ payment }) => payment.method },
  { title: 'shipping_method', toText: ({ shipping }) => shipping.method },
  { title: 'currency', toText: ({ currency }) => currency },
  { title: 'items_total', toText: money(({ totals }) => totals.itemsMinor) },
  { title: 'discount', toText: money(({ totals }) => totals.discountMinor) },
  { title: 'shipping', toText: money(({ totals }) => totals.shippingMinor) },
  { title: 'payment_fee', toText: money(({ totals }) => totals.paymentFeeMinor) },
  { title: 'vat', toText: money(({ totals }) => totals.vatMinor) },
  { title: 'total', toText: money(({ totals }) => totals.grandMinor) },
  { title: 'vat_treatment', toText: ({ vat }) => vat.kind },
  { title: 'coupon', toText: ({ couponCode }) => couponCode ?? '' },
  { title: 'first_name', toText: ({ contact }) => contact.firstName },
  { title: 'last_name', toText: ({ contact }) => contact.lastName },
  { title: 'email', toText: ({ email }) => email },
  { title: 'phone', toText: ({ contact }) => contact.phone },
  { title: 'second_phone', toText: ({ contact }) => contact.alternativePhone ?? '' },
  { title: 'company', toText: ({ invoice }) => invoice?.companyName ?? '' },
  { title: 'vat_number', toText: ({ invoice }) => invoice?.vatNumber ?? '' },
  ...(['address', 'address2', 'floor', 'doorbell', 'postalCode', 'city', 'country'] as const).map(
    (part): OrderColumn => ({
      title: `delivery_${part === 'postalCode' ? 'postal_code' : part}`,
      toText: ({ shippingAddress }) => shippingAddress?.[part] ?? '',
    }),
  ),
  {
    title: 'tracking',
    toText: ({ shipments }) => shipments.flatMap(({ tracking }) => tracking ?? []).join(' '),
  },
  { title: 'notes', toText: ({ notes }) => notes ?? '' },
  {
    title: 'open_withdrawals',
    toText: ({ withdrawals }) =>
      withdrawals.flatMap(({ reference, isOpen }) => (isOpen ? [reference] : [])).join(' '),
  },
]

const itemColumns: readonly {
  title: string
  toText(item: OrderItemRecord, order: OrderRecord, scope: CsvScope): string
}[] = [
  { title: 'sku', toText: ({ sku }) => sku },
  {
    title: 'name',
    toText: ({ texts }, _order, { locale }) => {
      const { name, label } = texts[locale] ?? Object.values(texts)[0]!
      return [name, label].filter(Boolean).join(', ')
    },
  },
  { title: 'quantity', toText: ({ quantity }) => String(quantity) },
  { title: 'returned', toText: ({ returned }) => String(returned) },
  {
    title: 'price',
    toText: ({ priceMinor }, { currency }, scope) => toCsvMoney(priceMinor, currency, scope),
  },
  {
    title: 'line_total',
    toText: ({ lineTotalMinor }, { currency }, scope) =>
      toCsvMoney(lineTotalMinor, currency, scope),
  },
  {
    title: 'line_discount',
    toText: ({ discountMinor }, { currency }, scope) => toCsvMoney(discountMinor, currency, scope),
  },
  { title: 'tax_rate', toText: ({ taxRate }) => String(taxRate) },
]
