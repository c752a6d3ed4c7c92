import type { Transaction } from '../../foundation/database/database.js'
import type { ProductRow } from './views/product-view.js'
import { variantJson } from './views/variant-view.js'
import type { UniqueKey } from '../../foundation/generated/contract-types.js'

/** Reads one published product with its variants in one statement; undefined when there is none. */
export async function findProduct(
  sql: Transaction,
  key: UniqueKey,
  locale: string,
): Promise<ProductRow | undefined> {
  const [row] = await sql.query<ProductRow>(findStatement, [
    key.id ?? null,
    key.slug ?? null,
    key.sku ?? null,
    locale,
  ])
  return row
}

/** Which product a key names, published or not; undefined where it names none. */
export async function findProductId(
  sql: Transaction,
  { id, slug, sku }: UniqueKey,
  locale: string,
): Promise<string | undefined> {
  const [row] = await sql.query<{ id: string | null }>(`SELECT ${namedProduct} AS id`, [
    id ?? null,
    slug ?? null,
    sku ?? null,
    locale,
  ])
  return row?.id ?? undefined
}

/**
 * Reads published products with their variants, in the order of the ids; unknown ones are skipped.
 */
export async function findProducts(
  sql: Transaction,
  ids: readonly string[],
): Promise<ProductRow[]> {
  const rows = await sql.query<ProductRow>(`${selectProducts} AND p.id = ANY ($1::text[])`, [ids])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const selectProducts = `
SELECT p.id, p.kind, p.brand_id AS "brandId", p.translations, p.options, p.properties, p.images,
  p.related_ids AS "relatedIds", p.country, p.dangerous_goods AS "dangerousGoods",
  p.tax_rate AS "taxRate", p.manufacturer, p.responsible_person AS "responsiblePerson",
  p.durability_guarantee AS "durabilityGuarantee",
  p.documents, p.digest, p.created_at AS "createdAt",
  (SELECT json_agg(c.category_id ORDER BY c.position) FROM product_categories c
   WHERE c.tenant = p.tenant AND c.product_id = p.id) AS "categoryIds",
  variants.list AS variants
FROM products p CROSS JOIN LATERAL (
  SELECT json_agg(${variantJson} ORDER BY v.position) AS list FROM variants v
  WHERE v.tenant = p.tenant AND v.product_id = p.id AND v.active) variants
WHERE p.published AND variants.list IS NOT NULL`

const namedProduct = `coalesce(
  $1::text,
  (SELECT target_id FROM slugs WHERE kind = 'product' AND slug = $2::text
   ORDER BY retired, locale <> $4::text LIMIT 1),
  (SELECT product_id FROM variants WHERE sku = $3::text))`

// The key is resolved by a subquery: with row-level security a bare coalesce() prevents an index
// scan, and every product of every tenant is read.
const findStatement = `${selectProducts} AND p.id = (SELECT ${namedProduct})`
