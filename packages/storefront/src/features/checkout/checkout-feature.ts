import type { StorefrontFeature } from '../storefront-feature.js'

/**
 * From the cart to the receipt: contact, delivery and payment on one page, the payment provider's
 * page, and the order.
 */
export const checkoutFeature: StorefrontFeature = {
  paths: { personal: ['/checkout', '/receipt'] },
  routes: [
    { id: 'checkout/checkout', path: 'checkout', file: 'features/checkout/form/checkout-page.tsx' },
    {
      id: 'checkout/payment',
      path: 'checkout/payment/:id',
      file: 'features/checkout/payment/payment-page.tsx',
      needs: 'ONLINE_PAYMENT',
    },
    {
      id: 'checkout/return',
      path: 'checkout/return/:id',
      file: 'features/checkout/payment/payment-return.ts',
      needs: 'ONLINE_PAYMENT',
    },
    {
      id: 'checkout/checking',
      path: 'checkout/checking',
      file: 'features/checkout/actions/checking-page.tsx',
    },
    {
      id: 'checkout/receipt',
      path: 'receipt/:id',
      file: 'features/checkout/receipt/receipt-page.tsx',
    },
  ],
}
