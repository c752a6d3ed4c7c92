import type { PlatformEndpoints } from '@floga/platform-contract'
import { createCaller, nameOf } from './caller.js'
import { allCases } from './cases/all-cases.js'
import type { ConformanceCase } from './conformance-case.js'
import { CaseSkipped, ContractViolation, show } from './contract-violation.js'
import { readContractSchema } from './contract-schema.js'
import type { ConformanceSettings } from './settings.js'
import { findShapeFaults } from './find-shape-faults.js'
import { withNeeded } from './levels.js'
import type { Level } from './levels.js'
import type { CaseResult, ConformanceReport } from './report/conformance-report.js'
import { createShopper } from './shopper.js'

export interface ConformanceOptions {
  endpoints: PlatformEndpoints
  tenant: string
  /** @default 'en' */
  locale?: string
  /** @default 'UTC' */
  timezone?: string
  /**
   * With those that they build on. @default ['checkout'], the least that a shop for guests needs
   */
  levels?: readonly Level[]
  /** Settings that cannot be discovered over HTTP. @default {} */
  settings?: ConformanceSettings
  /** Only cases whose name has this in it. @default every case */
  only?: string
  /** Sends requests. @default the global one */
  fetch?: typeof fetch
}

/** Runs the cases of all levels in sequence and reports the results. */
export async function runConformance(options: ConformanceOptions): Promise<ConformanceReport> {
  const { tenant, locale = 'en', timezone = 'UTC', settings = {}, only = '' } = options
  const levels = withNeeded(options.levels ?? ['checkout'])
  const schema = readContractSchema()
  const shapes = new Map<string, CaseResult>()
  let level: Level = levels[0] ?? 'catalogue'
  const call = createCaller({
    endpoints: options.endpoints,
    tenant,
    locale,
    timezone,
    fetch: options.fetch ?? fetch,
    async onData(document, answer) {
      const name = `the response of ${nameOf(document)} has the shape of the schema`
      const faults = await findShapeFaults(schema, document, answer)
      const known = shapes.get(name) ?? { level, name, contract: 'schema', outcome: 'passed' }
      shapes.set(name, known.outcome === 'failed' ? known : { ...known, ...toOutcome(faults) })
    },
  })
  const shopper = createShopper(call, settings)
  const isWanted = (one: ConformanceCase) => levels.includes(one.level) && one.name.includes(only)
  const results: CaseResult[] = []
  for (const one of allCases.filter(isWanted)) {
    ;({ level } = one)
    // One after the other: cases look at the same stock.
    results.push(await runCase(one, () => one.run({ call, shopper, settings, tenant, locale })))
  }
  const all = levels.flatMap((wanted) =>
    [...results, ...shapes.values()].filter((result) => result.level === wanted),
  )
  const count = (outcome: CaseResult['outcome']) =>
    all.filter((result) => result.outcome === outcome).length
  const [passed, failed, skipped] = [count('passed'), count('failed'), count('skipped')]
  return { levels, isConformant: failed + skipped === 0, passed, failed, skipped, results: all }
}

function toOutcome(faults: readonly string[]): Pick<CaseResult, 'outcome' | 'expected' | 'actual'> {
  if (faults.length === 0) return { outcome: 'passed' }
  return { outcome: 'failed', expected: 'the schema', actual: show(faults.join('; ')) }
}

async function runCase(
  { level, name, contract }: ConformanceCase,
  run: () => Promise<void>,
): Promise<CaseResult> {
  const result = { level, name, contract }
  try {
    await run()
    return { ...result, outcome: 'passed' }
  } catch (error) {
    if (error instanceof CaseSkipped)
      return { ...result, outcome: 'skipped', reason: error.message }
    if (error instanceof ContractViolation) {
      const { expected, actual } = error
      return { ...result, outcome: 'failed', expected, actual }
    }
    // A response of another shape, or none: the rest of the case could not run.
    const actual = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    return { ...result, outcome: 'failed', expected: 'a valid response', actual }
  }
}
