import { isDeepStrictEqual } from 'node:util'
import {
  categoryRecordSchema,
  productRecordSchema,
} from '@floga/platform-contract/catalogue-record'
import type {
  CatalogueRecord,
  CategoryRecord,
  ProductRecord,
} from '@floga/platform-contract/catalogue-record'
import * as v from 'valibot'
import type { JsonClient } from '../calls/json-client.js'
import { isAway } from '../calls/json-client.js'
import { readPlatformList } from '../calls/read-pages.js'
import type { Report } from '../report.js'
import type { Shop } from '../shop.js'
import type { State } from '../state.js'
import { readMedusaGoods } from './medusa-goods.js'
import type { MedusaGoods, MedusaProduct } from './medusa-goods.js'
import { readSales } from './read-sales.js'
import { toCategoryRecords } from './to-category-records.js'
import { keyOf, toProductRecord } from './to-product-record.js'
import { writeRecords } from './write-records.js'

export interface SyncGoodsOptions {
  medusa: JsonClient
  platform: JsonClient
  shop: Shop
  state: State
  report: Report
  /** Pieces of a variant in Medusa, for one that is new in the shop. */
  stockOf: (variantId: string) => number
  now: Date
}

export interface GoodsCounts {
  products: number
  categories: number
  differences: number
  /** Keys of these. */
  different: string[]
}

/** Makes the goods of the shop those of Medusa. */
export async function syncGoods(options: SyncGoodsOptions): Promise<GoodsCounts> {
  const { medusa, platform, shop, report, state } = options
  const goods = await readMedusaGoods(medusa)
  const known = await readKnown(platform)
  const categories = toCategoryRecords(goods.categories, known.categories, {
    shop,
    findText: goods.findText,
  })
  const changedCategories = categories.filter(
    ({ record }) => !isDeepStrictEqual(record, known.categories.get(record.key)),
  )
  const written = await writeRecords(options, changedCategories)
  const products = toProducts(goods, known.products, options)
  const images = new Map(products.changed.flatMap((one) => [...one.images]))
  const failures = await storeImages(options, images)
  const removed = findRemoved(goods, known.products, state)
  const changed = [...products.changed, ...removed]
  const writtenProducts = await writeRecords(options, changed)
  report.replace('goods', [
    ...products.notes,
    ...failures,
    ...written.problems,
    ...writtenProducts.problems,
    ...findStrays(goods, known.products, state),
  ])
  await completeProducts(options, goods.products, known.products, writtenProducts.keys)
  return {
    products: goods.products.length,
    categories: categories.length,
    differences: written.changed + writtenProducts.changed,
    different: [...written.keys, ...writtenProducts.keys],
  }
}

interface Known {
  categories: ReadonlyMap<string, CategoryRecord>
  products: ReadonlyMap<string, ProductRecord>
}

function byKey<Item extends CatalogueRecord & { key: string }>(items: Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.key, item]))
}

async function readKnown(platform: JsonClient): Promise<Known> {
  return {
    categories: byKey(
      await readPlatformList(platform, '/catalogue/categories', categoryRecordSchema),
    ),
    products: byKey(await readPlatformList(platform, '/catalogue/products', productRecordSchema)),
  }
}

interface ChangedProduct {
  record: ProductRecord
  title: string
  images: ReadonlyMap<string, string>
}

function toProducts(
  goods: MedusaGoods,
  known: ReadonlyMap<string, ProductRecord>,
  { shop, stockOf, now }: SyncGoodsOptions,
): { changed: ChangedProduct[]; notes: string[] } {
  const sales = readSales(goods.priceLists, shop, now)
  const notes = [...sales.notes]
  const changed: ChangedProduct[] = []
  const context = {
    shop,
    findText: goods.findText,
    sales: sales.byVariant,
    categoryKeys: new Map(goods.categories.map((one) => [one.id, keyOf(one)])),
    stockOf,
  }
  let sortOrder = Math.max(0, ...[...known.values()].map((one) => one.sortOrder))
  const seen = new Set<string>()
  for (const product of goods.products) {
    const held = known.get(keyOf(product))
    // A draft that the shop never had is the merchant's own affair.
    if (!held && product.status !== 'published') continue
    if (!held) sortOrder = Math.min(1_000_000, sortOrder + 10)
    const made = toProductRecord(product, held, { ...context, sortOrder })
    if ('problem' in made) {
      notes.push(made.problem)
      continue
    }
    notes.push(...made.notes)
    if (seen.has(made.record.key)) {
      notes.push(`"${product.title}" has the same key as another product: ${made.record.key}.`)
      continue
    }
    seen.add(made.record.key)
    if (held && isSame(made.record, held)) continue
    changed.push({ record: made.record, title: product.title, images: made.images })
  }
  return { changed, notes }
}

/** Whether a record says what the shop has, as the schema reads both. */
function isSame(record: ProductRecord, held: ProductRecord): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(record)), JSON.parse(JSON.stringify(held)))
}

async function storeImages(
  { medusa, platform }: SyncGoodsOptions,
  images: ReadonlyMap<string, string>,
): Promise<string[]> {
  const failures: string[] = []
  for (const [name, address] of images) {
    try {
      const content = Buffer.from(await medusa.bytes(address)).toString('base64')
      await platform.post('/catalogue/images', { name, content })
    } catch (error) {
      if (isAway(error)) throw error
      failures.push(`Image ${address}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return failures
}

/** Products that were carried over and are gone from Medusa are no longer shown. */
function findRemoved(
  { products }: MedusaGoods,
  known: ReadonlyMap<string, ProductRecord>,
  state: State,
): { record: ProductRecord; title: string }[] {
  const ids = new Set(products.map(({ id }) => id))
  const keys = new Set(products.map(keyOf))
  return Object.entries(state.products).flatMap(([id, key]) => {
    const held = known.get(key)
    if (ids.has(id) || keys.has(key) || !held?.published) return []
    return [{ record: { ...held, published: false }, title: key }]
  })
}

function findStrays(
  { products }: MedusaGoods,
  known: ReadonlyMap<string, ProductRecord>,
  state: State,
): string[] {
  const keys = new Set([...products.map(keyOf), ...Object.values(state.products)])
  return [...known.values()]
    .filter(({ key, published }) => published && !keys.has(key))
    .map(({ key }) => `The product ${key} is in the shop alone: it stays as it is.`)
}

const profiles = v.object({ shipping_profiles: v.array(v.object({ id: v.string() })) })

/**
 * A new product keeps its key when its handle is changed. One without a shipping profile, as the
 * admin creates it unless told otherwise, could not be sent.
 */
async function completeProducts(
  { medusa, state }: SyncGoodsOptions,
  products: readonly MedusaProduct[],
  known: ReadonlyMap<string, ProductRecord>,
  written: ReadonlySet<string>,
): Promise<void> {
  let profile: { id: string } | undefined
  for (const { id, handle, metadata, shipping_profile: own } of products) {
    const key = keyOf({ handle, metadata })
    if (!known.has(key) && !written.has(key)) continue
    const isNew = state.products[id] !== key
    state.products[id] = key
    // Once alone: every change is an event, which makes it read again.
    if (metadata?.['floga_key'] === key && (own || !isNew)) continue
    const path = '/admin/shipping-profiles?fields=id&limit=1'
    profile ??= own ?? v.parse(profiles, await medusa.get(path)).shipping_profiles[0]
    await medusa.post(`/admin/products/${id}`, {
      metadata: { ...metadata, floga_key: key },
      ...(!own && profile && { shipping_profile_id: profile.id }),
    })
  }
}
