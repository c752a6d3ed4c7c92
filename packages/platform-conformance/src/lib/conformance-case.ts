import type { Caller } from './caller.js'
import type { ConformanceFacts } from './facts.js'
import type { Level } from './levels.js'
import type { Shopper } from './shopper.js'

/** What a case works with. */
export interface CaseContext {
  call: Caller
  shopper: Shopper
  facts: ConformanceFacts
  tenant: string
  locale: string
}

/** One thing that the contract asks for. */
export interface ConformanceCase {
  level: Level
  /** What the contract asks for, as a sentence. */
  name: string
  /** Where it says so. */
  contract: string
  /** @throws {ContractViolation} when it is not so, {CannotTry} when it cannot be found out. */
  run(context: CaseContext): Promise<void>
}

/** Cases of one level. */
export function casesOf(
  level: Level,
  cases: readonly Omit<ConformanceCase, 'level'>[],
): ConformanceCase[] {
  return cases.map((one) => ({ level, ...one }))
}
