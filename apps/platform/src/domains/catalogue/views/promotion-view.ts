import type { CatalogueSnapshot, PromotionNode } from '../snapshot/catalogue-snapshot.js'
import type { ImageView } from './image-view.js'
import { toImageView } from './image-view.js'
import type { ViewScope } from './view-scope.js'
import { pickTranslation } from './view-scope.js'
import type { Promotion } from '../../../foundation/generated/contract-types.js'

/** The contract's `Promotion`, its products by id. */
export interface PromotionView extends Omit<Promotion, 'image' | 'products'> {
  image: ImageView | null
  productIds: string[]
}

/** Localizes a promotion. */
export function toPromotionView(
  node: PromotionNode,
  snapshot: CatalogueSnapshot,
  scope: ViewScope,
): PromotionView {
  const texts = pickTranslation(node.translations, scope)
  return {
    id: node.id,
    slug: texts.slug,
    name: texts.name,
    excerpt: texts.excerpt ?? null,
    description: texts.description ?? null,
    productsCount: node.productIds.length,
    discountRate: Math.max(
      0,
      ...node.productIds.map((id) => snapshot.products.get(id)?.discountRate ?? 0),
    ),
    image: node.image && toImageView(node.image, scope),
    startsAt: node.startsAt,
    endsAt: node.endsAt,
    productIds: node.productIds,
  }
}

export interface ListPromotionsOptions {
  first: number
  skip: number
  where?: { excludeIds?: readonly string[] | null; active?: boolean | null } | null
  order?: 'SORT_ORDER' | 'NEWEST' | 'NAME' | null
  now: Date
}

/** A page of promotions with a discount; only the current ones unless `active` is false. */
export function listPromotions(
  snapshot: CatalogueSnapshot,
  scope: ViewScope,
  options: ListPromotionsOptions,
): { total: number; nodes: PromotionView[] } {
  const { excludeIds, active } = options.where ?? {}
  const nodes = [...snapshot.promotions.values()].filter(
    (node) =>
      node.productIds.length > 0 &&
      !excludeIds?.includes(node.id) &&
      (active === false || isRunning(node, options.now)),
  )
  if (options.order === 'NEWEST') {
    nodes.sort((left, right) => right.createdAt.getTime() - left.createdAt.getTime())
  }
  const views = nodes.map((node) => toPromotionView(node, snapshot, scope))
  if (options.order === 'NAME') {
    const collator = new Intl.Collator(scope.locale, { numeric: true })
    views.sort((left, right) => collator.compare(left.name, right.name))
  }
  return { total: views.length, nodes: views.slice(options.skip, options.skip + options.first) }
}

/** Whether a promotion has begun and not ended. */
export function isRunning(node: PromotionNode, now: Date): boolean {
  return (!node.startsAt || node.startsAt <= now) && (!node.endsAt || node.endsAt > now)
}
