import type { Transaction } from '../../foundation/database/database.js'
import type { CataloguePage, SeoType } from '../../foundation/generated/contract-types.js'
import type { StoredImage } from './import/image-metadata.js'
import type { CatalogueSnapshot, Translations } from './snapshot/catalogue-snapshot.js'
import { toImageView, type ImageView } from './views/image-view.js'
import { isRunning } from './views/promotion-view.js'
import type { ViewScope } from './views/view-scope.js'

export interface ListCataloguePagesOptions {
  type: SeoType
  first: number
  skip: number
  /** The tenant's. */
  locales: readonly string[]
  now: Date
}

interface CataloguePageView extends Omit<CataloguePage, 'images'> {
  images: ImageView[]
}

/** Maximum number of a page's images in the sitemap. */
const mostImages = 10

/** Pages of one kind that the shop shows now, with their addresses in every locale. */
export async function listCataloguePages(
  sql: Transaction,
  snapshot: CatalogueSnapshot,
  scope: ViewScope,
  { type, first, skip, locales, now }: ListCataloguePagesOptions,
): Promise<{ total: number; nodes: CataloguePageView[] }> {
  const toPage = (slugs: Record<string, string>, updatedAt: Date, images: StoredImage[]) => ({
    translations: locales.flatMap((locale) => {
      const slug = slugs[locale]
      return slug === undefined ? [] : [{ locale, slug }]
    }),
    updatedAt,
    images: images
      .filter(({ isDrawing }) => !isDrawing)
      .slice(0, mostImages)
      .map((image) => toImageView(image, scope)),
  })

  if (type === 'PRODUCT') {
    const ids = idsOf(snapshot)
    const rows = await readProductPages(sql, ids.slice(skip, skip + first))
    const nodes = rows.map((row) => toPage(row.slugs, row.updated_at, row.images))
    return { total: ids.length, nodes }
  }

  const nodes = {
    CATEGORY: () => [...snapshot.categories.values()].filter(({ productsCount }) => productsCount),
    BRAND: () =>
      [...snapshot.brands.values()]
        .filter(({ productsCount }) => productsCount)
        .map((brand) => ({ ...brand, translations: inAll(locales, brand) })),
    PROMOTION: () =>
      [...snapshot.promotions.values()].filter(
        (node) => node.productIds.length > 0 && isRunning(node, now),
      ),
  }[type]()
  return {
    total: nodes.length,
    nodes: nodes
      .slice(skip, skip + first)
      .map(({ translations, updatedAt, image }) =>
        toPage(slugsOf(translations), updatedAt, image ? [image] : []),
      ),
  }
}

const known = new WeakMap<CatalogueSnapshot, readonly string[]>()

/** The ids of products in their order: a part of them is read without going over all. */
function idsOf(snapshot: CatalogueSnapshot): readonly string[] {
  const ids = known.get(snapshot) ?? [...snapshot.products.keys()]
  known.set(snapshot, ids)
  return ids
}

interface ProductPageRow {
  slugs: Record<string, string>
  updated_at: Date
  images: StoredImage[]
}

/** A price counts as a change: it has a history, which the product's own row does not know of. */
function readProductPages(sql: Transaction, ids: readonly string[]): Promise<ProductPageRow[]> {
  return sql.query<ProductPageRow>(
    `SELECT p.images,
       (SELECT json_object_agg(t.key, t.value ->> 'slug') FROM jsonb_each(p.translations) t) AS slugs,
       GREATEST(p.updated_at, (
         SELECT max(h.since) FROM variants v
         JOIN price_history h ON h.tenant = v.tenant AND h.variant_id = v.id
         WHERE v.tenant = p.tenant AND v.product_id = p.id AND v.active)) AS updated_at
     FROM unnest($1::text[]) WITH ORDINALITY AS asked (id, place)
     JOIN products p ON p.id = asked.id
     ORDER BY asked.place`,
    [ids],
  )
}

function inAll(locales: readonly string[], texts: Translations[string]): Translations {
  return Object.fromEntries(locales.map((locale) => [locale, texts]))
}

function slugsOf(translations: Translations): Record<string, string> {
  return Object.fromEntries(
    Object.entries(translations).map(([locale, { slug }]) => [locale, slug]),
  )
}
