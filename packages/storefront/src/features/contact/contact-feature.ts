import type { StorefrontFeature } from '../storefront-feature.js'

/** How to reach the shop, and a message to it. */
export const contactFeature: StorefrontFeature = {
  needs: 'REQUESTS',
  paths: { pages: ['/contact'], personal: ['/form-timestamp'] },
  routes: [
    { id: 'contact/contact', path: 'contact', file: 'features/contact/contact-page.tsx' },
    // For forms in cached pages.
    {
      id: 'contact/form-timestamp',
      path: 'form-timestamp',
      file: 'forms/form-timestamp.ts',
      isLocalized: false,
    },
  ],
}
