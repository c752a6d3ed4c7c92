import type { FeatureRoute, StorefrontFeature } from '../storefront-feature.js'

/** Documents that are a text and nothing else, by their paths. */
const documents = [
  'privacy',
  'terms-and-conditions',
  'terms-of-service',
  'payment-methods',
  'questions',
  'accessibility',
]

/** Texts of the shop: terms, policies, answers. A document that the platform lacks is not found. */
export const contentFeature: StorefrontFeature = {
  routes: [
    ...routesTo('features/content/content-page.tsx', documents),
    ...routesTo('features/content/printable-page.tsx', ['withdrawal-form', 'legal-guarantee']),
    ...routesTo('features/content/shipping-methods-page.tsx', ['shipping-methods']),
  ],
}

function routesTo(file: string, paths: readonly string[]): FeatureRoute[] {
  return paths.map((path) => ({ id: `content/${path}`, path, file }))
}
