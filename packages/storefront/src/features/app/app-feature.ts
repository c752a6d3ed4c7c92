import type { StorefrontFeature } from '../storefront-feature.js'

/**
 * The shop as an app: manifest, icons, and a page for when there is no connection. The layout starts
 * the service worker. `app` of `createStorefront` says how it is installed.
 */
export const appFeature: StorefrontFeature = {
  routes: [
    { id: 'app/offline', path: 'offline', file: 'features/app/offline-page.tsx' },
    { id: 'app/manifest', path: 'manifest.webmanifest', file: 'features/app/manifest.ts' },
    {
      id: 'app/favicon',
      path: 'favicon.ico',
      file: 'features/app/favicon.ts',
      isLocalized: false,
    },
    {
      id: 'app/touch-icon',
      path: 'apple-touch-icon.png',
      file: 'features/app/apple-touch-icon.ts',
      isLocalized: false,
    },
  ],
}
