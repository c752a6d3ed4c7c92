import type { StorefrontFeature } from '../storefront-feature.js'

/** How to reach the shop, and a message to it. */
export const contactFeature: StorefrontFeature = {
  needs: 'REQUESTS',
  paths: { pages: ['/contact'], personal: ['/form-timestamp'] },
  routes: [
    { id: 'contact/contact', path: 'contact', file: 'features/contact/contact-page.tsx' },
    {
      id: 'contact/security-txt',
      path: '.well-known/security.txt',
      file: 'features/contact/security-txt.ts',
      isLocalized: false,
    },
    // For forms in cached pages.
    {
      id: 'contact/form-timestamp',
      path: 'form-timestamp',
      file: 'forms/form-timestamp.ts',
      isLocalized: false,
    },
  ],
}
