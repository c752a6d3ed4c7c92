import type { Transaction } from '../../../foundation/database/database.js'
import type { StoredImage } from '../import/image-metadata.js'
import type {
  BrandNode,
  CatalogueSnapshot,
  CategoryNode,
  OptionLabels,
  PromotionNode,
  SlugEntry,
  Translations,
  LocalizedText,
} from './catalogue-snapshot.js'
import { listSynonyms } from '../synonyms/save-synonyms.js'
import { createSynonymTable } from '../synonyms/synonym-table.js'
import { loadIndex } from './load-index.js'

/**
 * Loads a tenant's catalogue into memory with eight statements, whatever its size. The search index
 * is loaded on the first search.
 */
export async function loadSnapshot(
  sql: Transaction,
  known: Pick<CatalogueSnapshot, 'tenant' | 'version' | 'engine'>,
): Promise<CatalogueSnapshot> {
  const categories = await loadCategories(sql)
  const brands = await loadBrands(sql)
  const products = await loadIndex(sql, categories)
  for (const product of products.values()) {
    for (const id of product.categoryPath) {
      const category = categories.get(id)
      if (category) category.productsCount += 1
    }
    const brand = product.brandId === null ? undefined : brands.get(product.brandId)
    if (brand) brand.productsCount += 1
  }
  return {
    ...known,
    categories,
    rootIds: [...categories.values()].filter((node) => !node.parentId).map((node) => node.id),
    brands,
    promotions: await loadPromotions(sql, (id) => products.get(id)?.onSale === true),
    products,
    optionLabels: await loadOptionLabels(sql),
    slugs: await loadSlugs(sql),
    synonyms: createSynonymTable(await listSynonyms(sql)),
    textVersion: await readTextVersion(sql),
  }
}

async function readTextVersion(sql: Transaction): Promise<number> {
  const [row] = await sql.query<{ text_version: number }>('SELECT text_version FROM tenants')
  return row?.text_version ?? 0
}

async function loadCategories(sql: Transaction): Promise<Map<string, CategoryNode>> {
  const rows = await sql.query<{
    id: string
    parent_id: string | null
    sort_order: number
    translations: Translations
    image: StoredImage | null
    updated_at: Date
    google_category: string | null
  }>(
    `SELECT id, parent_id, sort_order, translations, image, updated_at, google_category
     FROM categories ORDER BY sort_order, key`,
  )
  const nodes = new Map<string, CategoryNode>()
  for (const row of rows) {
    nodes.set(row.id, {
      id: row.id,
      parentId: row.parent_id,
      sortOrder: row.sort_order,
      translations: row.translations,
      image: row.image,
      googleCategory: row.google_category,
      childIds: [],
      productsCount: 0,
      updatedAt: row.updated_at,
    })
  }
  for (const node of nodes.values()) {
    if (node.parentId !== null) nodes.get(node.parentId)?.childIds.push(node.id)
  }
  return nodes
}

async function loadBrands(sql: Transaction): Promise<Map<string, BrandNode>> {
  const rows = await sql.query<Omit<BrandNode, 'productsCount'>>(
    'SELECT id, name, slug, image, updated_at AS "updatedAt" FROM brands ORDER BY name, id',
  )
  return new Map(rows.map((row) => [row.id, { ...row, productsCount: 0 }]))
}

async function loadPromotions(
  sql: Transaction,
  isReduced: (productId: string) => boolean,
): Promise<Map<string, PromotionNode>> {
  const rows = await sql.query<{
    id: string
    sort_order: number
    translations: Translations
    image: StoredImage | null
    starts_at: Date | null
    ends_at: Date | null
    created_at: Date
    updated_at: Date
    product_ids: string[] | null
  }>(
    `SELECT id, sort_order, translations, image, starts_at, ends_at, created_at, updated_at, (
       SELECT json_agg(product_id ORDER BY position) FROM promotion_products
       WHERE promotion_id = promotions.id) AS product_ids
     FROM promotions ORDER BY sort_order, key`,
  )
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        sortOrder: row.sort_order,
        translations: row.translations,
        image: row.image,
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
        productIds: (row.product_ids ?? []).filter(isReduced),
      },
    ]),
  )
}

async function loadOptionLabels(sql: Transaction): Promise<Map<string, OptionLabels>> {
  const rows = await sql.query<{
    option: {
      internalName: string
      name: LocalizedText
      values: { value: string; label: LocalizedText }[]
    }
  }>(
    `SELECT DISTINCT option FROM products, jsonb_array_elements(options) AS option WHERE published`,
  )
  const labels = new Map<string, OptionLabels>()
  for (const { option } of rows) {
    const held = labels.get(option.internalName) ?? { name: option.name, values: new Map() }
    for (const { value, label } of option.values) held.values.set(value, label)
    labels.set(option.internalName, held)
  }
  return labels
}

async function loadSlugs(sql: Transaction): Promise<Map<string, SlugEntry[]>> {
  const rows = await sql.query<{
    name: string
    locale: string
    target_id: string
    retired: boolean
  }>(
    `SELECT kind || ' ' || slug AS name, locale, target_id, retired FROM slugs
     WHERE kind <> 'product' ORDER BY retired, locale`,
  )
  const slugs = new Map<string, SlugEntry[]>()
  for (const row of rows) {
    const entries = slugs.get(row.name) ?? []
    entries.push({ locale: row.locale, targetId: row.target_id, isRetired: row.retired })
    slugs.set(row.name, entries)
  }
  return slugs
}
