import type { TestPlatform, Engine } from './fixtures/test-platform.js'
import type { TestProduct } from './fixtures/test-products.js'

/** How much of a case is run: all of it, or enough to notice a failure. */
export type Scale = 'full' | 'short'

export interface CaseOutcome {
  /** Counters, in the order of output. */
  figures: Record<string, number | string>
  /** Violations, a sentence each; none means that the case passed. */
  failures: string[]
}

/** One case: puts a running platform under load or fault and counts the results. */
export interface ChaosCase {
  name: string
  /** The requirement under test. */
  description: string
  /** Engines that it runs on: locks need more than one connection. */
  engines: readonly Engine[]
  /** It starts the shop, which has to be built. @default the platform alone */
  needsShop?: true
  /** Multiplies the platform's limits. @default so much that none is reached */
  limitsFactor?: number | undefined
  /** The products that it orders; no other case orders them. */
  products(scale: Scale): TestProduct[]
  run(platform: TestPlatform, scale: Scale): Promise<CaseOutcome>
}

/** Collects failures; a repeated one is listed once, with its count. */
export function createFailureList() {
  const counts = new Map<string, number>()
  return {
    expect(isTrue: boolean, failure: string): void {
      if (!isTrue) counts.set(failure, (counts.get(failure) ?? 0) + 1)
    },
    list: (): string[] =>
      [...counts].map(([text, count]) => (count === 1 ? text : `${text} (${count} times)`)),
  }
}

export type FailureList = ReturnType<typeof createFailureList>
