/**
 * Who may import whom, by package name. A room that is not listed under `siblings` may import no
 * sibling at all.
 *
 * @see docs/architecture.md
 */
export const siblingsAllowed: Readonly<Record<string, readonly string[] | 'every package'>> = {
  '@floga/api-client': ['@floga/platform-contract'],
  '@floga/platform': ['@floga/platform-contract', '@floga/api-client'],
  '@floga/web': 'every package',
  '@floga/storybook': ['@floga/ui', '@floga/i18n'],
  '@floga/payment-sandbox': [],
}

/** Rooms below these folders are areas of the web app: none imports another. */
export const webAreasFolder = 'apps/web/app/routes'

/** What the web app's import alias stands for. */
export const webAlias = { prefix: '~/', folder: 'apps/web/app/' }

/**
 * The platform's floors, the highest first. A folder imports from floors below its own; folders
 * on one floor do not know each other. Folders that are not listed are free: entry points above
 * all floors, and plain calculations below them.
 */
export const platformFloors: readonly (readonly string[])[] = [
  ['http'],
  ['graphql'],
  [
    'auth',
    'members',
    'catalogue',
    'cart',
    'coupons',
    'orders',
    'payment',
    'restock',
    'requests',
    'content',
    'site',
    'assets',
    'mail',
  ],
  ['database'],
]

/** Where the platform's folders lie. */
export const platformSource = 'apps/platform/src'
