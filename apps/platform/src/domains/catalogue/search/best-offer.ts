import type {
  CatalogueSnapshot,
  IndexedProduct,
  PromotionNode,
} from '../snapshot/catalogue-snapshot.js'
import { isRunning } from '../views/promotion-view.js'

/** A product on sale with the promotion that it belongs to. */
export interface FoundOffer {
  product: IndexedProduct
  promotion: PromotionNode
}

/**
 * The offer that saves a shopper most in money: reduced, in stock or to order, with a photograph, in a promotion that
 * runs now. Of equals the merchant's first.
 */
export function bestOffer(snapshot: CatalogueSnapshot, now: Date): FoundOffer | null {
  let best: FoundOffer | null = null
  for (const promotion of snapshot.promotions.values()) {
    if (!isRunning(promotion, now)) continue
    for (const id of promotion.productIds) {
      const product = snapshot.products.get(id)
      if (!product || !isWorthShowing(product)) continue
      if (!best || product.savingMinor > best.product.savingMinor) best = { product, promotion }
    }
  }
  return best
}

function isWorthShowing({ savingMinor, hasPhoto, availability }: IndexedProduct): boolean {
  const canBeHad = availability !== 'OUT_OF_STOCK' && availability !== 'DISCONTINUED'
  return savingMinor > 0 && hasPhoto && canBeHad
}
