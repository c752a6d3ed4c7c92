import type { Transaction } from '../../../foundation/database/database.js'

/** A variant and its product as they are at this moment, in every locale. */
export interface ProductSnapshot {
  variantId: string
  productId: string
  sku: string
  brandName: string | null
  kind: string
  image: unknown
  texts: Record<string, SnapshotTexts>
}

export interface SnapshotTexts {
  name: string
  /** Distinguishes the variant within its product; empty for a single one. */
  label: string
  categoryNames: string[]
}

interface SnapshotRow extends Omit<ProductSnapshot, 'texts'> {
  translations: Record<string, { name: string }>
  options: { internalName: string; values: { value: string; label: Record<string, string> }[] }[]
  optionValues: Record<string, string>
  /** Starting with the product's main category. */
  categories: Record<string, { name: string }>[]
}

/**
 * Copies names and categories of variants for an order, which must not change with the catalogue.
 */
export async function snapshotProducts(
  sql: Transaction,
  variantIds: readonly string[],
  locales: readonly string[],
): Promise<Map<string, ProductSnapshot>> {
  const rows = await sql.query<SnapshotRow>(
    `SELECT v.id AS "variantId", v.product_id AS "productId", v.sku, b.name AS "brandName", p.kind,
            COALESCE(v.image, p.images -> 0) AS image, p.translations, p.options,
            v.option_values AS "optionValues",
            COALESCE((
              SELECT json_agg(c.translations ORDER BY pc.position)
              FROM product_categories pc
              JOIN categories c ON c.tenant = pc.tenant AND c.id = pc.category_id
              WHERE pc.tenant = p.tenant AND pc.product_id = p.id
            ), '[]') AS categories
     FROM variants v
     JOIN products p ON p.tenant = v.tenant AND p.id = v.product_id
     LEFT JOIN brands b ON b.tenant = p.tenant AND b.id = p.brand_id
     WHERE v.id = ANY($1::text[])`,
    [[...new Set(variantIds)]],
  )
  return new Map(rows.map((row) => [row.variantId, toSnapshot(row, locales)]))
}

function toSnapshot(row: SnapshotRow, locales: readonly string[]): ProductSnapshot {
  const { variantId, productId, sku, brandName, kind, image } = row
  const texts = locales.map((locale) => [locale, textsIn(row, locale)] as const)
  return { variantId, productId, sku, brandName, kind, image, texts: Object.fromEntries(texts) }
}

function textsIn(row: SnapshotRow, locale: string): SnapshotTexts {
  const labels = row.options.map(({ internalName, values }) => {
    const value = row.optionValues[internalName]
    return values.find((candidate) => candidate.value === value)?.label[locale] ?? value
  })
  return {
    name: (row.translations[locale] ?? Object.values(row.translations)[0])?.name ?? row.sku,
    label: labels.filter((label) => label !== undefined).join(', '),
    categoryNames: row.categories.flatMap((category) => category[locale]?.name ?? []),
  }
}
