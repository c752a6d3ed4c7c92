import type { CatalogueSnapshot, PromotionNode } from '../snapshot/catalogue-snapshot.js'
import { isRunning } from '../views/promotion-view.js'

/** When an offer begins and ends. */
export interface SalePeriod {
  startsAt: Date
  endsAt: Date
}

const known = new WeakMap<CatalogueSnapshot, ReadonlyMap<string, readonly PromotionNode[]>>()

/** The period of the running offer that holds a product and ends first; null where none of them ends. */
export function salePeriodOf(
  productId: string,
  snapshot: CatalogueSnapshot,
  now: Date,
): SalePeriod | null {
  const [first] = (endingByProduct(snapshot).get(productId) ?? [])
    .filter((node) => isRunning(node, now))
    .flatMap(({ startsAt, createdAt, endsAt }) =>
      endsAt ? [{ startsAt: startsAt ?? createdAt, endsAt }] : [],
    )
    .sort((left, right) => left.endsAt.getTime() - right.endsAt.getTime())
  return first ?? null
}

/** Offers that end, by product. */
function endingByProduct(
  snapshot: CatalogueSnapshot,
): ReadonlyMap<string, readonly PromotionNode[]> {
  const cached = known.get(snapshot)
  if (cached) return cached
  const made = new Map<string, PromotionNode[]>()
  for (const node of snapshot.promotions.values()) {
    if (!node.endsAt) continue
    for (const id of node.productIds) {
      const held = made.get(id)
      if (held) held.push(node)
      else made.set(id, [node])
    }
  }
  known.set(snapshot, made)
  return made
}
