import type { Caller } from './caller.js'
import type { ConformanceSettings } from './settings.js'
import type { Level } from './levels.js'
import type { Shopper } from './shopper.js'

/** Context passed to a case. */
export interface CaseContext {
  call: Caller
  shopper: Shopper
  settings: ConformanceSettings
  tenant: string
  locale: string
}

/** One requirement of the contract. */
export interface ConformanceCase {
  level: Level
  /** The requirement, as a sentence. */
  name: string
  /** Its source. */
  contract: string
  /** @throws {ContractViolation} when it is not so, {CaseSkipped} when it cannot be found out. */
  run(context: CaseContext): Promise<void>
}

/** Cases of one level. */
export function casesOf(
  level: Level,
  cases: readonly Omit<ConformanceCase, 'level'>[],
): ConformanceCase[] {
  return cases.map((one) => ({ level, ...one }))
}
