import { contentFeature } from '../../features/content/content-feature.js'
import type { StorefrontFeature } from '../../features/storefront-feature.js'

/** Names of features. */
export type FeatureName = keyof typeof allFeatures

/** Every feature by its name. */
export const allFeatures = {
  content: contentFeature,
} satisfies Record<string, StorefrontFeature>
