import { appFeature } from '../../features/app/app-feature.js'
import { backInStockFeature } from '../../features/back-in-stock/back-in-stock-feature.js'
import { brandsFeature } from '../../features/catalogue/brands/brands-feature.js'
import { offersFeature } from '../../features/catalogue/offers/offers-feature.js'
import { cartFeature } from '../../features/cart/cart-feature.js'
import { catalogueFeature } from '../../features/catalogue/catalogue-feature.js'
import { checkoutFeature } from '../../features/checkout/checkout-feature.js'
import { compareFeature } from '../../features/compare/compare-feature.js'
import { consentFeature } from '../../features/consent/consent-feature.js'
import { contactFeature } from '../../features/contact/contact-feature.js'
import { contentFeature } from '../../features/content/content-feature.js'
import { customerRequestsFeature } from '../../features/customer-requests/customer-requests-feature.js'
import { feedsFeature } from '../../features/feeds/feeds-feature.js'
import { homeFeature } from '../../features/home/home-feature.js'
import { membersFeature } from '../../features/members/members-feature.js'
import { newsletterFeature } from '../../features/newsletter/newsletter-feature.js'
import { ordersFeature } from '../../features/orders/orders-feature.js'
import { reviewsFeature } from '../../features/reviews/reviews-feature.js'
import { searchFeature } from '../../features/search/search-feature.js'
import { sharedCartFeature } from '../../features/shared-cart/shared-cart-feature.js'
import { visitsFeature } from '../../features/visits/visits-feature.js'
import { withdrawalFeature } from '../../features/withdrawal/withdrawal-feature.js'
import type { StorefrontFeature } from '../../features/storefront-feature.js'

/** Names of features. */
export type FeatureName = keyof typeof allFeatures

/** Features that an app wants; the others have no route. */
export type WantedFeatures = Readonly<Partial<Record<FeatureName, boolean>>>

/** Every feature by its name. */
export const allFeatures = {
  app: appFeature,
  backInStock: backInStockFeature,
  brands: brandsFeature,
  cart: cartFeature,
  catalogue: catalogueFeature,
  checkout: checkoutFeature,
  compare: compareFeature,
  consent: consentFeature,
  contact: contactFeature,
  content: contentFeature,
  customerRequests: customerRequestsFeature,
  feeds: feedsFeature,
  home: homeFeature,
  members: membersFeature,
  newsletter: newsletterFeature,
  offers: offersFeature,
  orders: ordersFeature,
  reviews: reviewsFeature,
  search: searchFeature,
  sharedCart: sharedCartFeature,
  visits: visitsFeature,
  withdrawal: withdrawalFeature,
} satisfies Record<string, StorefrontFeature>

/** The features that are wanted. */
export function listFeatures(wanted: WantedFeatures): StorefrontFeature[] {
  return Object.entries(allFeatures)
    .filter(([name]) => isWanted(wanted, name))
    .map(([, feature]) => feature)
}

/** Whether the feature of a name is wanted. */
export function isWanted(wanted: WantedFeatures, name: string): boolean {
  return wanted[name as FeatureName] === true
}
