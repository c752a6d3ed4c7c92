import type { StorefrontFeature } from '../storefront-feature.js'

/** The home page, of the sections that `home` of the shop names. */
export const homeFeature: StorefrontFeature = {
  paths: { pages: ['/'] },
  routes: [{ id: 'home/home', path: '', file: 'features/home/home-page.tsx' }],
}
