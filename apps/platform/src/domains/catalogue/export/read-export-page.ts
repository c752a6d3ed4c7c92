import type { Transaction } from '../../../foundation/database/database.js'
import type { CatalogueSnapshot, IndexedProduct } from '../snapshot/catalogue-snapshot.js'
import { productColumns } from '../snapshot/product-columns.js'
import { variantJson } from '../views/variant-view.js'
import type { ExportRow } from './exported-product.js'

export interface ExportPage {
  rows: ExportRow[]
  /** Null after the last page. */
  nextCursor: string | null
}

/**
 * Reads published products in the merchant's order, from the one after a cursor on; undefined when
 * that is no cursor.
 */
export async function readExportPage(
  sql: Transaction,
  snapshot: CatalogueSnapshot,
  { first, after }: { first: number; after: string | null },
): Promise<ExportPage | undefined> {
  const { products } = productColumns(snapshot)
  const cursor = after === null ? null : parseCursor(after)
  if (cursor === undefined) return undefined
  const from = cursor === null ? 0 : placeAfter(products, cursor)
  const page = products.slice(from, from + first)
  const rows = await sql.query<ExportRow>(selectRows, [page.map(({ id }) => id)])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const last = from + first < products.length ? page.at(-1) : undefined
  return {
    rows: page.flatMap(({ id }) => byId.get(id) ?? []),
    nextCursor: last ? `${last.sortOrder}.${last.id}` : null,
  }
}

type Cursor = Pick<IndexedProduct, 'sortOrder' | 'id'>

function parseCursor(text: string): Cursor | undefined {
  const [, sortOrder, id] = /^(\d{1,7})\.([0-9a-z]{26})$/.exec(text) ?? []
  return id === undefined ? undefined : { sortOrder: Number(sortOrder), id }
}

/** By order and id, not by offset: products added or removed before it do not shift the others. */
function placeAfter(products: readonly IndexedProduct[], cursor: Cursor): number {
  let low = 0
  let high = products.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isAfter(products[middle]!, cursor)) high = middle
    else low = middle + 1
  }
  return low
}

function isAfter(product: Cursor, cursor: Cursor): boolean {
  return product.sortOrder === cursor.sortOrder
    ? product.id > cursor.id
    : product.sortOrder > cursor.sortOrder
}

const selectRows = `
SELECT p.id, p.brand_id AS "brandId", p.translations, p.options, p.properties, p.images,
  p.dangerous_goods AS "dangerousGoods", p.tax_rate AS "taxRate",
  variants.list AS variants
FROM products p CROSS JOIN LATERAL (
  SELECT json_agg(json_build_object('barcode', v.barcode, 'unitPricing', v.unit_pricing,
    'row', ${variantJson}) ORDER BY v.position) AS list
  FROM variants v WHERE v.tenant = p.tenant AND v.product_id = p.id AND v.active) variants
WHERE p.published AND variants.list IS NOT NULL AND p.id = ANY ($1::text[])`
