/** Where the platform's layers lie. */
export const platformSource = 'apps/platform/src'

/** Folders whose sub-folders have layers of their own. */
export const platformGroups: readonly string[] = ['domains', 'foundation']

/**
 * The platform's layers, the highest first. A folder imports from layers below its own; folders on
 * one layer do not know each other. Every folder of the platform stands here; a sub-folder may have a
 * layer of its own. Above all layers are the entries: the files beside the folders.
 */
export const platformLayers: readonly (readonly string[])[] = [
  ['composition'],
  ['http', 'graphql', 'commands'],
  // Mails and documents say what the domains know: they are no answers of GraphQL, and no request is needed for them.
  ['composition/documents', 'composition/mails'],
  [
    'domains/assets',
    'domains/auth',
    'domains/back-in-stock',
    'domains/cart',
    'domains/catalogue',
    'domains/content',
    'domains/coupons',
    'domains/daily-counts',
    'domains/customer-requests',
    'domains/members',
    'domains/newsletter',
    'domains/orders',
    'domains/payment',
  ],
  ['foundation/jobs', 'foundation/mail', 'foundation/tenants', 'foundation/throttle'],
  [
    'foundation/calendar',
    'foundation/colours',
    'foundation/database',
    'foundation/log',
    'foundation/pdf',
    'foundation/pricing',
    'foundation/words',
  ],
]
