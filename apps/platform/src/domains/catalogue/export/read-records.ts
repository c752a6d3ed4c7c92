import type { StoredDocument } from '../import/document-metadata.js'
import type { StoredImage } from '../import/image-metadata.js'
import type { Transaction } from '../../../foundation/database/database.js'
import { slugTargets } from '../slug-targets.js'

/** Tables that hold records of a catalogue, in the order in which a file has to have them. */
export const recordTables = ['brands', 'categories', 'products', 'promotions'] as const

export type RecordTable = (typeof recordTables)[number]

/** Ids of a table's records in the order of a file. */
export async function listRecordIds(sql: Transaction, table: RecordTable): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(idStatements[table])
  return rows.map(({ id }) => id)
}

/** The id of the record with a key. */
export async function findRecordId(
  sql: Transaction,
  table: RecordTable,
  key: string,
): Promise<string | undefined> {
  const [row] = await sql.query<{ id: string }>(`SELECT id FROM ${table} WHERE key = $1`, [key])
  return row?.id
}

const idStatements: Readonly<Record<RecordTable, string>> = {
  brands: 'SELECT id FROM brands ORDER BY key',
  // Parents first.
  categories: `WITH RECURSIVE tree AS (
    SELECT id, key, 0 AS depth FROM categories WHERE parent_id IS NULL
    UNION ALL
    SELECT c.id, c.key, t.depth + 1 FROM categories c JOIN tree t ON c.parent_id = t.id)
    SELECT id FROM tree ORDER BY depth, key`,
  products: 'SELECT id FROM products ORDER BY key',
  promotions: 'SELECT id FROM promotions ORDER BY key',
}

/** Records as a catalogue file has them, in the order of the ids. */
export async function readRecords(
  sql: Transaction,
  table: RecordTable,
  ids: readonly string[],
): Promise<Record<string, unknown>[]> {
  if (ids.length === 0) return []
  const rows = await sql.query<Row>(statements[table], [ids])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [toRecord(row)] : []
  })
}

/** Retired slugs, as records. */
export async function readRedirects(sql: Transaction): Promise<Record<string, unknown>[]> {
  return sql.query(
    `SELECT DISTINCT 'redirect' AS type, s.kind AS target, t.key, s.slug AS "from"
     FROM slugs s JOIN ${slugTargets} t ON t.kind = s.kind AND t.id = s.target_id
     WHERE s.retired ORDER BY s.kind, t.key, s.slug`,
  )
}

interface Row {
  id: string
  fields: Record<string, unknown>
  image: StoredImage | null
  images?: StoredImage[]
  documents?: StoredDocument[]
  variants?: (Record<string, unknown> & { image: StoredImage | null })[]
}

function toRecord({ fields, image, images, documents, variants }: Row): Record<string, unknown> {
  return withoutNulls({
    ...fields,
    image: image && toImage(image),
    images: images?.map(toImage),
    documents: documents?.map(({ title, kind, file }) => ({ title, kind, file })),
    variants: variants?.map((variant) =>
      withoutNulls({ ...variant, image: variant.image && toImage(variant.image) }),
    ),
  })
}

function toImage({ file, alt }: StoredImage) {
  return { file, alt }
}

function withoutNulls(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== null && value !== undefined),
  )
}

const iso = (column: string) =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const keysOf = (table: 'categories' | 'products', ids: string) =>
  `ARRAY(SELECT t.key FROM ${ids} JOIN ${table} t ON t.id = list.id ORDER BY list.place)`

const statements: Readonly<Record<RecordTable, string>> = {
  brands: `
SELECT id, image, json_build_object('type', 'brand', 'key', key, 'name', name, 'slug', slug) AS fields
FROM brands WHERE id = ANY ($1::text[])`,
  categories: `
SELECT c.id, c.image, json_build_object('type', 'category', 'key', c.key, 'parent', p.key,
  'sortOrder', c.sort_order, 'googleCategory', c.google_category,
  'translations', c.translations) AS fields
FROM categories c LEFT JOIN categories p ON p.id = c.parent_id WHERE c.id = ANY ($1::text[])`,
  promotions: `
SELECT p.id, p.image, json_build_object('type', 'promotion', 'key', p.key,
  'sortOrder', p.sort_order, 'translations', p.translations,
  'startsAt', ${iso('p.starts_at')}, 'endsAt', ${iso('p.ends_at')},
  'products', ${keysOf('products', '(SELECT product_id AS id, position AS place FROM promotion_products WHERE promotion_id = p.id) list')}) AS fields
FROM promotions p WHERE p.id = ANY ($1::text[])`,
  products: `
SELECT p.id, NULL AS image, p.images, p.documents, variants.list AS variants,
  jsonb_build_object('type', 'product', 'key', p.key, 'kind', p.kind, 'brand', b.key,
    'categories', ${keysOf('categories', '(SELECT category_id AS id, position AS place FROM product_categories WHERE product_id = p.id) list')},
    'sortOrder', p.sort_order, 'published', p.published, 'createdAt', ${iso('p.created_at')},
    'translations', p.translations, 'options', p.options, 'properties', p.properties,
    'related', ${keysOf('products', 'unnest(p.related_ids) WITH ORDINALITY AS list (id, place)')},
    'country', p.country, 'dangerousGoods', p.dangerous_goods, 'taxRate', p.tax_rate,
    'manufacturer', p.manufacturer, 'responsiblePerson', p.responsible_person,
    'durabilityGuarantee', p.durability_guarantee) AS fields
FROM products p LEFT JOIN brands b ON b.id = p.brand_id CROSS JOIN LATERAL (
  SELECT json_agg(json_build_object('sku', v.sku, 'image', v.image, 'options', v.option_values,
    'priceMinor', v.price_minor,
    'salePriceMinor', coalesce(s.sale_price_minor, v.sale_price_minor),
    'salePeriod', CASE WHEN s.starts_at IS NOT NULL THEN json_build_object(
      'startsAt', ${iso('s.starts_at')}, 'endsAt', ${iso('s.ends_at')}) END,
    'lowestPrice30DaysMinor', CASE WHEN v.sale_price_minor IS NOT NULL THEN v.lowest_price_minor END,
    'stock', v.stock, 'backorderable', v.backorderable, 'widthMm', v.width_mm,
    'lengthMm', v.length_mm, 'heightMm', v.height_mm, 'weightGrams', v.weight_grams,
    'barcode', v.barcode, 'unitPricing', v.unit_pricing) ORDER BY v.position) AS list
  FROM variants v LEFT JOIN sale_periods s ON s.variant_id = v.id
  WHERE v.product_id = p.id AND v.active) variants
WHERE p.id = ANY ($1::text[])`,
}
