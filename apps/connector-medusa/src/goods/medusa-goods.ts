import * as v from 'valibot'
import type { JsonClient } from '../calls/json-client.js'
import { readMedusaList } from '../calls/read-pages.js'

/** Medusa writes amounts and measures as numbers or as texts. */
const number = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number())
const optionalText = v.nullish(v.string())
const rules = v.optional(v.record(v.string(), v.unknown()), {})
const metadata = v.optional(v.nullable(v.record(v.string(), v.unknown())), null)

const price = v.object({
  amount: number,
  currency_code: v.string(),
  min_quantity: v.nullish(number),
  max_quantity: v.nullish(number),
  rules,
  price_rules: v.optional(v.nullable(v.array(v.unknown())), []),
})

const variant = v.object({
  id: v.string(),
  title: optionalText,
  sku: optionalText,
  barcode: optionalText,
  ean: optionalText,
  allow_backorder: v.optional(v.boolean(), false),
  manage_inventory: v.optional(v.boolean(), true),
  variant_rank: v.nullish(v.number()),
  weight: v.nullish(number),
  length: v.nullish(number),
  height: v.nullish(number),
  width: v.nullish(number),
  created_at: v.string(),
  prices: v.optional(v.array(price), []),
  options: v.optional(
    v.nullable(v.array(v.object({ value: v.string(), option_id: v.optional(v.string()) }))),
    [],
  ),
})

const product = v.object({
  id: v.string(),
  title: v.string(),
  subtitle: optionalText,
  handle: v.string(),
  description: optionalText,
  status: v.string(),
  metadata,
  weight: v.nullish(number),
  length: v.nullish(number),
  height: v.nullish(number),
  width: v.nullish(number),
  categories: v.optional(v.nullable(v.array(v.object({ id: v.string() }))), []),
  shipping_profile: v.nullish(v.object({ id: v.string() })),
  options: v.optional(
    v.nullable(
      v.array(
        v.object({
          id: v.string(),
          title: v.string(),
          values: v.optional(v.array(v.object({ id: v.string(), value: v.string() })), []),
        }),
      ),
    ),
    [],
  ),
  variants: v.optional(v.nullable(v.array(variant)), []),
  images: v.optional(
    v.nullable(v.array(v.object({ url: v.string(), rank: v.nullish(v.number()) }))),
    [],
  ),
})

const category = v.object({
  id: v.string(),
  name: v.string(),
  handle: v.string(),
  description: optionalText,
  rank: v.nullish(v.number()),
  is_active: v.optional(v.boolean(), true),
  is_internal: v.optional(v.boolean(), false),
  parent_category_id: optionalText,
  metadata,
})

const priceList = v.object({
  id: v.string(),
  title: v.string(),
  type: v.string(),
  status: v.string(),
  starts_at: optionalText,
  ends_at: optionalText,
  price_list_rules: v.optional(v.nullable(v.array(v.unknown())), []),
  prices: v.optional(
    v.array(
      v.object({
        ...price.entries,
        variant_id: optionalText,
        price_set: v.nullish(v.object({ variant: v.nullish(v.object({ id: v.string() })) })),
      }),
    ),
    [],
  ),
})

const translation = v.object({
  reference_id: v.string(),
  locale_code: v.string(),
  translations: v.record(v.string(), v.unknown()),
})

export type MedusaProduct = v.InferOutput<typeof product>
export type MedusaVariant = v.InferOutput<typeof variant>
export type MedusaPrice = v.InferOutput<typeof price>
export type MedusaCategory = v.InferOutput<typeof category>
export type MedusaPriceList = v.InferOutput<typeof priceList>

/** Text of an object in a language of Medusa, such as (`prod_1`, `en-US`, `title`). */
export type FindText = (id: string, localeCode: string, field: string) => string | undefined

/** Everything of Medusa that a shop shows. */
export interface MedusaGoods {
  categories: MedusaCategory[]
  products: MedusaProduct[]
  priceLists: MedusaPriceList[]
  findText: FindText
}

const productFields = [
  'id,title,subtitle,handle,description,status,metadata,weight,length,height,width',
  '*categories,*shipping_profile,*options,*options.values,*images,*variants,*variants.options,*variants.prices',
].join()

/** Reads all goods. */
export async function readMedusaGoods(medusa: JsonClient): Promise<MedusaGoods> {
  const categories = await readMedusaList(
    medusa,
    '/admin/product-categories?fields=id,name,handle,description,rank,is_active,is_internal,parent_category_id,metadata',
    { list: 'product_categories', item: category, size: 500 },
  )
  const products = await readMedusaList(
    medusa,
    `/admin/products?order=created_at&fields=${productFields}`,
    { list: 'products', item: product },
  )
  const priceLists = await readMedusaList(
    medusa,
    '/admin/price-lists?fields=id,title,type,status,starts_at,ends_at,*price_list_rules,*prices,*prices.price_rules,prices.price_set.variant.id',
    { list: 'price_lists', item: priceList, size: 20 },
  )
  const texts = new Map<string, Record<string, unknown>>()
  const translations = await readMedusaList(
    medusa,
    '/admin/translations?fields=reference_id,locale_code,translations',
    { list: 'translations', item: translation, size: 500 },
  )
  for (const one of translations) {
    texts.set(`${one.reference_id} ${one.locale_code}`, one.translations)
  }
  return {
    categories,
    products,
    priceLists,
    findText(id, localeCode, field) {
      const text = texts.get(`${id} ${localeCode}`)?.[field]
      return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined
    },
  }
}
