import type { Level } from '../levels.js'

/** The result of one case. */
export interface CaseResult {
  level: Level
  /** The requirement. */
  name: string
  /** Source in the contract: a file of `@floga/platform-contract` and the definition in it. */
  contract: string
  outcome: 'passed' | 'failed' | 'skipped'
  /** With `failed`. */
  expected?: string
  /** With `failed`. */
  actual?: string
  /** With `skipped`: the reason. */
  reason?: string
}

/** The result of a run. */
export interface ConformanceReport {
  levels: readonly Level[]
  /** Every case passed. */
  isConformant: boolean
  passed: number
  failed: number
  skipped: number
  results: readonly CaseResult[]
}
