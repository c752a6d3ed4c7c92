import type { FreshDatabase } from '@floga/databases'
import { createFreshDatabase } from '@floga/databases'
import type { CaseOutcome, ChaosCase, Scale } from './chaos-case.js'
import type { TestPlatform, Engine } from './fixtures/test-platform.js'
import { openTestPlatform } from './fixtures/test-platform.js'
import type { TestProduct } from './fixtures/test-products.js'

export interface RunOptions {
  cases: readonly ChaosCase[]
  /** The selected engines; a case lists those that it runs on. */
  engines: readonly Engine[]
  scale: Scale
  /** Of PostgreSQL; undefined where none is available. */
  serverUrl: string | undefined
  print: (text: string) => void
}

/** Runs cases one after the other on each of their engines; returns whether all of them passed. */
export async function runCases(options: RunOptions): Promise<boolean> {
  const { cases, engines, scale, serverUrl, print } = options
  let allPassed = true
  for (const chaosCase of cases) {
    print(`\n${chaosCase.name}: ${chaosCase.description}`)
    const selected = chaosCase.engines.filter((engine) => engines.includes(engine))
    if (selected.length === 0) print('  not run: the case is not for this engine')
    for (const engine of selected) {
      const startedAt = performance.now()
      const outcome = await runOn(engine, chaosCase, scale, serverUrl)
      const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0)
      if (outcome.failures.length > 0) allPassed = false
      print(`  ${engine}, ${seconds} s: ${describeOutcome(outcome)}`)
    }
  }
  return allPassed
}

async function runOn(
  engine: Engine,
  chaosCase: ChaosCase,
  scale: Scale,
  serverUrl: string | undefined,
): Promise<CaseOutcome> {
  const opened = await openPlatformOn(engine, chaosCase.products(scale), serverUrl, chaosCase)
  if (!opened) return { figures: {}, failures: ['no PostgreSQL server is available'] }
  try {
    return await chaosCase.run(opened.platform, scale)
  } finally {
    await opened.close()
  }
}

/** Starts a platform on an engine, on PostgreSQL in a database of its own; undefined without a server. */
export async function openPlatformOn(
  engine: Engine,
  products: readonly TestProduct[],
  serverUrl: string | undefined,
  { limitsFactor }: Pick<ChaosCase, 'limitsFactor'> = {},
): Promise<{ platform: TestPlatform; close: () => Promise<void> } | undefined> {
  let database: FreshDatabase | undefined
  if (engine === 'PostgreSQL') {
    if (serverUrl === undefined) return undefined
    database = await createFreshDatabase(serverUrl)
  }
  try {
    const platform = await openTestPlatform({
      products,
      databaseUrl: database?.url,
      limitsFactor,
    })
    return {
      platform,
      async close() {
        await platform.close()
        await database?.drop()
      },
    }
  } catch (error) {
    await database?.drop()
    throw error
  }
}

/** Its figures and whether it passed, in one line. */
export function describeOutcome({ figures, failures }: CaseOutcome): string {
  const counted = Object.entries(figures).map(([name, value]) => `${name} ${value}`)
  const result = failures.length === 0 ? 'passed' : `FAILED: ${failures.join('; ')}`
  return [...counted, result].join(', ')
}
