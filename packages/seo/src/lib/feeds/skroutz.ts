import { absoluteUrl } from '../absolute-url.js'
import { priceText } from '../json-ld/price-text.js'
import type {
  FeedImage,
  FeedOptions,
  FeedProduct,
  FeedVariant,
  LeftOutReason,
} from './feed-product.js'
import { feedElement, feedId, feedNumber, feedPath, feedText } from './feed-text.js'
import { isGtin } from './is-gtin.js'
import { createVariantTitles } from './variant-title.js'

export interface SkroutzOptions extends FeedOptions {
  /** When it is written, in ISO 8601. */
  createdAt: string
  /** IANA time zone of `created_at`. */
  timeZone: string
  /** Language of the availability phrases: Greek for `el`, else English. */
  locale: string
}

/** Pixels that an image has at least on one side. */
const leastPixels = 1_000
/** Additional images besides the main one. */
const mostImages = 15
const mostQuantity = 9_999_999

/**
 * Writes the Skroutz feed in chunks, one for each of `pages`. Sizes of a product are variations of
 * one entry; other options make separate entries. Items that cannot be ordered are omitted.
 *
 * @see {@link https://developer.skroutz.gr/feedspec}
 */
export async function* writeSkroutzFeed(
  pages: AsyncIterable<readonly FeedProduct[]> | Iterable<readonly FeedProduct[]>,
  options: SkroutzOptions,
): AsyncGenerator<string> {
  yield (
    '<?xml version="1.0" encoding="UTF-8"?>\n<mywebstore>\n' +
      feedElement('created_at', clockText(options)) +
      '<products>\n'
  )
  for await (const products of pages) {
    yield products.map((product) => entriesOf(product, options)).join('')
  }
  yield '</products>\n</mywebstore>\n'
}

function entriesOf(product: FeedProduct, options: SkroutzOptions): string {
  const offered = product.variants.filter((variant) => {
    const reason = leftOut(product, variant)
    if (reason) options.onLeftOut?.(variant.sku, reason)
    return reason === undefined
  })
  if (offered.length === 0) return ''
  return groupBySize({ ...product, variants: offered })
    .map((variants) => `<product>\n${entryOf(product, variants, options)}</product>\n`)
    .join('')
}

function leftOut(product: FeedProduct, variant: FeedVariant): LeftOutReason | undefined {
  if (variant.availability === 'out-of-stock') return 'not-available'
  if (variant.payableMinor <= 0) return 'no-price'
  if (product.categoryPath.length === 0) return 'no-category'
  const images = imagesOf(product, variant)
  if (images.length === 0) return 'no-image'
  return images.some(isLarge) ? undefined : 'small-image'
}

/** Groups variants that differ only in size. */
function groupBySize(product: FeedProduct): [FeedVariant, ...FeedVariant[]][] {
  const groups = new Map<string, [FeedVariant, ...FeedVariant[]]>()
  for (const variant of product.variants) {
    const hasSize = variant.options.some(({ kind }) => kind === 'size')
    const others = variant.options.filter(({ kind }) => kind !== 'size').map(({ label }) => label)
    const key = hasSize ? JSON.stringify(others) : `one ${variant.sku}`
    const held = groups.get(key)
    if (held) held.push(variant)
    else groups.set(key, [variant])
  }
  return [...groups.values()]
}

function entryOf(
  product: FeedProduct,
  variants: readonly [FeedVariant, ...FeedVariant[]],
  options: SkroutzOptions,
): string {
  const { origin } = options
  const [first] = variants
  const [main, ...others] = imagesOf(product, first).filter(isLarge)
  const isSized = first.options.some(({ kind }) => kind === 'size')
  const withoutSize = variants.map((variant) => ({
    ...variant,
    options: variant.options.filter(({ kind }) => kind !== 'size'),
  }))
  const named = withoutSize[0] ?? first
  const cheapest = variants.reduce((best, variant) =>
    variant.payableMinor < best.payableMinor ? variant : best,
  )
  const soonest = variants.find(({ availability }) => availability === 'in-stock') ?? first
  const color = first.options.find(({ kind }) => kind === 'color')
  const size = variants.flatMap((variant) => sizeOf(variant) || [])
  return [
    feedElement('id', feedId(first.sku)),
    feedElement('name', createVariantTitles({ ...product, variants: [named] }, 300)(named)),
    feedElement('link', absoluteUrl(origin, first.path)),
    feedElement('image', main && absoluteUrl(origin, main.path)),
    others
      .slice(0, mostImages)
      .map(({ path }) => feedElement('additional_imageurl', absoluteUrl(origin, path)))
      .join(''),
    feedElement('category', feedPath(product.categoryPath, 250)),
    feedElement('price_with_vat', price(cheapest, options)),
    feedElement('vat', product.taxRate.toFixed(2)),
    feedElement('availability', availabilityPhrase(soonest, options.locale)),
    feedElement('manufacturer', feedText(product.brand ?? '', 200) || 'OEM'),
    identifierElements(first, product, options),
    feedElement('size', isSized ? size.join(', ') : ''),
    feedElement('weight', first.weightGrams ? feedNumber(first.weightGrams, 0) : ''),
    feedElement('color', color && feedText(color.label, 100)),
    feedElement('description', feedText(product.text || product.name, 10_000)),
    `<quantity>${quantityOf(variants)}</quantity>\n`,
    isSized ? variationElements(variants, options) : '',
  ].join('')
}

