/** An example of a package that its page runs. */
export interface PackageExample {
  /** File of the package's `examples`, without its ending. */
  file: string
  /** Exports without arguments that are called too. */
  calls?: readonly string[]
  /** It needs a server: its page shows the source without a result. */
  isServerOnly?: boolean
}

/** By folder of the package. The kit itself is all the other pages. */
export const examples = {
  analytics: { file: 'measure-a-shop' },
  'api-client': { file: 'query-a-product', isServerOnly: true },
  'browser-storage': { file: 'keep-a-list' },
  'cart-core': { file: 'reckon-with-money' },
  'catalogue-core': { file: 'pay-in-parts' },
  consent: { file: 'ask-for-consent' },
  'fold-text': { file: 'find-options' },
  i18n: { file: 'choose-a-language' },
  'platform-contract': { file: 'check-a-form' },
  pwa: { file: 'serve-a-manifest' },
  'remix-server': { file: 'serve-a-build', isServerOnly: true },
  seo: { file: 'describe-a-page', calls: ['meta'] },
  'session-core': { file: 'return-after-login' },
} as const satisfies Record<string, PackageExample>

/** Folder of a package that has a page. */
export type ExamplePackage = keyof typeof examples
