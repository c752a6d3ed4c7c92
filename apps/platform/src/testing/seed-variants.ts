import type { Database } from '../foundation/database/database.js'

export interface SeedVariant {
  id: string
  priceMinor?: number
  salePriceMinor?: number
  stock?: number
  backorderable?: boolean
  weightGrams?: number
  dangerousGoods?: boolean
  taxRate?: number
}

/**
 * Puts products with one variant each into a tenant's catalogue, as far as carts and orders look at
 * it.
 */
export async function seedVariants(
  database: Database,
  tenant: string,
  variants: readonly SeedVariant[],
): Promise<void> {
  await database.write(tenant, async (sql) => {
    for (const variant of variants) {
      const productId = `product-${variant.id}`
      await sql.query(
        `INSERT INTO products (tenant, id, key, kind, sort_order, published, translations, options,
           properties, images, related_ids, dangerous_goods, tax_rate, documents, digest)
         VALUES (current_setting('floga.tenant'), $1, $1, 'regulator', 0, true, $2::text::jsonb, '[]',
           '[]', '[]', '{}', $3, $4, '[]', '')`,
        [
          productId,
          JSON.stringify({
            el: { name: `Ρυθμιστής ${variant.id}`, slug: `rythmistis-${variant.id.toLowerCase()}` },
            en: { name: `Regulator ${variant.id}`, slug: `regulator-${variant.id.toLowerCase()}` },
          }),
          variant.dangerousGoods ?? false,
          variant.taxRate ?? 24,
        ],
      )
      const stock = variant.stock ?? 10
      await sql.query(
        `INSERT INTO variants (tenant, id, product_id, sku, position, option_values, price_minor,
           sale_price_minor, stock, imported_stock, backorderable, weight_grams)
         VALUES (current_setting('floga.tenant'), $1, $2, $1, 0, '{}', $3, $4, $5, $5, $6, $7)`,
        [
          variant.id,
          productId,
          variant.priceMinor ?? 1_240,
          variant.salePriceMinor ?? null,
          stock,
          variant.backorderable ?? false,
          variant.weightGrams ?? 1_000,
        ],
      )
    }
  })
}

/** The remaining stock of a variant. */
export async function readStock(database: Database, tenant: string, id: string): Promise<number> {
  const [row] = await database.read(tenant, (sql) =>
    sql.query<{ stock: number }>('SELECT stock FROM variants WHERE id = $1', [id]),
  )
  return row!.stock
}