function variationElements(variants: readonly FeedVariant[], options: SkroutzOptions): string {
  const elements = variants.map((variant) =>
    [
      '<variation>\n',
      feedElement('variationid', feedId(variant.sku)),
      feedElement('link', absoluteUrl(options.origin, variant.path)),
      feedElement('availability', availabilityPhrase(variant, options.locale)),
      variant.barcode && isGtin(variant.barcode) ? feedElement('ean', variant.barcode) : '',
      feedElement('size', sizeOf(variant)),
      `<quantity>${quantityOf([variant])}</quantity>\n`,
      feedElement('price_with_vat', price(variant, options)),
      '</variation>\n',
    ].join(''),
  )
  return `<variations>\n${elements.join('')}</variations>\n`
}

function identifierElements(
  { sku, barcode }: FeedVariant,
  { brand }: FeedProduct,
  { skusAreMpns }: SkroutzOptions,
): string {
  const ean = barcode && isGtin(barcode) ? barcode : ''
  // Skroutz requires one of both: without an EAN it is the SKU, as part number.
  const isMpn = (skusAreMpns && brand) || ean === ''
  return feedElement('mpn', isMpn ? feedText(sku, 80) : '') + feedElement('ean', ean)
}

function price({ payableMinor }: FeedVariant, { currency }: SkroutzOptions): string {
  return priceText({ amountMinor: payableMinor, currency })
}

function sizeOf({ options }: FeedVariant): string {
  const size = options.find(({ kind }) => kind === 'size')
  // Sizes are separated by commas.
  return size ? feedText(size.label.replaceAll(',', '.'), 100) : ''
}

/** An item ordered from the maker has no limit, so its quantity is one. */
function quantityOf(variants: readonly FeedVariant[]): number {
  const pieces = variants.reduce(
    (total, { stock, availability }) => total + (availability === 'backorder' ? 1 : stock),
    0,
  )
  return Math.min(mostQuantity, Math.max(0, pieces))
}

function imagesOf(product: FeedProduct, { image }: FeedVariant): FeedImage[] {
  const others = product.images.filter(({ path }) => path !== image?.path)
  return image ? [image, ...others] : others
}

function isLarge({ width, height }: FeedImage): boolean {
  return Math.max(width, height) >= leastPixels
}

/** As Skroutz wants them, in the languages that it reads. */
const english = {
  store: 'Available in store / Delivery 1 to 3 days',
  soon: 'Delivery 1 to 3 days',
  later: 'Delivery 4 to 10 days',
  month: 'Delivery up to 30 days',
}

const phrases: Readonly<Record<string, typeof english>> = {
  en: english,
  el: {
    store: 'Διαθέσιμο στο κατάστημα / Παράδοση 1 έως 3 ημέρες',
    soon: 'Παράδοση 1 έως 3 ημέρες',
    later: 'Παράδοση 4 έως 10 ημέρες',
    month: 'Παράδοση έως 30 ημέρες',
  },
}

/**
 * Returns Skroutz's phrase for the working days until dispatch; items in stock that leave today are
 * available in store.
 */
function availabilityPhrase({ availability, dispatchDays }: FeedVariant, locale: string): string {
  const texts = phrases[locale] ?? english
  const days = dispatchDays?.max
  if (availability === 'in-stock') {
    if (days === undefined || days > 3)
      return days === undefined || days <= 10 ? texts.later : texts.month
    return days === 0 ? texts.store : texts.soon
  }
  return days !== undefined && days <= 10 ? texts.later : texts.month
}

/** `2026-11-21 09:30` by the shop's clocks. */
function clockText({ createdAt, timeZone }: SkroutzOptions): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return format.format(new Date(createdAt)).replace('\u00a0', ' ')
}
