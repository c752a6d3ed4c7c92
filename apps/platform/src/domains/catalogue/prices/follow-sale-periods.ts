import type { Transaction } from '../../../foundation/database/database.js'

/** Gives variants their price on sale when its period starts, and takes it away when it ends. */
export async function followSalePeriods(sql: Transaction, now: Date): Promise<void> {
  const at = [now.toISOString()]
  await sql.query(
    `UPDATE variants v SET sale_price_minor = p.sale_price_minor FROM sale_periods p
     WHERE p.variant_id = v.id AND p.starts_at <= $1 AND p.ends_at > $1
       AND p.sale_price_minor < v.price_minor
       AND v.sale_price_minor IS DISTINCT FROM p.sale_price_minor`,
    at,
  )
  await sql.query(
    `WITH ended AS (DELETE FROM sale_periods WHERE ends_at <= $1 RETURNING variant_id)
     UPDATE variants SET sale_price_minor = NULL WHERE id IN (SELECT variant_id FROM ended)`,
    at,
  )
}
