import type { StorefrontFeature } from '../storefront-feature.js'

/** Subscribing to the newsletter and leaving it, each confirmed by a link of a mail. */
export const newsletterFeature: StorefrontFeature = {
  needs: 'NEWSLETTER',
  paths: { personal: ['/newsletter'] },
  routes: [
    {
      id: 'newsletter/subscribe',
      path: 'newsletter',
      file: 'features/newsletter/newsletter-page.tsx',
    },
    {
      id: 'newsletter/confirm',
      path: 'newsletter/confirm/:id',
      file: 'features/newsletter/newsletter-confirm-page.tsx',
    },
    {
      id: 'newsletter/leave',
      path: 'newsletter/leave/:id',
      file: 'features/newsletter/newsletter-leave-page.tsx',
    },
  ],
}
