import { LRUCache } from 'lru-cache'
import type { CartRecord } from '../../domains/cart/read-cart.js'
import type { StoredImage } from '../../domains/catalogue/import/image-metadata.js'
import { toImageView } from '../../domains/catalogue/views/image-view.js'
import type { ImageView } from '../../domains/catalogue/views/image-view.js'
import { toVariantView, variantJson } from '../../domains/catalogue/views/variant-view.js'
import type {
  VariantProduct,
  VariantRow,
  VariantView,
} from '../../domains/catalogue/views/variant-view.js'
import { pickTranslation } from '../../domains/catalogue/views/view-scope.js'
import type { ViewScope } from '../../domains/catalogue/views/view-scope.js'
import type { Database, Transaction } from '../../foundation/database/database.js'
import { viewScope } from '../catalogue/view-scope.js'
import type { PlatformContext } from '../platform-context.js'

/** Catalogue data of a cart line. */
export interface LineProduct {
  productName: string
  productSlug: string
  kind: string
  variant: VariantView
  image: ImageView | null
}

/** By variant. */
export type LineProducts = ReadonlyMap<string, LineProduct>

/** Reads the products of cart lines by variant id; those no longer sold too. */
export async function loadLineProducts(
  sql: Transaction,
  context: PlatformContext,
  variantIds: readonly string[],
): Promise<LineProducts> {
  if (variantIds.length === 0) return new Map()
  const rows = await sql.query<{ id: string; stock: number; version: number }>(
    `SELECT v.id, v.stock, t.catalogue_version AS version
     FROM variants v JOIN tenants t ON t.tenant = v.tenant WHERE v.id = ANY($1::text[])`,
    [[...new Set(variantIds)]],
  )
  const stocks = new Map(rows.map(({ id, stock }) => [id, stock]))
  return loadProducts(sql, context, { stocks, version: rows[0]?.version ?? 0 })
}

/** The same for the lines of a cart, whose stock is known, and for related products. */
export async function loadCartProducts(
  sql: Transaction,
  context: PlatformContext,
  cart: Pick<CartRecord, 'lines' | 'saved' | 'catalogueVersion'>,
  others: readonly string[] = [],
): Promise<LineProducts> {
  const lines = [...cart.lines, ...cart.saved]
  const stocks = new Map(lines.map(({ variantId, stock }) => [variantId, stock]))
  const version = cart.catalogueVersion
  const products = await loadProducts(sql, context, { stocks, version })
  const left = others.filter((id) => !products.has(id))
  return left.length === 0
    ? products
    : new Map([...products, ...(await loadLineProducts(sql, context, left))])
}

interface LineProductRow extends VariantProduct {
  variant: VariantRow & { active: boolean }
  kind: string
  published: boolean
  images: StoredImage[]
}

/**
 * Rows of each database by tenant, catalogue version and variant: all but the stock is the same as
 * long as the version is.
 */
const kept = new WeakMap<Database, LRUCache<string, LineProductRow>>()
const maxEntries = 2_000

async function loadProducts(
  sql: Transaction,
  context: PlatformContext,
  { stocks, version }: { stocks: ReadonlyMap<string, number>; version: number },
): Promise<LineProducts> {
  const { database, tenant } = context
  const rows = kept.get(database) ?? new LRUCache<string, LineProductRow>({ max: maxEntries })
  kept.set(database, rows)
  const toName = (id: string) => `${tenant} ${version} ${id}`
  const found = new Map([...stocks.keys()].map((id) => [id, rows.get(toName(id))]))
  const missing = [...found].filter(([, row]) => row === undefined).map(([id]) => id)
  for (const row of await readRows(sql, missing)) {
    rows.set(toName(row.variant.id), row)
    found.set(row.variant.id, row)
  }
  const scope = viewScope(context)
  return new Map(
    [...stocks].flatMap(([id, stock]) => {
      const row = found.get(id)
      return row ? [[id, toLineProduct(row, stock, scope)] as const] : []
    }),
  )
}

async function readRows(sql: Transaction, variantIds: string[]): Promise<LineProductRow[]> {
  if (variantIds.length === 0) return []
  return sql.query<LineProductRow>(
    `SELECT ${variantJson} AS variant, p.translations, p.options, p.tax_rate AS "taxRate",
            p.dangerous_goods AS "dangerousGoods",
            p.kind, p.published, p.images
     FROM variants v JOIN products p ON p.tenant = v.tenant AND p.id = v.product_id
     WHERE v.id = ANY($1::text[])`,
    [variantIds],
  )
}

function toLineProduct(row: LineProductRow, stock: number, scope: ViewScope): LineProduct {
  const { name, slug } = pickTranslation(row.translations, scope)
  const active = row.variant.active && row.published
  const image = row.variant.image ?? row.images[0]
  return {
    productName: name,
    productSlug: slug,
    kind: row.kind,
    variant: toVariantView({ ...row.variant, stock, active }, row, scope),
    image: image ? toImageView(image, scope) : null,
  }
}
