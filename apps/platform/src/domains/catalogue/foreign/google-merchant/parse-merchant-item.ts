import { parseMoney } from '../../../../foundation/pricing/parse-money.js'
import { FieldError } from '../field-error.js'
import { readBarcode, readDecimal, readGrams, readInstant } from '../read-figures.js'
import type { MerchantItem } from './read-merchant-items.js'

/** An item whose fields have been understood. */
export interface ParsedItem {
  line: number
  id: string
  title: string
  text: string
  /** Address of its page. */
  link: string
  /** Addresses, the main one first. */
  images: string[]
  availability: 'in-stock' | 'backorder' | 'out-of-stock'
  /** Pieces, if the feed counts them. */
  quantity: number | null
  priceMinor: number
  salePriceMinor: number | null
  salePeriod: { startsAt: string; endsAt: string } | null
  categoryPath: string[]
  googleCategory: string | null
  brand: string | null
  barcode: string | null
  /**
   * Items of one group are variants of one product; an item without one is a product of its own.
   */
  group: string | null
  color: string | null
  size: string | null
  details: { name: string; value: string }[]
  dangerousGoods: boolean
  weightGrams: number | null
  lengthMm: number | null
  widthMm: number | null
  heightMm: number | null
  unitPricing: { measure: string; base: string } | null
  /** Details that were left out because they cannot be read. */
  notes: string[]
}

/**
 * Reads the fields of an item; prices have to be in the tenant's currency. A detail that cannot be
 * read is left out and noted.
 *
 * @throws {FieldError} For the first field without which the item cannot be sold.
 */
export function parseMerchantItem(item: MerchantItem, currency: string): ParsedItem {
  const notes = [...(item.notes ?? [])]
  const text = (field: string): string | null => item.fields[field]?.[0] ?? null
  const required = (field: string): string => {
    const value = text(field)
    if (value === null) throw new FieldError(`g:${field}:`, 'is missing')
    return value
  }
  const detail = <T>(field: string, read: (value: string) => T | null, wanted: string) => {
    const value = text(field)
    if (value === null) return null
    const found = read(value)
    if (found === null) notes.push(`g:${field}: "${value}" is ${wanted}, and was left out`)
    return found
  }
  if (item.problem !== undefined) throw new FieldError(item.problem, '')
  const id = required('id')
  const priceMinor = toMinor('price', required('price'), currency)
  const sale = text('sale_price')
  const saleMinor = sale === null ? null : toMinor('sale_price', sale, currency)
  if (saleMinor !== null && saleMinor > priceMinor) {
    notes.push(`g:sale_price: "${sale}" is above the price, and was left out`)
  }
  const image = text('image_link')
  const measure = toAmount(text('unit_pricing_measure'))
  const base = toAmount(text('unit_pricing_base_measure'))
  const length = (field: string) => detail(field, toLength, 'no length such as 20 cm')
  const sold = {
    id,
    title: required('title'),
    availability: toAvailability(required('availability')),
    salePriceMinor: saleMinor !== null && saleMinor < priceMinor ? saleMinor : null,
    salePeriod: toPeriod(text('sale_price_effective_date')),
  }
  return {
    ...sold,
    line: item.line,
    text: text('description') ?? '',
    link: text('link') ?? '',
    images: [...(image ? [image] : []), ...(item.fields['additional_image_link'] ?? [])],
    quantity: toCount(text('quantity')),
    priceMinor,
    categoryPath: toPath(text('product_type') ?? pathText(text('google_product_category'))),
    googleCategory: text('google_product_category'),
    brand: text('brand'),
    barcode: detail('gtin', readBarcode, 'no barcode'),
    group: text('item_group_id'),
    color: text('color'),
    size: text('size'),
    details: item.details.filter(({ name, value }) => name && value),
    dangerousGoods: text('shipping_label') === 'dangerous-goods',
    weightGrams: detail('shipping_weight', readGrams, 'no weight such as 1.2 kg'),
    lengthMm: length('shipping_length'),
    widthMm: length('shipping_width'),
    heightMm: length('shipping_height'),
    unitPricing: measure && base ? { measure, base } : null,
    notes,
  }
}

const availabilities: Record<string, ParsedItem['availability']> = {
  in_stock: 'in-stock',
  instock: 'in-stock',
  available: 'in-stock',
  available_for_order: 'backorder',
  out_of_stock: 'out-of-stock',
  outofstock: 'out-of-stock',
  sold_out: 'out-of-stock',
  backorder: 'backorder',
  preorder: 'backorder',
  pre_order: 'backorder',
}

/** `in stock`, `in-stock` and `https://schema.org/InStock` are the same. */
function toAvailability(text: string): ParsedItem['availability'] {
  const name = text
    .replace(/^https?:\/\/schema\.org\//i, '')
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')
  const known = availabilities[name]
  if (!known) throw new FieldError('g:availability:', `"${text}" is none that is known`)
  return known
}

function toMinor(field: string, text: string, currency: string): number {
  const parsed = parseMoney(text, currency)
  if ('problem' in parsed) throw new FieldError(`g:${field}:`, `"${text}" ${parsed.problem}`)
  if (parsed.minor === 0) throw new FieldError(`g:${field}:`, `"${text}" is not above 0`)
  return parsed.minor
}

/** A sale without its period would last for ever: the item is refused. */
function toPeriod(text: string | null): ParsedItem['salePeriod'] {
  if (text === null) return null
  const [startsAt, endsAt] = text.split('/').map((part) => readInstant(part.trim()))
  if (!startsAt || !endsAt || startsAt >= endsAt) {
    throw new FieldError('g:sale_price_effective_date:', `"${text}" is no period`)
  }
  return { startsAt, endsAt }
}

function toPath(text: string | null): string[] {
  return (text ?? '')
    .split('>')
    .map((name) => name.trim())
    .filter(Boolean)
}

/** A number of Google's is no path. */
function pathText(text: string | null): string | null {
  return text && !/^\d+$/.test(text) ? text : null
}

function toCount(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null
}

const millimetres: Record<string, number> = { mm: 1, cm: 10, m: 1_000, in: 25.4, ft: 304.8 }

function toLength(text: string): number | null {
  const [, number = '', unit = ''] = /^([\d.,]+) ?([a-z]+)\.?$/i.exec(text) ?? []
  const amount = readDecimal(number)
  const perUnit = millimetres[unit.toLowerCase()]
  return amount === null || perUnit === undefined ? null : Number((amount * perUnit).toFixed(2))
}

/** `750ml` and `750 ml` become `750 ml`; unknown units are ignored. */
function toAmount(text: string | null): string | null {
  const [, amount, unit] =
    /^(\d{1,7}(?:\.\d{1,3})?) ?(mg|g|kg|ml|cl|l|cbm|mm|cm|m|sqm|ct)$/i.exec(text ?? '') ?? []
  return amount === undefined ? null : `${amount} ${unit?.toLowerCase()}`
}
