import type { StorefrontFeature } from '../storefront-feature.js'

/**
 * Orders once they are placed: those of a member, their documents, their cancellation, and the
 * links in mails to staff.
 */
export const ordersFeature: StorefrontFeature = {
  needs: 'ORDERS',
  paths: { personal: ['/cancel-order', '/order-link', '/orders'] },
  routes: [
    {
      id: 'orders/orders',
      path: 'orders',
      file: 'features/orders/orders-page.tsx',
      with: 'members',
      needs: 'MEMBERS',
    },
    {
      id: 'orders/order',
      path: 'orders/:id',
      file: 'features/orders/order-page.tsx',
      with: 'members',
      needs: 'MEMBERS',
    },
    {
      id: 'orders/document',
      path: 'receipt/:id/document.pdf',
      file: 'features/orders/order-pdf.ts',
    },
    {
      id: 'orders/cancel',
      path: 'cancel-order/:id',
      file: 'features/orders/cancel-order-page.tsx',
    },
    {
      id: 'orders/link',
      path: 'order-link/:token',
      file: 'features/orders/links/order-link-page.tsx',
    },
  ],
}
