import type { Transaction } from '../../../foundation/database/database.js'
import { productAvailability } from '../../../foundation/pricing/availability.js'
import { cheapestVariant, listedReduction, payablePrice } from '../price-reduction.js'
import type { CategoryNode, IndexedProduct, LocalizedText } from './catalogue-snapshot.js'

interface IndexRow {
  id: string
  names: LocalizedText
  sort_order: number
  created_at: Date
  brand_id: string | null
  category_ids: string[] | null
  has_photo: boolean
  variants: [
    priceMinor: number,
    salePriceMinor: number | null,
    lowestPriceMinor: number | null,
    stock: number,
    backorderable: boolean,
    options: Record<string, string>,
  ][]
}

/** Reads the fields of every published product for filtering, counting and sorting. */
export async function loadIndex(
  sql: Transaction,
  categories: ReadonlyMap<string, CategoryNode>,
): Promise<Map<string, IndexedProduct>> {
  const rows = await sql.query<IndexRow>(`
    SELECT p.id, p.sort_order, p.created_at, p.brand_id,
      (SELECT json_object_agg(t.key, t.value ->> 'name') FROM jsonb_each(p.translations) t) AS names,
      (SELECT json_agg(c.category_id ORDER BY c.position) FROM product_categories c
        WHERE c.product_id = p.id) AS category_ids,
      COALESCE(NOT (p.images -> 0 ->> 'isDrawing')::boolean, false) AS has_photo,
      json_agg(json_build_array(v.price_minor, v.sale_price_minor,
        v.lowest_price_minor, v.stock, v.backorderable, v.option_values) ORDER BY v.position) AS variants
    FROM products p JOIN variants v ON v.tenant = p.tenant AND v.product_id = p.id AND v.active
    WHERE p.published
    GROUP BY p.tenant, p.id
    ORDER BY p.sort_order, p.key`)
  const paths = createPathFinder(categories)
  return new Map(rows.map((row) => [row.id, toIndexed(row, paths)]))
}

function toIndexed(
  row: IndexRow,
  pathOf: (categoryIds: readonly string[]) => ReadonlySet<string>,
): IndexedProduct {
  const variants = row.variants.map(
    ([priceMinor, salePriceMinor, lowestPriceMinor, stock, backorderable, options]) => ({
      priceMinor,
      salePriceMinor,
      lowestPriceMinor,
      stock,
      backorderable,
      options,
    }),
  )
  const cheapest = cheapestVariant(variants)
  const reduction = listedReduction(variants)
  const categoryIds = row.category_ids ?? []
  return {
    id: row.id,
    names: row.names,
    sortOrder: row.sort_order,
    createdMs: row.created_at.getTime(),
    brandId: row.brand_id,
    categoryIds,
    categoryPath: pathOf(categoryIds),
    priceMinor: cheapest ? payablePrice(cheapest) : 0,
    onSale: reduction.isReduced,
    discountRate: reduction.rate,
    savingMinor: reduction.named?.savingMinor ?? 0,
    hasPhoto: row.has_photo,
    availability: productAvailability(variants),
    options: new Set(
      variants.flatMap((variant) =>
        Object.entries(variant.options).map(([name, value]) => `${name} ${value}`),
      ),
    ),
  }
}

/** Products of the same categories share one set, so that a large catalogue stays small. */
function createPathFinder(categories: ReadonlyMap<string, CategoryNode>) {
  const known = new Map<string, ReadonlySet<string>>()
  return (categoryIds: readonly string[]): ReadonlySet<string> => {
    const key = categoryIds.join(' ')
    const held = known.get(key)
    if (held) return held
    const path = new Set<string>()
    for (const id of categoryIds) {
      let node = categories.get(id)
      while (node && !path.has(node.id)) {
        path.add(node.id)
        node = node.parentId === null ? undefined : categories.get(node.parentId)
      }
    }
    known.set(key, path)
    return path
  }
}
