import type { ProductRecord } from '@floga/platform-contract/catalogue-record'
import { toMinor } from '../shop.js'
import type { Shop } from '../shop.js'
import { toImageFile } from './image-names.js'
import type { FindText, MedusaProduct, MedusaVariant } from './medusa-goods.js'
import { isPlainPrice } from './read-sales.js'
import type { Sale } from './read-sales.js'
import { toKey, toSlug } from './to-key.js'
import { toDescription } from './to-description.js'
import { isWithoutOptions, toOptions } from './to-options.js'

export interface RecordContext {
  shop: Shop
  findText: FindText
  sales: ReadonlyMap<string, Sale>
  /** Id of a category of Medusa → its key in the shop. */
  categoryKeys: ReadonlyMap<string, string>
  /** Pieces of a variant that is new in the shop. */
  stockOf: (variantId: string) => number
  /** Place of a product that is new in the shop. */
  sortOrder: number
}

export type ToProductRecord =
  | {
      record: ProductRecord
      /** Images that have to be stored first: name → address. */
      images: ReadonlyMap<string, string>
      /** What was not carried over. */
      notes: string[]
    }
  | { problem: string }

/** Key of a product or category in the shop. */
export function keyOf({
  handle,
  metadata,
}: {
  handle: string
  metadata: Record<string, unknown> | null
}): string {
  const own = metadata?.['floga_key']
  return typeof own === 'string' && own !== '' ? own : toKey(handle)
}

/**
 * A product of Medusa as a record of the shop. What Medusa does not have, such as properties and
 * documents, stays as the shop has it.
 *
 * @param known The record that the shop has.
 */
export function toProductRecord(
  product: MedusaProduct,
  known: ProductRecord | undefined,
  context: RecordContext,
): ToProductRecord {
  const { shop, categoryKeys } = context
  const name = `"${product.title}"`
  const key = keyOf(product)
  if (key === '') return { problem: `${name} needs a handle with Latin letters.` }
  const variants = sortVariants(product, known)
  if (variants.length === 0) return { problem: `${name} has no variant.` }
  if (variants.some(({ sku }) => !sku?.trim())) {
    return { problem: `${name} has a variant without an SKU: the shop knows variants by it.` }
  }
  const notes: string[] = []
  const options = toOptions(product, known, context)
  if ('problem' in options) return { problem: `${name}: ${options.problem}` }
  const toVariant = (variant: MedusaVariant): ProductRecord['variants'][number] | string => {
    const sku = variant.sku!.trim()
    const held = known?.variants.find((one) => one.sku === sku)
    const plain = variant.prices.filter((price) => isPlainPrice(price, shop.currency))
    const [price] = plain
    if (!price) return `${name}: ${sku} has no price in ${shop.currency}.`
    if (plain.length < variant.prices.length) {
      notes.push(`${name}: ${sku} has prices for a region, a currency or a quantity.`)
    }
    const priceMinor = toMinor(price.amount, shop)
    const sale = context.sales.get(variant.id)
    const isSale = sale !== undefined && sale.salePriceMinor < priceMinor
    if (sale && !isSale) notes.push(`${name}: the sale price of ${sku} is not below its price.`)
    const isSameSale = isSale && held?.salePriceMinor === sale.salePriceMinor
    return withoutUndefined({
      sku,
      image: held?.image,
      options: options.chosen(variant),
      priceMinor,
      ...(isSale && sale),
      lowestPrice30DaysMinor: isSameSale ? held?.lowestPrice30DaysMinor : undefined,
      stock: held?.stock ?? context.stockOf(variant.id),
      backorderable: variant.allow_backorder,
      widthMm: measure(variant.width ?? product.width, held?.widthMm),
      lengthMm: measure(variant.length ?? product.length, held?.lengthMm),
      heightMm: measure(variant.height ?? product.height, held?.heightMm),
      weightGrams: measure(variant.weight ?? product.weight, held?.weightGrams),
      barcode: variant.barcode || variant.ean || undefined,
      unitPricing: held?.unitPricing,
    })
  }
  const made = variants.map(toVariant)
  const problem = made.find((one) => typeof one === 'string')
  if (problem !== undefined) return { problem }
  const images = toImages(product, known, context)
  const categories = (product.categories ?? []).flatMap(({ id }) => categoryKeys.get(id) ?? [])
  const kept = known?.categories.filter((one) => categories.includes(one)) ?? []
  return {
    record: {
      ...(known ?? {
        type: 'product' as const,
        key,
        kind: 'product',
        sortOrder: context.sortOrder,
        properties: [],
        related: [],
        dangerousGoods: false,
        documents: [],
      }),
      categories: [...kept, ...categories.filter((one) => !kept.includes(one))],
      published: product.status === 'published',
      translations: Object.fromEntries(
        shop.locales.map((locale) => [locale, toTexts(product, known, locale, context)]),
      ),
      options: isWithoutOptions(product) ? [] : options.options,
      variants: made.filter((one) => typeof one !== 'string'),
      images: images.images,
    },
    images: images.wanted,
    notes,
  }
}

