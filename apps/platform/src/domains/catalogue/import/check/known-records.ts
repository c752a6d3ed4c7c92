import type { Transaction } from '../../../../foundation/database/database.js'
import { slugTargets } from '../../slug-targets.js'

type Kind = 'brand' | 'category' | 'product' | 'promotion'

/** Keys, SKUs and slugs that a tenant holds already. */
export interface KnownRecords {
  keys: Record<Kind, ReadonlySet<string>>
  /** SKU → product key. */
  skus: ReadonlyMap<string, string>
  /** `kind locale slug` → key of the target. */
  slugs: ReadonlyMap<string, string>
}

/** Reads a tenant's records, to validate references and uniqueness of a new file. */
export async function readKnownRecords(sql: Transaction): Promise<KnownRecords> {
  const keysOf = async (table: string) => {
    const rows = await sql.query<{ key: string }>(`SELECT key FROM ${table}`)
    return new Set(rows.map((row) => row.key))
  }
  const skus = await sql.query<{ sku: string; key: string }>(
    `SELECT v.sku, p.key FROM variants v JOIN products p ON p.id = v.product_id`,
  )
  const slugs = await sql.query<{ name: string; key: string }>(
    `SELECT s.kind || ' ' || s.locale || ' ' || s.slug AS name, t.key
     FROM slugs s JOIN ${slugTargets} t ON t.kind = s.kind AND t.id = s.target_id
     WHERE NOT s.retired`,
  )
  return {
    keys: {
      brand: await keysOf('brands'),
      category: await keysOf('categories'),
      product: await keysOf('products'),
      promotion: await keysOf('promotions'),
    },
    skus: new Map(skus.map((row) => [row.sku, row.key])),
    slugs: new Map(slugs.map((row) => [row.name, row.key])),
  }
}
