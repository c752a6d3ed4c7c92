import { absoluteUrl } from '../absolute-url.js'
import { priceText } from '../json-ld/price-text.js'
import type { FeedOptions, FeedProduct, FeedVariant, LeftOutReason } from './feed-product.js'
import { feedElement, feedId, feedNumber, feedPath, feedText } from './feed-text.js'
import { isGtin } from './is-gtin.js'
import { createVariantTitles } from './variant-title.js'

export interface GoogleMerchantOptions extends FeedOptions {
  /** Name of the shop. */
  title: string
  /** Path or full address of the shop's first page. */
  path: string
  description: string
}

/** Additional images besides the main one. */
const mostImages = 10
/** Maximum number of a product's properties in the feed. */
const mostDetails = 100

/**
 * Writes the Google Merchant Center feed as RSS 2.0, in chunks: one for each of `pages`.
 *
 * @see {@link https://support.google.com/merchants/answer/7052112}
 */
export async function* writeGoogleMerchantFeed(
  pages: AsyncIterable<readonly FeedProduct[]> | Iterable<readonly FeedProduct[]>,
  options: GoogleMerchantOptions,
): AsyncGenerator<string> {
  yield (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n' +
      feedElement('title', feedText(options.title, 150)) +
      feedElement('link', absoluteUrl(options.origin, options.path)) +
      feedElement('description', feedText(options.description, 500))
  )
  for await (const products of pages) {
    yield products.map((product) => itemsOf(product, options)).join('')
  }
  yield '</channel>\n</rss>\n'
}

function itemsOf(product: FeedProduct, options: GoogleMerchantOptions): string {
  const offered = product.variants.filter((variant) => {
    const reason = leftOut(product, variant)
    if (reason) options.onLeftOut?.(variant.sku, reason)
    return reason === undefined
  })
  if (offered.length === 0) return ''
  const listed = { ...product, variants: offered }
  const titleOf = createVariantTitles(listed, 150)
  return offered
    .map((variant) => `<item>\n${itemOf(listed, variant, titleOf(variant), options)}</item>\n`)
    .join('')
}

function leftOut(product: FeedProduct, variant: FeedVariant): LeftOutReason | undefined {
  if (variant.payableMinor <= 0) return 'no-price'
  return variant.image || product.images.length > 0 ? undefined : 'no-image'
}

function itemOf(
  product: FeedProduct,
  variant: FeedVariant,
  title: string,
  options: GoogleMerchantOptions,
): string {
  const { origin } = options
  const brand = feedText(product.brand ?? '', 70)
  const [master] = product.variants
  return [
    feedElement('g:id', feedId(variant.sku)),
    feedElement('g:title', title),
    feedElement('g:description', feedText(product.text || product.name, 5_000)),
    feedElement('g:link', absoluteUrl(origin, variant.path)),
    imageElements(product, variant, origin),
    availabilityElements(variant),
    priceElements(variant, options.currency),
    feedElement('g:google_product_category', feedText(product.googleCategory ?? '', 750)),
    feedElement('g:product_type', feedPath(product.categoryPath, 750)),
    feedElement('g:brand', brand),
    identifierElements(variant, brand, options.skusAreMpns ?? false),
    feedElement('g:condition', 'new'),
    product.variants.length > 1 && master ? feedElement('g:item_group_id', feedId(master.sku)) : '',
    optionElements(product, variant),
    shippingElements(product, variant, options.currency),
  ].join('')
}

function imageElements(product: FeedProduct, variant: FeedVariant, origin: string): string {
  const main = variant.image ?? product.images[0]
  const others = product.images.filter(({ path }) => path !== main?.path).slice(0, mostImages)
  return (
    feedElement('g:image_link', main && absoluteUrl(origin, main.path)) +
    others
      .map(({ path }) => feedElement('g:additional_image_link', absoluteUrl(origin, path)))
      .join('')
  )
}

const availabilities = {
  'in-stock': 'in_stock',
  backorder: 'backorder',
  'out-of-stock': 'out_of_stock',
} as const

function availabilityElements({ availability, dispatchBy }: FeedVariant): string {
  const date = availability === 'backorder' && dispatchBy ? minuteOf(dispatchBy) : ''
  return (
    feedElement('g:availability', availabilities[availability]) +
    feedElement('g:availability_date', date)
  )
}

