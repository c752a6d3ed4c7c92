import { currencyDigits } from '@floga/i18n'
import { plainWords } from '../text/plain-text.js'
import type { ShopifyRow } from './read-shopify-products.js'
import { toKey } from '../text/to-key.js'

const places = [1, 2, 3] as const

/** The choices of a product: named by its first row, their values gathered from all. */
export function toOptions(rows: readonly [ShopifyRow, ...ShopifyRow[]], locale: string) {
  return namesOf(rows[0]).map(({ place, name }) => ({
    internalName: toKey(name),
    kind: 'text',
    name: { [locale]: name.slice(0, 60) },
    values: [...new Set(variantRows(rows).map((row) => valueOf(row, place)))].map((value) => ({
      value,
      label: { [locale]: value },
    })),
  }))
}

/** The variants of a product. The price is what a shopper pays; the compare-at price was before. */
export function toVariants(
  handle: string,
  rows: readonly [ShopifyRow, ...ShopifyRow[]],
  currency: string,
) {
  const digits = currencyDigits(currency)
  const names = namesOf(rows[0])
  return variantRows(rows).map((row) => {
    const values = names.map(({ place }) => valueOf(row, place))
    const payableMinor = toMinor(row.cells['Variant Price'], digits)
    const beforeMinor = toMinor(row.cells['Variant Compare At Price'], digits)
    const isSale =
      payableMinor !== undefined && beforeMinor !== undefined && beforeMinor > payableMinor
    const quantity = Number(row.cells['Variant Inventory Qty'] || 0)
    const grams = Math.round(Number(row.cells['Variant Grams'] || 0))
    const barcode = row.cells['Variant Barcode']?.trim().replace(/^'/, '')
    return {
      sku: row.cells['Variant SKU']?.trim().replace(/^'/, '') || generatedSku(handle, values),
      options: Object.fromEntries(names.map(({ name }, index) => [toKey(name), values[index]])),
      priceMinor: isSale ? beforeMinor : payableMinor,
      ...(isSale ? { salePriceMinor: payableMinor } : {}),
      stock: Number.isFinite(quantity) ? Math.max(0, Math.trunc(quantity)) : 0,
      backorderable: canBeOrderedWithoutStock(row),
      ...(grams > 0 ? { weightGrams: grams } : {}),
      ...(barcode ? { barcode: barcode.slice(0, 20) } : {}),
    }
  })
}

/** What nobody counts, or what may be sold on when it has run out. */
function canBeOrderedWithoutStock(row: ShopifyRow): boolean {
  return (
    !row.cells['Variant Inventory Tracker'] || row.cells['Variant Inventory Policy'] === 'continue'
  )
}

/** Rows that carry an image alone are no variants. */
function variantRows(rows: readonly ShopifyRow[]): ShopifyRow[] {
  return rows.filter((row) => (row.cells['Variant Price'] ?? '').trim() !== '')
}

/** A product with one variant has the option `Title` with the value `Default Title`. */
function namesOf(first: ShopifyRow) {
  return places.flatMap((place) => {
    const name = first.cells[`Option${place} Name`]?.trim() ?? ''
    const isDefault = name === 'Title' && valueOf(first, place) === 'Default Title'
    return name === '' || isDefault ? [] : [{ place, name }]
  })
}

function valueOf(row: ShopifyRow, place: number): string {
  return (row.cells[`Option${place} Value`]?.trim() || '-').slice(0, 60)
}

function generatedSku(handle: string, values: readonly string[]): string {
  return [handle, ...values]
    .flatMap((text) => plainWords(text))
    .join('-')
    .slice(0, 64)
}

function toMinor(text: string | undefined, digits: number): number | undefined {
  const value = text?.trim()
  return value && /^\d+(\.\d+)?$/.test(value) ? Math.round(Number(value) * 10 ** digits) : undefined
}
