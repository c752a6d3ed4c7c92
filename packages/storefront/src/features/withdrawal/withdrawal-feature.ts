import type { StorefrontFeature } from '../storefront-feature.js'

/**
 * Withdrawal from a contract of sale in two steps. Its receipt is a page of customer requests.
 *
 * @see Directive 2011/83/EU, article 11a
 */
export const withdrawalFeature: StorefrontFeature = {
  needs: 'WITHDRAWAL',
  paths: { personal: ['/withdraw'] },
  routes: [
    { id: 'withdrawal/order', path: 'withdraw', file: 'features/withdrawal/withdraw-page.tsx' },
    {
      id: 'withdrawal/items',
      path: 'withdraw/:orderId',
      file: 'features/withdrawal/withdraw-order-page.tsx',
    },
  ],
}
