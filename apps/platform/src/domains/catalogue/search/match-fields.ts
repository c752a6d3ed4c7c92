import type { Transaction } from '../../../foundation/database/database.js'
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.js'
import { productColumns } from '../snapshot/product-columns.js'
import type { WordQuery } from '../text-index/word-query.js'
import { rankingQuery, requiredQuery } from '../text-index/required-query.js'
import type { RankedProducts } from './ranked-products.js'
import { rankedProducts } from './ranked-products.js'
import type { SearchField } from '../../../foundation/generated/contract-types.js'

const columns: Record<SearchField, string> = {
  NAME: 'name',
  SKU: 'sku',
  DESCRIPTION: 'description',
  BRAND: 'brand',
  CATEGORY: 'category',
  PROPERTIES: 'properties',
}

/**
 * Searches words in some fields only. Not used while typing, because the database scans all
 * products.
 */
export async function matchFields(
  sql: Transaction,
  snapshot: CatalogueSnapshot,
  asked: { words: readonly WordQuery[]; fields: readonly SearchField[]; locale: string },
): Promise<RankedProducts> {
  const { words, fields, locale } = asked
  const vector = [...new Set(fields)].map((field) => columns[field]).join(' || ')
  const rows = await sql.query<{ id: string; rank: number }>(
    `SELECT product_id AS id, ts_rank(document, $3::tsquery) AS rank FROM product_search
     WHERE locale = $1 AND (${vector}) @@ $2::tsquery`,
    [locale, requiredQuery(words), rankingQuery(words.flatMap(({ ranking }) => ranking))],
  )
  const { placeOf } = productColumns(snapshot)
  return rankedProducts(snapshot, (add) => {
    for (const { id, rank } of rows) add(placeOf.get(id) ?? -1, rank)
  })
}
