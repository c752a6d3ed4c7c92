import type { StorefrontFeature } from '../storefront-feature.js'

/** A cart that several people fill, and one of them orders. */
export const sharedCartFeature: StorefrontFeature = {
  needs: 'SHARED_CART',
  paths: { personal: ['/shared-cart'] },
  routes: [
    {
      id: 'shared-cart/shared-cart',
      path: 'shared-cart',
      file: 'features/shared-cart/shared-cart-page.tsx',
    },
    {
      id: 'shared-cart/person',
      path: 'shared-cart/people/:id',
      file: 'features/shared-cart/people/person-page.tsx',
    },
    {
      id: 'shared-cart/ordered',
      path: 'shared-cart/ordered',
      file: 'features/shared-cart/ordered/ordered-cart-page.tsx',
    },
    {
      id: 'shared-cart/join',
      path: 'shared-cart/join',
      file: 'features/shared-cart/join/join-cart-page.tsx',
    },
    {
      id: 'shared-cart/open-invitation',
      path: 'shared-cart/join/:secret',
      file: 'features/shared-cart/join/open-invitation.ts',
    },
    {
      id: 'shared-cart/state',
      path: 'shared-cart/state',
      file: 'features/shared-cart/shared-cart-state.ts',
    },
    {
      id: 'shared-cart/updates',
      path: 'shared-cart/updates',
      file: 'features/shared-cart/shared-cart-updates.ts',
    },
  ],
}
