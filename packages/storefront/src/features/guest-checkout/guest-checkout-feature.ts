import type { StorefrontFeature } from '../storefront-feature.js'

/**
 * A checkout on one page, for guests: to the shop's country, by the first way to deliver that the
 * platform names, and the first to pay without a provider's page.
 */
export const guestCheckoutFeature: StorefrontFeature = {
  paths: { personal: ['/checkout', '/receipt'] },
  routes: [
    {
      id: 'guest-checkout/checkout',
      path: 'checkout',
      file: 'features/guest-checkout/guest-checkout-page.tsx',
    },
    {
      id: 'guest-checkout/receipt',
      path: 'receipt/:id',
      file: 'features/guest-checkout/guest-receipt-page.tsx',
    },
  ],
}
