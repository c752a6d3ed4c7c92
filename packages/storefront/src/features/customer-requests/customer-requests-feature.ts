import type { StorefrontFeature } from '../storefront-feature.js'

/** Questions and returns with their thread of messages, and orders by number and e-mail address. */
export const customerRequestsFeature: StorefrontFeature = {
  needs: 'REQUESTS',
  paths: { personal: ['/request', '/order-lookup'] },
  routes: [
    {
      id: 'customer-requests/open',
      path: 'request',
      file: 'features/customer-requests/open-request-page.tsx',
    },
    {
      id: 'customer-requests/request',
      path: 'request/:id',
      file: 'features/customer-requests/request-page.tsx',
    },
    {
      id: 'customer-requests/order-lookup',
      path: 'order-lookup',
      file: 'features/customer-requests/order-lookup-page.tsx',
    },
  ],
}
