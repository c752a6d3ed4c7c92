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

const printable = ['withdrawal-form', 'legal-guarantee']
const shippingMethods = 'shipping-methods'

/** Texts of the shop: terms, policies, answers. A document that the platform lacks is not found. */
export const contentFeature: StorefrontFeature = {
  needs: 'CONTENT',
  paths: { documents: [...documents, ...printable, shippingMethods].map((path) => `/${path}`) },
  routes: [
    ...routesTo('features/content/content-page.tsx', documents),
    ...routesTo('features/content/printable-page.tsx', printable),
    ...routesTo('features/content/shipping-methods-page.tsx', [shippingMethods]),
  ],
}

function routesTo(file: string, paths: readonly string[]): FeatureRoute[] {
  return paths.map((path) => ({ id: `content/${path}`, path, file }))
}
