import {
  categoryRecordSchema,
  productRecordSchema,
} from '@floga/platform-contract/catalogue-record'
import type { CategoryRecord, ProductRecord } from '@floga/platform-contract/catalogue-record'
import * as v from 'valibot'
import type { JsonClient } from '../calls/json-client.js'
import { readPlatformList } from '../calls/read-pages.js'
import { readMedusaGoods } from '../goods/medusa-goods.js'
import { keyOf } from '../goods/to-product-record.js'
import type { Shop } from '../shop.js'
import { readVariantStocks } from '../stock/variant-stocks.js'
import { fillTranslations } from './fill-translations.js'
import type { MedusaShop } from './set-up-shop.js'
import { toMedusaProduct } from './to-medusa-product.js'

export interface FillGoodsOptions {
  medusa: JsonClient
  platform: JsonClient
  shop: Shop
  medusaShop: MedusaShop
  /** Where Medusa's admin loads the images of the shop from. */
  imagesUrl: string
  /** Pieces by SKU that orders have taken and that were not sent yet. */
  takenOf: (sku: string) => number
  say: (text: string) => void
}

/** Products of one call. */
const batchSize = 20

/**
 * Writes the shop's goods into Medusa: what is not there yet, so that it can be begun again where
 * it was interrupted.
 */
export async function fillGoods(options: FillGoodsOptions): Promise<{ products: number }> {
  const { medusa, platform, shop, say } = options
  const categories = await readPlatformList(platform, '/catalogue/categories', categoryRecordSchema)
  const products = await readPlatformList(platform, '/catalogue/products', productRecordSchema)
  const before = await readMedusaGoods(medusa)
  const categoryIds = new Map(before.categories.map((one) => [keyOf(one), one.id]))
  await fillCategories(options, categories, categoryIds)
  say(`Categories: ${categories.length}`)

  const present = new Set(before.products.map(keyOf))
  const missing = products.filter(({ key }) => !present.has(key))
  for (let start = 0; start < missing.length; start += batchSize) {
    const batch = missing.slice(start, start + batchSize)
    await medusa.post('/admin/products/batch', {
      create: batch.map((product) => toMedusaProduct(product, { ...options, categoryIds })),
    })
    const done = start + batch.length
    if (done % 100 === 0 || done === missing.length) {
      say(`Products: ${done} of ${missing.length}`)
    }
  }
  await fillStock(options, products)
  const goods = await readMedusaGoods(medusa)
  const translated = await fillTranslations(medusa, { shop, goods, categories, products })
  say(`Texts in other languages: ${translated}`)
  await fillSales(medusa, { shop, products, listTitles: goods.priceLists.map((one) => one.title) })
  return { products: missing.length }
}

async function fillCategories(
  { medusa, shop }: FillGoodsOptions,
  categories: readonly CategoryRecord[],
  ids: Map<string, string>,
): Promise<void> {
  const answer = v.object({ product_category: v.object({ id: v.string() }) })
  const ranks = new Map<string, number>()
  const sorted = categories.toSorted((one, other) => one.sortOrder - other.sortOrder)
  // The shop lists those above first; their neighbours are created in the merchant's order.
  const depthOf = ({ parent }: CategoryRecord): number => {
    const above = categories.find(({ key }) => key === parent)
    return above ? 1 + depthOf(above) : 0
  }
  for (const category of sorted.toSorted((one, other) => depthOf(one) - depthOf(other))) {
    const parent = category.parent ?? ''
    const rank = ranks.get(parent) ?? 0
    ranks.set(parent, rank + 1)
    if (ids.has(category.key)) continue
    const { product_category: created } = v.parse(
      answer,
      await medusa.post('/admin/product-categories', {
        name: category.translations[shop.defaultLocale]?.name ?? category.key,
        handle: category.key,
        is_active: true,
        rank,
        parent_category_id: ids.get(parent) ?? null,
        metadata: { floga_key: category.key },
      }),
    )
    ids.set(category.key, created.id)
  }
}

/** Medusa counts what lies in the store, with what orders have taken of it. */
async function fillStock(
  { medusa, medusaShop, takenOf, say }: FillGoodsOptions,
  products: readonly ProductRecord[],
): Promise<void> {
  const stock = new Map(
    products.flatMap(({ variants }) => variants.map((one) => [one.sku, one.stock] as const)),
  )
  const variants = await readVariantStocks(medusa)
  const missing = variants.flatMap(({ sku, itemIds, hasLevel }) => {
    const pieces = stock.get(sku)
    const [itemId] = itemIds
    if (hasLevel || pieces === undefined || itemId === undefined) return []
    return [
      {
        inventory_item_id: itemId,
        location_id: medusaShop.locationId,
        stocked_quantity: pieces + takenOf(sku),
      },
    ]
  })
  for (let start = 0; start < missing.length; start += 200) {
    await medusa.post('/admin/inventory-items/location-levels/batch', {
      create: missing.slice(start, start + 200),
    })
  }
  say(`Stock: ${missing.length} variants`)
}

async function fillSales(
  medusa: JsonClient,
  {
    shop,
    products,
    listTitles,
  }: { shop: Shop; products: readonly ProductRecord[]; listTitles: readonly string[] },
): Promise<void> {
  const ids = new Map((await readVariantStocks(medusa)).map(({ sku, id }) => [sku, id]))
  const lists = new Map<string, { starts_at?: string; ends_at?: string; prices: object[] }>()
  for (const variant of products.flatMap((product) => product.variants)) {
    const variantId = ids.get(variant.sku)
    if (variant.salePriceMinor === undefined || variantId === undefined) continue
    const { startsAt, endsAt } = variant.salePeriod ?? {}
    const title =
      startsAt && endsAt ? `Sale ${startsAt.slice(0, 10)} – ${endsAt.slice(0, 10)}` : 'Sale'
    const list = lists.get(title) ?? {
      ...(startsAt && { starts_at: startsAt }),
      ...(endsAt && { ends_at: endsAt }),
      prices: [],
    }
    lists.set(title, list)
    list.prices.push({
      variant_id: variantId,
      currency_code: shop.currency.toLowerCase(),
      amount: variant.salePriceMinor / shop.minorFactor,
    })
  }
  for (const [title, list] of lists) {
    if (listTitles.includes(title)) continue
    await medusa.post('/admin/price-lists', {
      title,
      description: 'Sale prices of the shop',
      type: 'sale',
      status: 'active',
      ...list,
    })
  }
}
