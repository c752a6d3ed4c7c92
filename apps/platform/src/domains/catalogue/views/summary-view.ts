import { LRUCache } from 'lru-cache'
import type { Transaction } from '../../../foundation/database/database.js'
import { productAvailability } from '../../../foundation/pricing/availability.js'
import type { StoredImage } from '../import/image-metadata.js'
import { cheapestVariant, listedReduction } from '../price-reduction.js'
import type { CatalogueSnapshot, Translations } from '../snapshot/catalogue-snapshot.js'
import type { BrandView } from './brand-view.js'
import { findBrandView } from './brand-view.js'
import type { CategoryView } from './category-view.js'
import { toBreadcrumbs } from './category-view.js'
import type { ImageView } from './image-view.js'
import { toImageView } from './image-view.js'
import type { StoredProperty } from './property-view.js'
import { toPropertyViews } from './property-view.js'
import type { StoredOption, VariantRow, VariantView } from './variant-view.js'
import { toVariantView, variantJson } from './variant-view.js'
import type { ViewScope } from './view-scope.js'
import { pickTranslation, pickText } from './view-scope.js'
import type { ColorChoice, ProductSummary } from '../../../foundation/generated/contract-types.js'

/** The contract's `ProductSummary`, without its rating. */
export interface SummaryView extends Omit<
  ProductSummary,
  'master' | 'image' | 'brand' | 'category' | 'rating'
> {
  master: VariantView
  image: ImageView | null
  brand: BrandView | null
  category: CategoryView | null
}

/** Fields of a product that only an import changes, without those of its own page. */
interface SummaryProduct {
  id: string
  kind: string
  brandId: string | null
  translations: Translations
  options: StoredOption[]
  properties: StoredProperty[]
  image: StoredImage | null
  dangerousGoods: boolean
  taxRate: number
}

interface VariantsRow {
  id: string
  variants: VariantRow[]
}

type SummaryRow = SummaryProduct & VariantsRow

/** Cached for one version of a catalogue: some 3 kB each. */
const maxProducts = 2_000

const products = new WeakMap<CatalogueSnapshot, LRUCache<string, SummaryProduct>>()

/**
 * Reads published products as lists show them, by id, in one statement. Fields that only change
 * with the catalogue's version are cached; prices and stock are read each time.
 */
export async function loadSummaries(
  sql: Transaction,
  ids: readonly string[],
  snapshot: CatalogueSnapshot,
  scope: ViewScope,
): Promise<Map<string, SummaryView>> {
  const kept = products.get(snapshot) ?? new LRUCache({ max: maxProducts })
  products.set(snapshot, kept)
  const rows = await readRows(sql, ids, kept)
  return new Map(rows.map((row) => [row.id, toSummaryView(row, snapshot, scope)]))
}

async function readRows(
  sql: Transaction,
  ids: readonly string[],
  kept: LRUCache<string, SummaryProduct>,
): Promise<SummaryRow[]> {
  const known = ids.flatMap((id) => kept.get(id) ?? [])
  if (known.length === ids.length) {
    const rows = await sql.query<VariantsRow>(variantsStatement, [ids])
    const variantsOf = new Map(rows.map(({ id, variants }) => [id, variants]))
    return known.flatMap((product) => {
      const variants = variantsOf.get(product.id)
      return variants ? [{ ...product, variants }] : []
    })
  }
  const rows = await sql.query<SummaryRow>(summariesStatement, [ids])
  for (const { variants: _variants, ...product } of rows) {
    kept.set(product.id, { ...product, translations: withoutDescriptions(product.translations) })
  }
  return rows
}

const variantsStatement = `SELECT v.product_id AS id, json_agg(${variantJson} ORDER BY v.position) AS variants
  FROM variants v WHERE v.product_id = ANY ($1::text[]) AND v.active GROUP BY v.product_id`

const summariesStatement = `SELECT p.id, p.kind, p.brand_id AS "brandId", p.translations, p.options, p.properties,
    p.images -> 0 AS image, p.dangerous_goods AS "dangerousGoods", p.tax_rate AS "taxRate",
    (SELECT json_agg(${variantJson} ORDER BY v.position) FROM variants v
     WHERE v.tenant = p.tenant AND v.product_id = p.id AND v.active) AS variants
  FROM products p
  WHERE p.id = ANY ($1::text[]) AND p.published
    AND EXISTS (SELECT FROM variants v
      WHERE v.tenant = p.tenant AND v.product_id = p.id AND v.active)`

function withoutDescriptions(translations: Translations): Translations {
  return Object.fromEntries(
    Object.entries(translations).map(([locale, { description: _description, ...texts }]) => [
      locale,
      texts,
    ]),
  )
}

function toSummaryView(
  row: SummaryRow,
  snapshot: CatalogueSnapshot,
  scope: ViewScope,
): SummaryView {
  const texts = pickTranslation(row.translations, scope)
  const [master] = row.variants
  const cheapest = cheapestVariant(row.variants)
  if (!master || !cheapest) throw new Error(`Product ${row.id} has no variant.`)
  const reduction = listedReduction(row.variants)
  const cheapestView = toVariantView(cheapest, row, scope)
  const [homeId] = snapshot.products.get(row.id)?.categoryIds ?? []
  return {
    id: row.id,
    name: texts.name,
    slug: texts.slug,
    excerpt: texts.excerpt ?? null,
    sku: master.sku,
    variantsCount: row.variants.length,
    onSale: reduction.isReduced,
    discountRate: reduction.rate,
    availability: productAvailability(row.variants),
    master: toVariantView(master, row, scope),
    salePriceWithTax: cheapestView.salePriceWithTax,
    priceWithTax: cheapestView.priceWithTax,
    lowestPrice30Days: cheapestView.lowestPrice30Days,
    image: row.image && toImageView(row.image, scope),
    kind: row.kind,
    brand: findBrandView(row.brandId, snapshot, scope),
    facts: toPropertyViews(row.properties, scope).facts,
    colors: toColors(row, scope),
    category: toBreadcrumbs(homeId, snapshot, scope).at(-1) ?? null,
    dangerousGoods: row.dangerousGoods,
  }
}

/** Colours that have a variant, each with the first one. */
function toColors({ options, variants }: SummaryRow, scope: ViewScope): ColorChoice[] {
  return options
    .filter((option) => option.kind === 'color')
    .flatMap(({ internalName, values }) =>
      values.flatMap(({ value, label }) => {
        const variant = variants.find((each) => each.optionValues[internalName] === value)
        return variant ? [{ value, label: pickText(label, scope) ?? value, sku: variant.sku }] : []
      }),
    )
}
