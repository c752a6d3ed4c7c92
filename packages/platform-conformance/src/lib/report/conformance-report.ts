import type { Level } from '../levels.js'

/** What became of one case. */
export interface CaseResult {
  level: Level
  /** What the contract asks for. */
  name: string
  /** Where the contract says so: a file of `@floga/platform-contract` and what in it. */
  contract: string
  outcome: 'passed' | 'failed' | 'untried'
  /** With `failed`. */
  expected?: string
  /** With `failed`. */
  came?: string
  /** With `untried`: what was missing. */
  reason?: string
}

/** What became of a run. */
export interface ConformanceReport {
  levels: readonly Level[]
  /** Every case passed. */
  isConformant: boolean
  passed: number
  failed: number
  untried: number
  results: readonly CaseResult[]
}
