import type { FreshDatabase } from '@floga/databases'
import { createFreshDatabase } from '@floga/databases'
import type { CaseOutcome, ChaosCase, Scale } from './chaos-case.js'
import type { ChaosWorld, Engine } from './world/chaos-world.js'
import { openWorld } from './world/chaos-world.js'
import type { TrialProduct } from './world/trial-products.js'

export interface RunOptions {
  cases: readonly ChaosCase[]
  /** Those that are asked about; a case says which of them it proves something on. */
  engines: readonly Engine[]
  scale: Scale
  /** Of PostgreSQL; undefined where none is to be had. */
  serverUrl: string | undefined
  print: (text: string) => void
}

/** Runs cases one after the other on each of their engines; returns whether all of them hold. */
export async function runCases(options: RunOptions): Promise<boolean> {
  const { cases, engines, scale, serverUrl, print } = options
  let holds = true
  for (const chaosCase of cases) {
    print(`\n${chaosCase.name}: ${chaosCase.claim}`)
    const asked = chaosCase.engines.filter((engine) => engines.includes(engine))
    if (asked.length === 0) print('  not run: it proves nothing on this engine')
    for (const engine of asked) {
      const begun = performance.now()
      const outcome = await runOn(engine, chaosCase, scale, serverUrl)
      const seconds = ((performance.now() - begun) / 1_000).toFixed(0)
      if (outcome.broken.length > 0) holds = false
      print(`  ${engine}, ${seconds} s: ${describe(outcome)}`)
    }
  }
  return holds
}

async function runOn(
  engine: Engine,
  chaosCase: ChaosCase,
  scale: Scale,
  serverUrl: string | undefined,
): Promise<CaseOutcome> {
  const opened = await openOn(engine, chaosCase.products(scale), serverUrl)
  if (!opened) return { figures: {}, broken: ['no PostgreSQL server is to be had'] }
  try {
    return await chaosCase.run(opened.world, scale)
  } finally {
    await opened.close()
  }
}

/** Opens a world on an engine, on PostgreSQL in a database of its own; undefined without a server. */
export async function openOn(
  engine: Engine,
  products: readonly TrialProduct[],
  serverUrl: string | undefined,
): Promise<{ world: ChaosWorld; close: () => Promise<void> } | undefined> {
  let database: FreshDatabase | undefined
  if (engine === 'PostgreSQL') {
    if (serverUrl === undefined) return undefined
    database = await createFreshDatabase(serverUrl)
  }
  try {
    const world = await openWorld({ products, databaseUrl: database?.url })
    return {
      world,
      async close() {
        await world.close()
        await database?.drop()
      },
    }
  } catch (error) {
    await database?.drop()
    throw error
  }
}

function describe({ figures, broken }: CaseOutcome): string {
  const counted = Object.entries(figures).map(([name, value]) => `${name} ${value}`)
  const verdict = broken.length === 0 ? 'holds' : `BROKEN: ${broken.join('; ')}`
  return [...counted, verdict].join(', ')
}
