import type { Database, Transaction } from '../../../../foundation/database/database.js'
import { rebuildSearchWords } from './rebuild-search-words.js'
import type { SearchableProduct } from './write-search.js'
import { writeSearch } from './write-search.js'

/** Incremented with every change of the searched texts and their storage. */
export const searchVersion = 3

const pageSize = 500

/**
 * Rebuilds a search index that an older version of the platform built. An interrupted rebuild is
 * continued by the next start.
 *
 * @returns How many products were written.
 */
export async function renewSearchIndex(
  database: Database,
  tenant: string,
  locales: readonly string[],
): Promise<number> {
  const isCurrent = await database.read(tenant, async (sql) => {
    const rows = await sql.query('SELECT FROM tenants WHERE search_version >= $1', [searchVersion])
    return rows.length > 0
  })
  if (isCurrent) return 0
  let written = 0
  for (let after = ''; ;) {
    const last = await database.write(tenant, async (sql) => {
      const products = await readProducts(sql, after)
      if (products.length > 0) await writeSearch(sql, tenant, products)
      written += products.length
      return products.at(-1)?.id
    })
    if (last === undefined) break
    after = last
  }
  await database.write(tenant, async (sql) => {
    if (written > 0) await rebuildSearchWords(sql, tenant, locales)
    await sql.query(
      'UPDATE tenants SET search_version = $1, catalogue_version = catalogue_version + 1',
      [searchVersion],
    )
  })
  return written
}

async function readProducts(sql: Transaction, after: string): Promise<SearchableProduct[]> {
  return sql.query<SearchableProduct>(
    `SELECT p.id, p.kind, p.brand_id, p.translations, p.properties, p.options,
       ARRAY(SELECT c.category_id FROM product_categories c
         WHERE c.product_id = p.id ORDER BY c.position) AS category_ids,
       (SELECT json_agg(json_build_object('sku', v.sku, 'barcode', v.barcode) ORDER BY v.position)
         FROM variants v WHERE v.product_id = p.id AND v.active) AS variants
     FROM products p
     WHERE p.id > $1
       AND EXISTS (SELECT FROM variants v WHERE v.product_id = p.id AND v.active)
     ORDER BY p.id LIMIT ${pageSize}`,
    [after],
  )
}
