/**
 * Allowed imports between packages, by package name. A package that is not listed under `siblings`
 * may import no sibling at all.
 *
 * @see docs/architecture.md
 */
export const siblingsAllowed: Readonly<Record<string, readonly string[] | 'every package'>> = {
  '@floga/api-client': ['@floga/platform-contract', '@floga/fold-text'],
  '@floga/cart-core': ['@floga/browser-storage'],
  '@floga/catalogue-core': ['@floga/browser-storage', '@floga/fold-text'],
  // Hashes and types of its operations, never the client: responses are validated as received.
  '@floga/platform-conformance': ['@floga/platform-contract', '@floga/api-client'],
  // The schema alone, as files.
  '@floga/operation-codegen': ['@floga/platform-contract'],
  '@floga/pwa': ['@floga/browser-storage'],
  // Pages built from all of them, which a shop would otherwise write itself.
  '@floga/storefront': [
    '@floga/analytics',
    '@floga/api-client',
    '@floga/browser-storage',
    '@floga/cart-core',
    '@floga/catalogue-core',
    '@floga/consent',
    '@floga/fold-text',
    '@floga/i18n',
    '@floga/platform-contract',
    '@floga/pwa',
    '@floga/remix-server',
    '@floga/seo',
    '@floga/session-core',
    '@floga/telemetry',
    '@floga/ui',
  ],
  '@floga/session-core': ['@floga/browser-storage'],
  '@floga/ui': ['@floga/fold-text'],
  // Only in tests: seo, because the importer reads the feeds that a shop writes, and the contract's
  // conformance suite.
  '@floga/platform': [
    '@floga/platform-contract',
    '@floga/create-shop',
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
  // Updates the committed files of api-client, as other shops do theirs.
  '@floga/codegen': ['@floga/operation-codegen'],
  '@floga/payment-sandbox': [],
  // It reaches the platform over HTTP; of the contract it uses the format of records.
  '@floga/connector-medusa': ['@floga/fold-text', '@floga/platform-contract'],
}
