import type { Sql } from '../../database/database.js'
import type { ProductRow } from './prepare-products.js'

/**
 * Writes the variants of products. What a newer file leaves out is switched off, not removed, for
 * carts and orders may name it. The shop's own count of stock holds until the file says another one.
 */
export async function writeVariants(
  sql: Sql,
  tenant: string,
  products: readonly ProductRow[],
): Promise<void> {
  const variants = products.flatMap((product) =>
    product.variants.map((variant) => ({ ...variant, product_id: product.id })),
  )
  const json = JSON.stringify(variants)
  await sql.query(
    `UPDATE variants SET active = false
     WHERE product_id = ANY ($1::text[]) AND id <> ALL ($2::text[]) AND active`,
    [products.map((product) => product.id), variants.map((variant) => variant.id)],
  )
  await sql.query(upsertVariants, [json, tenant])
  await sql.query(fillLowestPrices, [variants.map((variant) => variant.id)])
  await sql.query(recordPrices, [tenant, variants.map((variant) => variant.id)])
}

const upsertVariants = `
INSERT INTO variants AS held (
  tenant, id, product_id, sku, position, option_values, price_minor, sale_price_minor,
  lowest_price_minor, stock, imported_stock, backorderable, width_mm, length_mm, height_mm,
  weight_grams, barcode, image, active)
SELECT $2, id, product_id, sku, position, option_values, price_minor, sale_price_minor,
  CASE WHEN sale_price_minor IS NOT NULL THEN lowest_price_minor END, stock, stock, backorderable,
  width_mm, length_mm, height_mm, weight_grams, barcode, NULLIF(image, 'null'), true
FROM jsonb_to_recordset($1::text::jsonb) AS r (
  id text, product_id text, sku text, position integer, option_values jsonb, price_minor integer,
  sale_price_minor integer, lowest_price_minor integer, stock integer, backorderable boolean,
  width_mm double precision, length_mm double precision, height_mm double precision,
  weight_grams integer, barcode text, image jsonb)
ORDER BY id
ON CONFLICT (tenant, id) DO UPDATE SET
  product_id = excluded.product_id, position = excluded.position,
  option_values = excluded.option_values, price_minor = excluded.price_minor,
  sale_price_minor = excluded.sale_price_minor,
  lowest_price_minor = CASE
    WHEN excluded.lowest_price_minor IS NOT NULL THEN excluded.lowest_price_minor
    WHEN excluded.sale_price_minor = held.sale_price_minor THEN held.lowest_price_minor END,
  stock = CASE WHEN held.imported_stock = excluded.imported_stock
    THEN held.stock ELSE excluded.stock END,
  imported_stock = excluded.imported_stock, backorderable = excluded.backorderable,
  width_mm = excluded.width_mm, length_mm = excluded.length_mm, height_mm = excluded.height_mm,
  weight_grams = excluded.weight_grams, barcode = excluded.barcode, image = excluded.image,
  active = true`

/** A sale that begins now looks back 30 days, from the price that held when they began. */
const fillLowestPrices = `
UPDATE variants v SET lowest_price_minor = coalesce((
  SELECT min(h.price_minor) FROM price_history h
  WHERE h.variant_id = v.id AND h.since >= coalesce((
    SELECT max(b.since) FROM price_history b
    WHERE b.variant_id = v.id AND b.since <= now() - interval '30 days'), '-infinity')
), v.price_minor)
WHERE v.id = ANY ($1::text[]) AND v.sale_price_minor IS NOT NULL AND v.lowest_price_minor IS NULL`

const recordPrices = `
INSERT INTO price_history (tenant, variant_id, price_minor)
SELECT $1, v.id, coalesce(v.sale_price_minor, v.price_minor) FROM variants v
WHERE v.id = ANY ($2::text[])
  AND coalesce(v.sale_price_minor, v.price_minor) IS DISTINCT FROM (
    SELECT h.price_minor FROM price_history h
    WHERE h.variant_id = v.id ORDER BY h.since DESC LIMIT 1)
ON CONFLICT (tenant, variant_id, since) DO UPDATE SET price_minor = excluded.price_minor`