function priceElements(variant: FeedVariant, currency: string): string {
  const price = (amountMinor: number) => `${priceText({ amountMinor, currency })} ${currency}`
  const { priceMinor, payableMinor, salePeriod, unitPricing } = variant
  const isReduced = payableMinor < priceMinor
  return [
    feedElement('g:price', price(isReduced ? priceMinor : payableMinor)),
    isReduced ? feedElement('g:sale_price', price(payableMinor)) : '',
    isReduced && salePeriod
      ? feedElement(
          'g:sale_price_effective_date',
          `${minuteOf(salePeriod.startsAt)}/${minuteOf(salePeriod.endsAt)}`,
        )
      : '',
    feedElement('g:unit_pricing_measure', unitPricing?.measure.replace(' ', '')),
    feedElement('g:unit_pricing_base_measure', unitPricing?.base.replace(' ', '')),
  ].join('')
}

/** Without GTIN and part number an item has to declare that it has neither. */
function identifierElements({ barcode, sku }: FeedVariant, brand: string, skusAreMpns: boolean) {
  const gtin = barcode && isGtin(barcode) ? barcode : ''
  const mpn = skusAreMpns && brand ? feedText(sku, 70) : ''
  return (
    feedElement('g:gtin', gtin) +
    feedElement('g:mpn', mpn) +
    (gtin || mpn ? '' : feedElement('g:identifier_exists', 'no'))
  )
}

/**
 * Elements that may distinguish the items of a group, besides colour: the first free one is taken.
 */
const distinguishing = ['size', 'pattern', 'material'] as const

/** Labels of the other options by which variants differ, in elements that Google compares. */
function distinguishingElements(product: FeedProduct, variant: FeedVariant): string {
  const free = distinguishing.filter((name) => variant.options.every(({ kind }) => kind !== name))
  return variant.options
    .filter(({ kind }) => kind === 'other')
    .filter(({ name, label }) =>
      product.variants.some(({ options }) =>
        options.some((other) => other.name === name && other.label !== label),
      ),
    )
    .slice(0, free.length)
    .map(({ label }, place) => feedElement(`g:${free[place]}`, feedText(label, 100)))
    .join('')
}

/**
 * Colour and size have elements of their own, others are details: first the options that
 * distinguish variants.
 */
function optionElements(product: FeedProduct, variant: FeedVariant): string {
  const color = variant.options.find(({ kind }) => kind === 'color')
  const size = variant.options.find(({ kind }) => kind === 'size')
  const details = [
    ...variant.options
      .filter((option) => option !== color && option !== size)
      .map(({ name, label }) => ({ name, value: label })),
    ...(product.properties ?? []),
  ]
    .map(({ name, value }) => ({ name: feedText(name, 140), value: feedText(value, 1_000) }))
    .filter(({ name, value }) => name && value)
    // A variant's own value overrides the product's value of the same name.
    .filter(({ name }, place, all) => all.findIndex((detail) => detail.name === name) === place)
    .slice(0, mostDetails)
  return (
    feedElement('g:color', color && feedText(color.label, 100)) +
    feedElement('g:size', size && feedText(size.label, 100)) +
    distinguishingElements(product, variant) +
    details
      .map(
        ({ name, value }) =>
          '<g:product_detail>' +
          `${feedElement('g:attribute_name', name)}${feedElement('g:attribute_value', value)}`.replaceAll(
            '\n',
            '',
          ) +
          '</g:product_detail>\n',
      )
      .join('')
  )
}

function shippingElements(product: FeedProduct, variant: FeedVariant, currency: string): string {
  const { weightGrams, lengthMm, widthMm, heightMm } = variant
  const costs = (variant.shipping ?? []).map(({ country, service, costMinor }) =>
    [
      '<g:shipping>',
      feedElement('g:country', country),
      feedElement('g:service', feedText(service, 100)),
      feedElement('g:price', `${priceText({ amountMinor: costMinor, currency })} ${currency}`),
      '</g:shipping>',
    ]
      .join('')
      .replaceAll('\n', ''),
  )
  return [
    ...costs.map((cost) => `${cost}\n`),
    product.dangerousGoods ? feedElement('g:shipping_label', 'dangerous-goods') : '',
    feedElement('g:shipping_weight', weightGrams ? `${weightGrams} g` : ''),
    feedElement('g:shipping_length', centimetres(lengthMm)),
    feedElement('g:shipping_width', centimetres(widthMm)),
    feedElement('g:shipping_height', centimetres(heightMm)),
  ].join('')
}

function centimetres(valueMm: number | null | undefined): string {
  return valueMm ? `${feedNumber(valueMm / 10, 2)} cm` : ''
}

/** A time to the minute, in UTC: `2026-11-01T00:00Z`. */
function minuteOf(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 16)}Z`
}
