/** Where the web app's folders lie. */
export const webSource = 'apps/web/app'

/** Folders of the web app that have a layer for each folder in them; every other folder is one as a whole. */
export const webGroups: readonly string[] = ['shell']

/**
 * The web app's layers, the highest first: the layout frames every page, features do not know each other, and what several
 * features show stands below them. A folder imports from folders below its own; every folder is listed. The modules at the
 * root stand above all.
 */
export const webLayers: readonly (readonly string[])[] = [
  ['shell/layout'],
  [
    'account',
    'auth',
    'catalogue',
    'checkout',
    'content',
    'customer-requests',
    'newsletter',
    'pwa',
    'resources',
    'withdrawal',
  ],
  ['orders'],
  ['session'],
  ['cart'],
  ['shell/email-link'],
  ['shell/forms'],
  ['shell/links', 'shell/page'],
  ['shell/drawn-ahead'],
  ['wiring'],
]
