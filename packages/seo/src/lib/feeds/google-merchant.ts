import { absoluteUrl } from '../absolute-url.js'
import { priceText } from '../json-ld/price-text.js'
import type { FeedOptions, FeedProduct, FeedVariant, LeftOutReason } from './feed-product.js'
import { feedElement, feedId, feedNumber, feedPath, feedText } from './feed-text.js'
import { isGtin } from './is-gtin.js'
import { createVariantTitles } from './variant-title.js'

/** Options of {@link writeGoogleMerchantFeed}. */
export interface GoogleMerchantOptions extends FeedOptions {
  /** Name of the shop. */
  title: string
  /** Path or full address of the shop's first page. */
  path: string
  description: string
}

/** Images beside the main one. */
const mostImages = 10
/** Properties of a product that are told. */
const mostDetails = 100

/**
 * Writes the shop's products for Google Merchant Center as RSS 2.0, in parts: one for each that `pages` gives.
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

/** Without GTIN and part number an item has to say that it has neither. */
function identifierElements({ barcode, sku }: FeedVariant, brand: string, skusAreMpns: boolean) {
  const gtin = barcode && isGtin(barcode) ? barcode : ''
  const mpn = skusAreMpns && brand ? feedText(sku, 70) : ''
  return (
    feedElement('g:gtin', gtin) +
    feedElement('g:mpn', mpn) +
    (gtin || mpn ? '' : feedElement('g:identifier_exists', 'no'))
  )
}

/** Colour and size have elements of their own, all else is a detail: first what variants differ in. */
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
    // A variant's own value says more than what is told of all of them under the same name.
    .filter(({ name }, place, all) => all.findIndex((detail) => detail.name === name) === place)
    .slice(0, mostDetails)
  return (
    feedElement('g:color', color && feedText(color.label, 100)) +
    feedElement('g:size', size && feedText(size.label, 100)) +
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

/** A moment to the minute, in UTC: `2026-11-01T00:00Z`. */
function minuteOf(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 16)}Z`
}
