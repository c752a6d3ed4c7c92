import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFreshDatabase } from '@floga/databases'
import { providePostgres, repositoryRoot } from '@floga/setup'
import { askPlatform, type Ask } from './growth/ask-platform.js'
import { formatTable } from './figures/format-table.js'
import { percentile } from './figures/percentile.js'
import { readProcess } from './read-process.js'
import { generateProducts, runPlatform } from './run-platform.js'
import type { PlatformPlace, RunningPlatform } from './run-platform.js'
import { searchQuestions } from './growth/search-questions.js'
import type { Question } from './growth/search-questions.js'

export interface BenchGrowthOptions {
  /** Sizes of catalogues, smallest first. */
  sizes: readonly number[]
  print: (text: string) => void
}

/** What was measured of one engine and size: a cell for each row of the table, and the figure that grows. */
type Column = Map<string, { cell: string; figure: number }>

const rounds = 60
const warmUpRounds = 5
const tenant = 'growth'

/** What a catalogue's size costs, by engine: import, start, the first answers after it, memory, and answers once it runs. */
export async function benchGrowth({ sizes, print }: BenchGrowthOptions): Promise<void> {
  print(`${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`)
  print(
    `p50 · p95 of ${rounds} requests, one at a time over HTTP, each asking something else; the first ones each after a start`,
  )
  const engines = new Map<string, Column[]>()
  const measure = async (named: NamedSearches, inPlace: InPlace): Promise<void> => {
    for (const [name, columns] of await measureSizes(sizes, print, { named, inPlace })) {
      engines.set(name, columns)
    }
  }
  await measure(new Map([['embedded', 'memory']]), inFolder)
  const progress = { say: print }
  const server = await providePostgres({ root: repositoryRoot, env: process.env, progress })
  if (!server) print('PostgreSQL: not measured, no server is available')
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
  print(`\n${describe(sizes, engines)}`)
}

type InPlace = <T>(work: (place: PlatformPlace) => Promise<T>) => Promise<T>

/** Name of an engine in the table → `PRODUCT_SEARCH` of its platform. */
type NamedSearches = ReadonlyMap<string, string>

async function inFolder<T>(
  work: (place: PlatformPlace) => Promise<T>,
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
  { named, inPlace }: { named: NamedSearches; inPlace: InPlace },
): Promise<Map<string, Column[]>> {
  const columns = new Map([...named.keys()].map((name): [string, Column[]] => [name, []]))
  for (const products of sizes) {
    await inPlace(async (place) => {
      const importSeconds = await generateProducts(place, { tenant, products })
      // The first start fills the default tenant, which is another measurement's.
      await withPlatform(place, async () => {})
      for (const [name, search] of named) {
        const env = { PRODUCT_SEARCH: search }
        const column = await measureSize({ ...place, env }, { products, importSeconds })
        columns.get(name)?.push(column)
        print(`${name}: ${products.toLocaleString('en')} products measured`)
      }
    })
  }
  return columns
}

async function measureSize(
  place: PlatformPlace,
  { products, importSeconds }: { products: number; importSeconds: number },
): Promise<Column> {
  const column: Column = new Map()
  const note = (name: string, figure: number, digits = 0): void =>
    void column.set(name, { cell: figure.toFixed(digits), figure })
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
  await withPlatform(place, async ({ platform, ask }) => {
    for (const question of questions) {
      for (let round = 0; round < warmUpRounds; round += 1) await ask(question, rounds + round)
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) times.push(await ask(question, round))
      const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)]
      const cell = `${p50.toFixed(1)} · ${p95.toFixed(1)}`
      column.set(`${question.name}, ms`, { cell, figure: p95 })
    }
    note('memory after all, MB', (await readProcess(platform.pid)).memoryMb)
  })
  return column
}

interface StartedPlatform {
  platform: RunningPlatform
  ask: Ask
  readySeconds: number
}

async function withPlatform(
  place: PlatformPlace,
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

function describe(sizes: readonly number[], engines: ReadonlyMap<string, Column[]>): string {
  const heads = [...engines].flatMap(([engine]) => [
    ...sizes.map((size) => `${engine} ${size.toLocaleString('en')}`),
    'grows',
  ])
  const names = [...(engines.get('embedded')?.[0]?.keys() ?? [])]
  const rows = names.map((name) => [
    name,
    ...[...engines.values()].flatMap((columns) => {
      const values = columns.map((column) => column.get(name))
      const growth = (values.at(-1)?.figure ?? NaN) / (values[0]?.figure ?? NaN)
      return [...values.map((value) => value?.cell ?? ''), `× ${growth.toFixed(1)}`]
    }),
  ])
  return formatTable([['', ...heads], ...rows])
}
