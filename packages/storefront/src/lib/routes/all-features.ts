import { consentFeature } from '../../features/consent/consent-feature.js'
import { contactFeature } from '../../features/contact/contact-feature.js'
import { contentFeature } from '../../features/content/content-feature.js'
import { customerRequestsFeature } from '../../features/customer-requests/customer-requests-feature.js'
import { feedsFeature } from '../../features/feeds/feeds-feature.js'
import { newsletterFeature } from '../../features/newsletter/newsletter-feature.js'
import { withdrawalFeature } from '../../features/withdrawal/withdrawal-feature.js'
import type { StorefrontFeature } from '../../features/storefront-feature.js'

/** Names of features. */
export type FeatureName = keyof typeof allFeatures

/** Every feature by its name. */
export const allFeatures = {
  consent: consentFeature,
  contact: contactFeature,
  content: contentFeature,
  customerRequests: customerRequestsFeature,
  feeds: feedsFeature,
  newsletter: newsletterFeature,
  withdrawal: withdrawalFeature,
} satisfies Record<string, StorefrontFeature>
