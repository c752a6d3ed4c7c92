/**
 * Who may import whom, by package name. A package that is not listed under `siblings` may import no
 * sibling at all.
 *
 * @see docs/architecture.md
 */
export const siblingsAllowed: Readonly<Record<string, readonly string[] | 'every package'>> = {
  '@floga/api-client': ['@floga/platform-contract', '@floga/fold-text'],
  '@floga/cart-core': ['@floga/browser-storage'],
  '@floga/catalogue-core': ['@floga/browser-storage', '@floga/fold-text'],
  // Hashes and types of the operations that it asks, never the client: what comes back is looked at as it came.
  '@floga/platform-conformance': ['@floga/platform-contract', '@floga/api-client'],
  // The schema alone, as files.
  '@floga/operation-codegen': ['@floga/platform-contract'],
  '@floga/pwa': ['@floga/browser-storage'],
  // Pages made of all of them: what a shop would otherwise write itself.
  '@floga/storefront': [
    '@floga/api-client',
    '@floga/cart-core',
    '@floga/catalogue-core',
    '@floga/i18n',
    '@floga/remix-server',
    '@floga/seo',
    '@floga/ui',
  ],
  '@floga/session-core': ['@floga/browser-storage'],
  '@floga/ui': ['@floga/fold-text'],
  // In tests alone: seo, since what a shop writes into a feed is read back by the importer, and the suite of the contract.
  '@floga/platform': [
    '@floga/platform-contract',
    '@floga/platform-conformance',
    '@floga/api-client',
    '@floga/fold-text',
    '@floga/i18n',
    '@floga/seo',
    '@floga/telemetry',
  ],
  '@floga/web': 'every package',
  '@floga/tenant-minimal': 'every package',
  '@floga/storybook': ['@floga/ui', '@floga/i18n'],
  // The suite in tests alone; of api-client the list of hashes, as data.
  '@floga/backend-minimal': [
    '@floga/platform-contract',
    '@floga/api-client',
    '@floga/platform-conformance',
  ],
  // Keeps the committed files of api-client up to date, as other shops do theirs.
  '@floga/codegen': ['@floga/operation-codegen'],
  '@floga/payment-sandbox': [],
}
