/** Files that are mutated together, and the tests that have to fail. */
export interface MutationTarget {
  /** Folder of the package, from the repository's root. */
  folder: string
  /**
   * Globs of mutated files, relative to the package's folder. Tests and test support are never
   * mutated.
   */
  mutate: readonly string[]
  /** Globs of the tests. @default all tests of the package that import a mutated file */
  tests?: readonly string[]
}

/** The share of mutants, in per cent, that the tests of a target have to notice. */
export const lowestScore = 80

const cores = ['i18n', 'seo']

/**
 * Every target of `pnpm mutate`, by name. Tests in React, random walks and those of fifty tabs are
 * excluded: they reach nearly every mutant and take seconds for each.
 */
export const targets: Readonly<Record<string, MutationTarget>> = {
  ...Object.fromEntries(
    cores.map((name) => [name, { folder: `packages/${name}`, mutate: ['src/lib/**/*.{ts,tsx}'] }]),
  ),
  'cart-core': {
    folder: 'packages/cart-core',
    mutate: ['src/lib/**/*.ts'],
    tests: ['src/lib/**/!(convergence).test.ts'],
  },
  'catalogue-core': {
    folder: 'packages/catalogue-core',
    mutate: ['src/lib/**/*.ts'],
    tests: ['src/lib/**/!(search-properties).test.ts'],
  },
  'session-core': {
    folder: 'packages/session-core',
    mutate: ['src/lib/**/*.ts', '!src/lib/browser/use-session.ts'],
    tests: ['src/lib/**/!(any-order|beside-server|many-tabs|session-machine-property).test.ts'],
  },
  'platform-pricing': {
    folder: 'apps/platform',
    mutate: ['src/foundation/pricing/*.ts', 'src/domains/orders/placing/quote-shipping.ts'],
    tests: [
      'src/foundation/pricing/*.test.ts',
      'src/domains/orders/placing/quote-shipping.test.ts',
    ],
  },
  'platform-order-states': {
    folder: 'apps/platform',
    mutate: ['src/domains/orders/order-states.ts'],
    tests: ['src/domains/orders/order-states.test.ts'],
  },
  // Apart from the states, whose tests need no database.
  'platform-order-moves': {
    folder: 'apps/platform',
    mutate: ['src/domains/orders/move-order.ts'],
    tests: ['src/domains/orders/{move-order,placing/coupon-order}.test.ts'],
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
