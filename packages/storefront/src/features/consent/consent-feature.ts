import type { StorefrontFeature } from '../storefront-feature.js'

/** The consent prompt, which a root route renders, and the cookie policy with the visitor's choice. */
export const consentFeature: StorefrontFeature = {
  paths: { documents: ['/cookie-policy'] },
  routes: [
    {
      id: 'consent/cookie-policy',
      path: 'cookie-policy',
      file: 'features/consent/cookie-policy-page.tsx',
    },
    { id: 'consent/save', path: 'cookie-consent', file: 'features/consent/save-consent.ts' },
    {
      id: 'consent/styles',
      path: 'consent.css',
      file: 'features/consent/consent-styles.ts',
      isLocalized: false,
    },
  ],
}
