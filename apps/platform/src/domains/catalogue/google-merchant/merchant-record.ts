import { createHash } from 'node:crypto'
import type { Words } from '../../../foundation/words/words.js'
import { cleanHtml } from '../text/clean-html.js'
import { toKey } from '../text/to-key.js'
import { mergeImages } from './merge-images.js'
import type { ParsedItem } from './parse-merchant-item.js'
import type { Choice } from './read-choices.js'
import { detailChoices, readChoices } from './read-choices.js'

export interface MerchantRecordOptions {
  locale: string
  words: Words
  taxRate: number
  /** Pieces of what is in stock, where the feed counts none. */
  stockInStock: number
  /** Key of the brand of that name. */
  brandKey(name: string): string
  /** Key of the category of that path. */
  categoryKey(path: readonly string[]): string
  /** Place in the feed. */
  sortOrder: number
  key: string
  slug: string
}

/** Turns the items of one product into its record. */
export function toMerchantRecord(
  items: readonly [ParsedItem, ...ParsedItem[]],
  options: MerchantRecordOptions,
): Record<string, unknown> {
  const { locale } = options
  const [first] = items
  const { name, choices } =
    items.length > 1 ? readChoices(items) : { name: first.title, choices: [] }
  const named = nameChoices(choices, options.words)
  const images = mergeImages(items.map(({ images: [main, ...others] }) => ({ main, others })))
  const alt = { [locale]: cut(name, 160) }
  const toImage = (address: string) => ({ file: imageName(address), alt })
  const hasOwnImages = new Set(items.map(({ images: [main] }) => main)).size > 1
  return {
    type: 'product',
    key: options.key,
    ...(first.brand ? { brand: options.brandKey(first.brand) } : {}),
    categories: first.categoryPath.length > 0 ? [options.categoryKey(first.categoryPath)] : [],
    sortOrder: Math.min(options.sortOrder, 1_000_000),
    translations: {
      [locale]: { name: cut(name, 160), slug: options.slug, ...toDescription(first.text) },
    },
    options: named.map(({ choice, internalName, label }) => ({
      internalName,
      kind: 'text',
      name: { [locale]: label },
      values: [...new Set(items.map((item) => valueOf(choice, item)))].map((value) => ({
        value,
        label: { [locale]: value },
      })),
    })),
    variants: items.map((item) => ({
      sku: item.id,
      options: Object.fromEntries(
        named.map(({ choice, internalName }) => [internalName, valueOf(choice, item)]),
      ),
      priceMinor: item.priceMinor,
      ...(item.salePriceMinor === null ? {} : { salePriceMinor: item.salePriceMinor }),
      stock: item.availability === 'in-stock' ? (item.quantity ?? options.stockInStock) : 0,
      backorderable: item.availability === 'backorder',
      ...given('weightGrams', item.weightGrams),
      ...given('lengthMm', item.lengthMm),
      ...given('widthMm', item.widthMm),
      ...given('heightMm', item.heightMm),
      ...given('barcode', item.barcode),
      ...given('unitPricing', item.unitPricing),
      ...(hasOwnImages && item.images[0] ? { image: toImage(item.images[0]) } : {}),
    })),
    properties: detailChoices(first)
      .filter((detail) => !choices.some((choice) => choice.name === detail.name))
      .map((detail) => ({
        group: 'single',
        name: { [locale]: cut(detail.name, 60) },
        value: { [locale]: cut(detail.valueOf(first) ?? '', 120) },
      })),
    images: images.map(toImage),
    dangerousGoods: first.dangerousGoods,
    taxRate: options.taxRate,
  }
}

/** Name that the image of an address is stored under: another address is another image. */
export function imageName(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : address
  const last = (path.split('/').at(-1) ?? '').replace(/\.\w+$/, '')
  const hash = createHash('sha256').update(address).digest('hex').slice(0, 10)
  return `feed/${toKey(last).slice(0, 60).replace(/-$/, '')}-${hash}`
}

/** Beginning of a text, without half a character or a space at its end. */
export function cut(text: string, maxLength: number): string {
  return text.length <= maxLength
    ? text
    : text
        .slice(0, maxLength)
        .replace(/[\ud800-\udbff]$/, '')
        .trim()
}

/** Keys of choices within their product; a detail is never taken for the colour or size that feeds know. */
function nameChoices(choices: readonly Choice[], { say }: Words) {
  const taken = new Set<string>(['color', 'size'])
  return choices.map((choice) => {
    if (choice.kind !== 'detail') {
      const label = say(`option.${choice.kind}`)
      return { choice, internalName: choice.kind as string, label }
    }
    const key = toKey(choice.name)
    const internalName = taken.has(key) ? `${key}-${taken.size}`.slice(-80) : key
    taken.add(internalName)
    return { choice, internalName, label: cut(choice.name, 60) }
  })
}

function valueOf(choice: Choice, item: ParsedItem): string {
  return cut(choice.valueOf(item) ?? '', 60)
}

function given(name: string, value: unknown): Record<string, unknown> {
  return value === null ? {} : { [name]: value }
}

const mostHtml = 20_000

/** Feeds hold plain text; what looks like markup in it is text too, unless it is a paragraph of its own. */
function toDescription(text: string): { description?: string; excerpt?: string } {
  if (text === '') return {}
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const description = cleanHtml(`<p>${cut(escaped, mostHtml - 7).replace(/&\w*$/, '')}</p>`)
  const excerpt = text.length <= 200 ? text : `${text.slice(0, 199).replace(/\s+\S*$/, '')}…`
  return { description, excerpt: cut(excerpt, 200) }
}
