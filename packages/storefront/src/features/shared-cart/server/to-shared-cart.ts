import type { SharedCartViewFragment } from '@floga/api-client/operations'
import type { SharedCart, SharedCartSuggestion } from '@floga/cart-core/shared-cart'

import { imageSizes, toImage } from '../../../components/images/to-image.js'
import type { ImagesShop } from '../../../components/images/to-image.js'
import type { ImageAsset } from '@floga/ui'

/** A suggested product for a locked cart, as the shop shows it. */
export interface ShopSuggestion extends SharedCartSuggestion {
  image: ImageAsset
}

/** The shared cart as the shop's pages have it. */
export type ShopSharedCart = SharedCart<ShopSuggestion>

/** Converts the platform's shared cart to cart-core's; its events are requested separately. */
export function toSharedCart(shop: ImagesShop, sharedCart: SharedCartViewFragment): ShopSharedCart {
  return {
    ...sharedCart,
    log: [],
    suggestions: sharedCart.suggestions.map(({ variant, image, ...suggestion }) => ({
      ...suggestion,
      person: { ...suggestion.person, isAsker: false },
      productName: variant.label
        ? `${suggestion.productName}, ${variant.label}`
        : suggestion.productName,
      image: toImage(shop, image, { sizes: imageSizes.thumbnail, alt: '', kind: null }),
    })),
  }
}
