import type { Transaction } from '../../../../foundation/database/database.js'
import { changedRows } from './changed-rows.js'
import type { PreparedRows } from './changed-rows.js'
import type { ImportScope, WriteCounts } from '../import-scope.js'
import type { ProductRow } from './prepare-products.js'
import { writeSearch } from '../search/write-search.js'
import { writeSlugs } from './write-slugs.js'
import { writeVariants } from './write-variants.js'

/** Writes products that are new or changed, with their variants, slugs and search texts. */
export async function writeProducts(
  sql: Transaction,
  { tenant, keepsStock }: Pick<ImportScope, 'tenant' | 'keepsStock'>,
  prepared: PreparedRows<ProductRow>,
): Promise<WriteCounts> {
  const { rows, counts } = await changedRows(sql, 'products', prepared)
  if (rows.length === 0) return counts
  const json = JSON.stringify(rows)
  await sql.query(upsertProducts, [json, tenant])
  await sql.query(`DELETE FROM product_categories WHERE product_id = ANY ($1::text[])`, [
    rows.map((row) => row.id),
  ])
  await sql.query(
    `INSERT INTO product_categories (tenant, product_id, category_id, position)
     SELECT $2, r.id, c.category_id, c.position - 1
     FROM jsonb_to_recordset($1::text::jsonb) AS r (id text, category_ids jsonb),
       jsonb_array_elements_text(r.category_ids) WITH ORDINALITY AS c (category_id, position)`,
    [json, tenant],
  )
  await writeVariants(sql, { tenant, keepsStock }, rows)
  await writeSlugs(
    sql,
    tenant,
    rows.flatMap((row) =>
      row.slugs.map((slug) => ({ kind: 'product' as const, ...slug, target_id: row.id })),
    ),
  )
  await writeSearch(sql, tenant, rows)
  return counts
}

const upsertProducts = `
INSERT INTO products (
  tenant, id, key, kind, brand_id, sort_order, published, translations, options, properties, images,
  related_ids, country, dangerous_goods, tax_rate, manufacturer, responsible_person,
  durability_guarantee, documents, digest, created_at)
SELECT $2, id, key, kind, brand_id, sort_order, published, translations, options, properties,
  images, ARRAY(SELECT jsonb_array_elements_text(related_ids)), country, dangerous_goods, tax_rate,
  NULLIF(manufacturer, 'null'), NULLIF(responsible_person, 'null'),
  NULLIF(durability_guarantee, 'null'), documents, digest,
  coalesce(r.created_at,
    (SELECT held.created_at FROM products held WHERE held.tenant = $2 AND held.id = r.id), now())
FROM jsonb_to_recordset($1::text::jsonb) AS r (
  id text, key text, kind text, brand_id text, sort_order integer, published boolean,
  translations jsonb, options jsonb, properties jsonb, images jsonb, related_ids jsonb,
  country text, dangerous_goods boolean, tax_rate double precision, manufacturer jsonb,
  responsible_person jsonb, durability_guarantee jsonb, documents jsonb, digest text, created_at timestamptz)
ON CONFLICT (tenant, id) DO UPDATE SET
  kind = excluded.kind, brand_id = excluded.brand_id, sort_order = excluded.sort_order,
  published = excluded.published, translations = excluded.translations,
  options = excluded.options, properties = excluded.properties, images = excluded.images,
  related_ids = excluded.related_ids, country = excluded.country,
  dangerous_goods = excluded.dangerous_goods, tax_rate = excluded.tax_rate,
  manufacturer = excluded.manufacturer, responsible_person = excluded.responsible_person,
  durability_guarantee = excluded.durability_guarantee,
  documents = excluded.documents, digest = excluded.digest,
  created_at = excluded.created_at`
