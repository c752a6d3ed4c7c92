import type { SourceRecord } from '../import/catalogue-source.js'
import { cleanHtml, htmlToText } from '../text/clean-html.js'
import type { ShopifyProduct } from './read-shopify-products.js'
import { toKey } from '../text/to-key.js'
import { toOptions, toVariants } from './to-variants.js'

export interface ShopifyRecordsOptions {
  locale: string
  currency: string
  /** Per cent: an export tells none. */
  taxRate: number
  /** Name of the image that an address was stored under; undefined when it cannot be had. */
  imageOf(address: string): string | undefined
}

/** Turns an export's products into catalogue records: vendors, types, then the products. */
export function toShopifyRecords(
  products: readonly ShopifyProduct[],
  options: ShopifyRecordsOptions,
): SourceRecord[] {
  const brands = new Map<string, SourceRecord>()
  const categories = new Map<string, SourceRecord>()
  const records = products.map(({ handle, rows }): SourceRecord => {
    const [first] = rows
    const cell = (name: string) => first.cells[name]?.trim() ?? ''
    const title = cell('Title')
    if (title === '') return { line: first.line, problem: `product "${handle}" has no title` }
    const vendor = cell('Vendor')
    const type = cell('Type') || otherType
    if (vendor) brands.set(toKey(vendor), { line: first.line, value: toBrand(vendor) })
    categories.set(toKey(type), { line: first.line, value: toCategory(type, options.locale) })
    return {
      line: first.line,
      value: {
        type: 'product',
        key: toKey(handle),
        ...(vendor ? { brand: toKey(vendor) } : {}),
        categories: [toKey(type)],
        taxRate: options.taxRate,
        published: cell('Published').toLowerCase() !== 'false',
        translations: {
          [options.locale]: {
            name: title,
            slug: toKey(handle),
            ...toDescription(cell('Body (HTML)')),
          },
        },
        options: toOptions(rows, options.locale),
        variants: toVariants(handle, rows, options.currency),
        images: rows.flatMap((row) => {
          const file = options.imageOf(row.cells['Image Src']?.trim() ?? '')
          const alt = row.cells['Image Alt Text']?.trim() || title
          return file === undefined ? [] : [{ file, alt: { [options.locale]: alt.slice(0, 200) } }]
        }),
      },
    }
  })
  return [...brands.values(), ...categories.values(), ...records]
}

/** Stands in for a product without a type. */
const otherType = 'Other'

function toBrand(vendor: string) {
  return { type: 'brand', key: toKey(vendor), name: vendor.slice(0, 80), slug: toKey(vendor) }
}

function toCategory(type: string, locale: string) {
  return {
    type: 'category',
    key: toKey(type),
    translations: { [locale]: { name: type.slice(0, 80), slug: toKey(type) } },
  }
}

function toDescription(body: string): { description?: string; excerpt?: string } {
  const description = cleanHtml(body)
  if (description === '') return {}
  const text = htmlToText(description)
  const excerpt = text.length <= 200 ? text : `${text.slice(0, 199).replace(/\s+\S*$/, '')}…`
  return { description: description.slice(0, 20_000), ...(excerpt ? { excerpt } : {}) }
}
