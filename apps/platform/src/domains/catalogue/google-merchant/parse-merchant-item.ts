import { currencyDigits } from '@floga/i18n'
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
  /** Pieces, where the feed counts them. */
  quantity: number | null
  priceMinor: number
  salePriceMinor: number | null
  salePeriod: { startsAt: string; endsAt: string } | null
  categoryPath: string[]
  googleCategory: string | null
  brand: string | null
  barcode: string | null
  /** Items of one group are variants of one product; an item without one is a product of its own. */
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
}

/** Why an item cannot be taken over: the field and what is wrong with it. */
export class FieldError extends Error {
  override readonly name = 'FieldError'
  constructor(field: string, message: string) {
    super(`g:${field}: ${message}`)
  }
}

/**
 * Reads the fields of an item; prices have to be in the tenant's currency.
 *
 * @throws {FieldError} for the first field that cannot be read.
 */
export function parseMerchantItem(item: MerchantItem, currency: string): ParsedItem {
  const text = (field: string): string | null => item.fields[field]?.[0] ?? null
  const required = (field: string): string => {
    const value = text(field)
    if (value === null) throw new FieldError(field, 'is missing')
    return value
  }
  const price = (field: string): number | null => {
    const value = text(field)
    return value === null ? null : toMinor(field, value, currency)
  }
  const priceMinor = price('price')
  if (priceMinor === null) throw new FieldError('price', 'is missing')
  const salePriceMinor = price('sale_price')
  if (salePriceMinor !== null && salePriceMinor >= priceMinor) {
    throw new FieldError('sale_price', `"${text('sale_price')}" is not below the price`)
  }
  const image = text('image_link')
  const measure = toAmount(text('unit_pricing_measure'))
  const base = toAmount(text('unit_pricing_base_measure'))
  return {
    line: item.line,
    id: required('id'),
    title: required('title'),
    text: text('description') ?? '',
    link: text('link') ?? '',
    images: [...(image ? [image] : []), ...(item.fields['additional_image_link'] ?? [])],
    availability: toAvailability(required('availability')),
    quantity: toCount(text('quantity')),
    priceMinor,
    salePriceMinor,
    salePeriod: toPeriod(text('sale_price_effective_date')),
    categoryPath: toPath(text('product_type') ?? pathText(text('google_product_category'))),
    googleCategory: text('google_product_category'),
    brand: text('brand'),
    barcode: text('gtin')?.slice(0, 20) ?? null,
    group: text('item_group_id'),
    color: text('color'),
    size: text('size'),
    details: item.details.filter(({ name, value }) => name && value),
    dangerousGoods: text('shipping_label') === 'dangerous-goods',
    weightGrams: toWeight(text('shipping_weight')),
    lengthMm: toLength('shipping_length', text('shipping_length')),
    widthMm: toLength('shipping_width', text('shipping_width')),
    heightMm: toLength('shipping_height', text('shipping_height')),
    unitPricing: measure && base ? { measure, base } : null,
  }
}

const availabilities: Record<string, ParsedItem['availability']> = {
  in_stock: 'in-stock',
  out_of_stock: 'out-of-stock',
  backorder: 'backorder',
  preorder: 'backorder',
}

function toAvailability(text: string): ParsedItem['availability'] {
  const known = availabilities[text.toLowerCase().replaceAll(' ', '_')]
  if (!known) throw new FieldError('availability', `"${text}" is none that is known`)
  return known
}

function toMinor(field: string, text: string, currency: string): number {
  const [, amount = '', code = ''] =
    /^(\d{1,9}(?:\.\d{1,3})?) ?([A-Za-z]{3})$/.exec(text) ??
    // Some put the currency first.
    flip(/^([A-Za-z]{3}) ?(\d{1,9}(?:\.\d{1,3})?)$/.exec(text))
  if (amount === '') throw new FieldError(field, `"${text}" is no price such as 12.50 ${currency}`)
  if (code.toUpperCase() !== currency) {
    throw new FieldError(field, `"${text}" is not in ${currency}`)
  }
  return Math.round(Number(amount) * 10 ** currencyDigits(currency))
}

function flip(match: RegExpExecArray | null): string[] {
  return match ? [match[0], match[2] ?? '', match[1] ?? ''] : []
}

function toPeriod(text: string | null): ParsedItem['salePeriod'] {
  if (text === null) return null
  const [startsAt, endsAt] = text.split('/').map((part) => toInstant(part.trim()))
  if (!startsAt || !endsAt || startsAt >= endsAt) {
    throw new FieldError('sale_price_effective_date', `"${text}" is no period`)
  }
  return { startsAt, endsAt }
}

/** Zones may come without their colon, which JavaScript asks for. */
function toInstant(text: string): string | undefined {
  const moment = new Date(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}

function toPath(text: string | null): string[] {
  return (text ?? '')
    .split('>')
    .map((name) => name.trim().slice(0, 80).trim())
    .filter(Boolean)
}

/** A number of Google's is no path. */
function pathText(text: string | null): string | null {
  return text && !/^\d+$/.test(text) ? text : null
}

function toCount(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null
}

const gramsOf: Record<string, number> = { g: 1, kg: 1_000, oz: 28.349_523, lb: 453.592_37 }

function toWeight(text: string | null): number | null {
  if (text === null) return null
  const [, amount, unit = ''] = /^(\d+(?:\.\d+)?) ?([a-z]+)$/i.exec(text) ?? []
  const grams = gramsOf[unit.toLowerCase()]
  if (amount === undefined || grams === undefined) {
    throw new FieldError('shipping_weight', `"${text}" is no weight such as 1.2 kg`)
  }
  return Math.min(1_000_000, Math.round(Number(amount) * grams))
}

function toLength(field: string, text: string | null): number | null {
  if (text === null) return null
  const [, amount, unit] = /^(\d+(?:\.\d+)?) ?(cm|in)$/i.exec(text) ?? []
  if (amount === undefined) throw new FieldError(field, `"${text}" is no length such as 20 cm`)
  const millimetres = Number(amount) * (unit?.toLowerCase() === 'in' ? 25.4 : 10)
  return Number(millimetres.toFixed(2))
}

/** `750ml` and `750 ml` are `750 ml`; units that the catalogue does not know are left out. */
function toAmount(text: string | null): string | null {
  const [, amount, unit] =
    /^(\d{1,7}(?:\.\d{1,3})?) ?(mg|g|kg|ml|cl|l|cbm|mm|cm|m|sqm|ct)$/i.exec(text ?? '') ?? []
  return amount === undefined ? null : `${amount} ${unit?.toLowerCase()}`
}
