import type { Transaction } from '../../../../foundation/database/database.js'

/** A file's data about a variant on sale. */
export interface GivenLowestPrice {
  id: string
  /** Lowest price with VAT in the 30 days before the sale; null if not in the file. */
  lowest_price_minor: number | null
}

/**
 * Starts a variant's price history with the lowest price given in a file. If the history is longer
 * than the 30 days before the sale, the given price is ignored.
 */
export async function seedPriceHistory(
  sql: Transaction,
  tenant: string,
  variants: readonly GivenLowestPrice[],
): Promise<void> {
  const given = variants.filter((variant) => variant.lowest_price_minor !== null)
  if (given.length === 0) return
  await sql.query(seedStatement, [JSON.stringify(given), tenant])
  await sql.query(
    `UPDATE variants SET lowest_price_minor = floga_lowest_price(tenant, id)
     WHERE id = ANY ($1::text[]) AND sale_price_minor IS NOT NULL`,
    [given.map((variant) => variant.id)],
  )
}

const seedStatement = `
INSERT INTO price_history (tenant, variant_id, since, price_minor)
SELECT $2, sale.id, sale.begins - interval '30 days', sale.lowest_price_minor
FROM (
  SELECT r.id, r.lowest_price_minor, (
    SELECT max(h.since) FROM price_history h WHERE h.tenant = $2 AND h.variant_id = r.id
  ) AS begins
  FROM jsonb_to_recordset($1::text::jsonb) AS r (id text, lowest_price_minor integer)
  JOIN variants v ON v.tenant = $2 AND v.id = r.id AND v.sale_price_minor IS NOT NULL
) sale
WHERE NOT EXISTS (
  SELECT FROM price_history h WHERE h.tenant = $2 AND h.variant_id = sale.id
    AND h.since < sale.begins - interval '30 days')
ON CONFLICT (tenant, variant_id, since) DO UPDATE SET price_minor = excluded.price_minor`