function toTexts(
  product: MedusaProduct,
  known: ProductRecord | undefined,
  locale: string,
  { shop, findText }: RecordContext,
): ProductRecord['translations'][string] {
  const held = known?.translations[locale]
  const code = shop.localeCodes[locale] ?? locale
  const isDefault = locale === shop.defaultLocale
  const translated = (field: string, base: string | null | undefined, shown?: string) => {
    const plain = base?.trim() || undefined
    return findText(product.id, code, field) ?? (isDefault ? plain : plain && (shown ?? plain))
  }
  const base = known?.translations[shop.defaultLocale]?.name
  const name = translated('title', product.title, held?.name) ?? product.title
  const description = translated('description', product.description, held?.description)
  return withoutUndefined({
    ...held,
    name: name.slice(0, 160),
    slug: toSlug(name, product.handle, held, isDefault ? undefined : base),
    excerpt: translated('subtitle', product.subtitle, held?.excerpt)?.slice(0, 200),
    description: description === undefined ? undefined : toDescription(description),
  })
}

function toImages(
  product: MedusaProduct,
  known: ProductRecord | undefined,
  { shop, findText }: RecordContext,
): { images: ProductRecord['images']; wanted: ReadonlyMap<string, string> } {
  const wanted = new Map<string, string>()
  const ordered = (product.images ?? []).toSorted(
    (one, other) => (one.rank ?? 0) - (other.rank ?? 0),
  )
  const images = ordered.map(({ url }) => {
    const { file, isNew } = toImageFile(url, shop.tenant)
    const held = known?.images.find((one) => one.file === file)
    if (isNew && !held) wanted.set(file, url)
    const alt = shop.locales.map((locale) => {
      const code = shop.localeCodes[locale] ?? locale
      return [locale, (findText(product.id, code, 'title') ?? product.title).slice(0, 200)]
    })
    return held ?? { file, alt: Object.fromEntries(alt) as Record<string, string> }
  })
  return { images, wanted }
}

/** In the merchant's order; those that have none, as the shop has them. */
function sortVariants(product: MedusaProduct, known: ProductRecord | undefined): MedusaVariant[] {
  const placeOf = ({ sku }: MedusaVariant) => {
    const place = known?.variants.findIndex((one) => one.sku === sku) ?? -1
    return place === -1 ? Number.MAX_SAFE_INTEGER : place
  }
  return (product.variants ?? []).toSorted(
    (one, other) =>
      (one.variant_rank ?? 0) - (other.variant_rank ?? 0) ||
      placeOf(one) - placeOf(other) ||
      one.created_at.localeCompare(other.created_at),
  )
}

/** Medusa has whole and broken numbers; zero and nothing are the same to it. */
function measure(given: number | null | undefined, held: number | undefined): number | undefined {
  if (given == null) return undefined
  return given === 0 && held === undefined ? undefined : given
}

function withoutUndefined<Given extends object>(given: Given): Given {
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Given
}
