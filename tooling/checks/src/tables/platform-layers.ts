/** Source folder of the platform's layers. */
export const platformSource = 'apps/platform/src'

/** Folders whose sub-folders have layers of their own. */
export const platformGroups: readonly string[] = ['domains', 'foundation']

/**
 * The platform's layers, the highest first. A folder imports from lower layers; folders on one
 * layer do not import each other. Every folder of the platform is listed; a sub-folder may have a
 * layer of its own. Above all layers are the entries: the files next to the folders.
 */
export const platformLayers: readonly (readonly string[])[] = [
  ['composition'],
  ['http', 'graphql', 'commands'],
  // E-mails and documents present domain data: they are not GraphQL responses and need no request.
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
    'domains/reviews',
    'domains/staff-keys',
    'domains/webhooks',
  ],
  ['foundation/jobs', 'foundation/mail', 'foundation/tenants', 'foundation/throttle'],
  [
    'foundation/calendar',
    'foundation/colours',
    'foundation/database',
    'foundation/files',
    'foundation/log',
    'foundation/pdf',
    'foundation/pricing',
    'foundation/messages',
  ],
]
