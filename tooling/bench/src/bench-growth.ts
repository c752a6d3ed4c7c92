import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createFreshDatabase } from '@floga/databases'
import { providePostgres, repositoryRoot } from '@floga/setup'
import { askPlatform, type Ask } from './growth/ask-platform.js'
import { percentile } from './figures/percentile.js'
import { readProcess } from './read-process.js'
import { generateProducts, runPlatform } from './run-platform.js'
import type { PlatformLocation, RunningPlatform } from './run-platform.js'
import { searchQuestions } from './growth/search-questions.js'
import type { Question } from './growth/search-questions.js'
import { tabulateGrowth, type GrowthColumn } from './growth/tabulate-growth.js'

const rounds = 100
const warmUpRounds = 5
const tenant = 'growth'

/**
 * Measures the effect of a catalogue's size, by database engine: import, startup, first responses,
 * memory, and responses once warm. Sizes are given smallest first; `--only` selects one of
 * `embedded` and `postgresql`.
 */
export async function benchGrowth(args: string[], print: (text: string) => void): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { only: { type: 'string' } },
  })
  const sizes = (positionals[0] ?? '2000,100000').split(',').map(Number)
  const isWanted = (engine: string): boolean => (values.only ?? engine).split(',').includes(engine)
  print(`${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`)
  print(
    `p50 · p95 of ${rounds} requests, one at a time over HTTP, each asking something else, all sizes in turn; the first ones each after a start`,
  )
  const engines = new Map<string, GrowthColumn[]>()
  const measure = async (named: NamedSearches, inPlace: InLocation): Promise<void> => {
    for (const [name, columns] of await measureSizes(sizes, print, { named, inPlace })) {
      engines.set(name, columns)
    }
  }
  if (isWanted('embedded')) await measure(new Map([['embedded', 'memory']]), inFolder)
  const progress = { say: print }
  const server = isWanted('postgresql')
    ? await providePostgres({ root: repositoryRoot, env: process.env, progress })
    : undefined
  if (!server) print('PostgreSQL: not measured')
  else {
    try {
      const named = new Map([
        ['PostgreSQL', 'memory'],
        ['PostgreSQL, searched there', 'postgres'],
      ])
      await measure(named, async (work) => {
        const database = await createFreshDatabase(server.url)
        try {
          return await inFolder(work, database.url)
        } finally {
          await database.drop()
        }
      })
    } finally {
      await server.stop()
    }
  }
  print(`\n${tabulateGrowth(sizes, engines)}`)
}

type InLocation = <T>(work: (place: PlatformLocation) => Promise<T>) => Promise<T>

/** Name of an engine in the table → `PRODUCT_SEARCH` of its platform. */
type NamedSearches = ReadonlyMap<string, string>

async function inFolder<T>(
  work: (place: PlatformLocation) => Promise<T>,
  databaseUrl?: string,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'floga-bench-'))
  try {
    return await work({ folder, databaseUrl })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureSizes(
  sizes: readonly number[],
  print: (text: string) => void,
  { named, inPlace }: { named: NamedSearches; inPlace: InLocation },
): Promise<Map<string, GrowthColumn[]>> {
  const columns = new Map<string, GrowthColumn[]>()
  await inPlaces(sizes.length, inPlace, async (places) => {
    const catalogues: Catalogue[] = []
    for (const [index, products] of sizes.entries()) {
      const place = places[index]!
      const importSeconds = await generateProducts(place, { tenant, products })
      // The first start fills the default tenant, which is another measurement's.
      await withPlatform(place, async () => {})
      catalogues.push({ place, products, importSeconds })
    }
    for (const [name, search] of named) {
      const searched = catalogues.map(({ place, ...catalogue }) => ({
        ...catalogue,
        place: { ...place, env: { PRODUCT_SEARCH: search } },
      }))
      const measured: GrowthColumn[] = []
      for (const catalogue of searched) measured.push(await measureStarts(catalogue))
      await measureAnswers(searched, measured)
      columns.set(name, measured)
      print(`${name}: measured`)
    }
  })
  return columns
}

interface Catalogue {
  place: PlatformLocation
  products: number
  importSeconds: number
}

/** As many places as are wanted, all at once. */
async function inPlaces(
  count: number,
  inPlace: InLocation,
  work: (places: readonly PlatformLocation[]) => Promise<void>,
): Promise<void> {
  if (count === 0) return work([])
  await inPlace((place) => inPlaces(count - 1, inPlace, (others) => work([place, ...others])))
}

async function measureStarts({ place, products, importSeconds }: Catalogue): Promise<GrowthColumn> {
  const column: GrowthColumn = new Map()
  const note = (name: string, figure: number, digits = 0): void =>
    void column.set(name, { figures: [figure], digits })
  note('import, s', importSeconds, 1)
  await withPlatform(place, async ({ readySeconds }) =>
    note('start that may write, s', readySeconds, 1),
  )
  const questions = searchQuestions(products)
  const named = (name: string): Question => questions.find((question) => question.name === name)!
  await withPlatform(place, async ({ platform, ask, readySeconds }) => {
    note('start until ready, s', readySeconds, 1)
    note('first list, ms', await ask(named('list with facets'), 0))
    note('memory after it, MB', (await readProcess(platform.pid)).memoryMb)
  })
  await withPlatform(place, async ({ ask }) =>
    note('first search, ms', await ask(named('search'), 0)),
  )
  return column
}

/** Requests all sizes in turn, so that other load on the machine affects all of them equally. */
async function measureAnswers(
  catalogues: readonly Catalogue[],
  columns: readonly GrowthColumn[],
): Promise<void> {
  await withPlatforms(
    catalogues.map(({ place }) => place),
    async (started) => {
      const asked = catalogues.map(({ products }) => searchQuestions(products))
      for (const [kind, { name }] of asked[0]!.entries()) {
        const times = catalogues.map((): number[] => [])
        for (let round = -warmUpRounds; round < rounds; round += 1) {
          for (const [index, { ask }] of started.entries()) {
            const took = await ask(asked[index]![kind]!, round < 0 ? rounds - round : round)
            if (round >= 0) times[index]!.push(took)
          }
        }
        for (const [index, column] of columns.entries()) {
          const figures = [percentile(times[index]!, 0.5), percentile(times[index]!, 0.95)]
          column.set(`${name}, ms`, { figures, digits: 1 })
        }
      }
      for (const [index, { platform }] of started.entries()) {
        const { memoryMb } = await readProcess(platform.pid)
        columns[index]!.set('memory after all, MB', { figures: [memoryMb], digits: 0 })
      }
    },
  )
}

interface StartedPlatform {
  platform: RunningPlatform
  ask: Ask
  readySeconds: number
}

async function withPlatform(
  place: PlatformLocation,
  work: (started: StartedPlatform) => Promise<void>,
): Promise<void> {
  const begun = performance.now()
  const platform = await runPlatform(place)
  const readySeconds = (performance.now() - begun) / 1_000
  try {
    await work({ platform, readySeconds, ask: askPlatform(platform.origin, tenant) })
  } finally {
    await platform.stop()
  }
}

async function withPlatforms(
  places: readonly PlatformLocation[],
  work: (started: readonly StartedPlatform[]) => Promise<void>,
): Promise<void> {
  const [place, ...others] = places
  if (!place) return work([])
  await withPlatform(place, (first) =>
    withPlatforms(others, (started) => work([first, ...started])),
  )
}
