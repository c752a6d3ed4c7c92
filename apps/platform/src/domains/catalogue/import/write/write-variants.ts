import type { Transaction } from '../../../../foundation/database/database.js'
import type { ImportScope } from '../import-scope.js'
import type { ProductRow } from './prepare-products.js'
import { seedPriceHistory } from './seed-price-history.js'

/**
 * Writes the variants of products. Variants missing in a newer file are disabled, not deleted,
 * because carts and orders may refer to them. The shop's own stock is preserved unless the file's
 * value has changed, and always when the caller asks for it.
 */
export async function writeVariants(
  sql: Transaction,
  { tenant, keepsStock }: Pick<ImportScope, 'tenant' | 'keepsStock'>,
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
  await sql.query(upsertVariants, [json, tenant, keepsStock])
  await writeSalePeriods(sql, tenant, variants)
  await seedPriceHistory(sql, tenant, variants)
}

async function writeSalePeriods(
  sql: Transaction,
  tenant: string,
  variants: readonly ProductRow['variants'][number][],
): Promise<void> {
  await sql.query('DELETE FROM sale_periods WHERE variant_id = ANY ($1::text[])', [
    variants.map((variant) => variant.id),
  ])
  const periods = variants.flatMap(({ id, period }) =>
    period ? [{ variant_id: id, ...period }] : [],
  )
  if (periods.length === 0) return
  await sql.query(
    `INSERT INTO sale_periods (tenant, variant_id, sale_price_minor, starts_at, ends_at)
     SELECT $2, variant_id, sale_price_minor, starts_at, ends_at
     FROM jsonb_to_recordset($1::text::jsonb) AS r (
       variant_id text, sale_price_minor integer, starts_at timestamptz, ends_at timestamptz)`,
    [JSON.stringify(periods), tenant],
  )
}

const upsertVariants = `
INSERT INTO variants AS held (
  tenant, id, product_id, sku, position, option_values, price_minor, sale_price_minor, stock,
  imported_stock, backorderable, width_mm, length_mm, height_mm, weight_grams, barcode, unit_pricing,
  image, active)
SELECT $2, id, product_id, sku, position, option_values, price_minor, sale_price_minor, stock,
  stock, backorderable, width_mm, length_mm, height_mm, weight_grams, barcode,
  NULLIF(unit_pricing, 'null'), NULLIF(image, 'null'), true
FROM jsonb_to_recordset($1::text::jsonb) AS r (
  id text, product_id text, sku text, position integer, option_values jsonb, price_minor integer,
  sale_price_minor integer, stock integer, backorderable boolean,
  width_mm double precision, length_mm double precision, height_mm double precision,
  weight_grams integer, barcode text, unit_pricing jsonb, image jsonb)
ORDER BY id
ON CONFLICT (tenant, id) DO UPDATE SET
  product_id = excluded.product_id, position = excluded.position,
  option_values = excluded.option_values, price_minor = excluded.price_minor,
  sale_price_minor = excluded.sale_price_minor,
  stock = CASE WHEN $3::boolean OR held.imported_stock = excluded.imported_stock
    THEN held.stock ELSE excluded.stock END,
  imported_stock = CASE WHEN $3::boolean THEN held.imported_stock ELSE excluded.imported_stock END, backorderable = excluded.backorderable,
  width_mm = excluded.width_mm, length_mm = excluded.length_mm, height_mm = excluded.height_mm,
  weight_grams = excluded.weight_grams, barcode = excluded.barcode,
  unit_pricing = excluded.unit_pricing, image = excluded.image, active = true`
