/** What is mutated together, and which tests have to notice it. */
export interface MutationTarget {
  /** Folder of the package, from the repository's root. */
  folder: string
  /** Globs of the files that are mutated, from the package's folder. Tests and what only tests use are never mutated. */
  mutate: readonly string[]
  /** Globs of the tests that run. Left out, all tests of the package that import a mutated file. */
  tests?: readonly string[]
}

/** The share of mutants, in per cent, that the tests of a target have to notice. */
export const lowestScore = 80

const cores = ['session-core', 'cart-core', 'catalogue-core', 'i18n', 'seo']

/** Every target of `pnpm mutate`, by its name. */
export const targets: Readonly<Record<string, MutationTarget>> = {
  ...Object.fromEntries(
    cores.map((name) => [name, { folder: `packages/${name}`, mutate: ['src/lib/**/*.{ts,tsx}'] }]),
  ),
  'platform-pricing': {
    folder: 'apps/platform',
    mutate: ['src/foundation/pricing/*.ts', 'src/domains/orders/placing/quote-shipping.ts'],
    tests: [
      'src/foundation/pricing/*.test.ts',
      'src/domains/orders/placing/quote-shipping.test.ts',
    ],
  },
  'platform-orders': {
    folder: 'apps/platform',
    mutate: ['src/domains/orders/order-states.ts', 'src/domains/orders/move-order.ts'],
    tests: ['src/domains/orders/*.test.ts'],
  },
  'platform-payment': {
    folder: 'apps/platform',
    mutate: ['src/domains/payment/attempts/decide-payment.ts'],
    tests: ['src/domains/payment/attempts/decide-payment.test.ts'],
  },
}

/** Files of a package that no target mutates. */
export const neverMutated: readonly string[] = [
  '!src/**/*.test.{ts,tsx}',
  '!src/**/*.test-d.ts',
  '!src/**/testing/**',
  '!src/**/testing.ts',
  '!src/**/generated/**',
]
