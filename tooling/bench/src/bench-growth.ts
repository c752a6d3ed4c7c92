import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPersistedHashes } from '@floga/setup'
import { formatTable } from './format-table.js'
import { percentile } from './percentile.js'
import { generateProducts, runPlatform } from './run-platform.js'
import type { PlatformPlace } from './run-platform.js'
import { searchQuestions } from './search-questions.js'
import type { Question } from './search-questions.js'

export interface BenchSearchOptions {
  /** Sizes of catalogues, smallest first. */
  sizes: readonly number[]
  /** A database of a PostgreSQL server that may be filled; left out, only the embedded engine is measured. */
  databaseUrl: string | undefined
  print: (text: string) => void
}

interface Figures {
  p50: number
  p95: number
}

const rounds = 60
const warmUpRounds = 5

/** Times of the catalogue's reads over HTTP, one at a time, by size of the catalogue and engine. */
export async function benchSearch(options: BenchSearchOptions): Promise<void> {
  const { sizes, databaseUrl, print } = options
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`
  print(`${machine}; ${rounds} requests a cell, one at a time, each asking something else`)
  await benchEngine('embedded', undefined, sizes, print)
  if (databaseUrl === undefined) {
    print('\nPostgreSQL: not measured; set BENCH_DATABASE_URL to a database that may be filled')
  } else {
    await benchEngine('PostgreSQL', databaseUrl, sizes, print)
  }
}

async function benchEngine(
  engine: string,
  databaseUrl: string | undefined,
  sizes: readonly number[],
  print: (text: string) => void,
): Promise<void> {
  const columns: Map<string, Figures>[] = []
  for (const products of sizes) {
    const place: PlatformPlace = {
      folder: await mkdtemp(join(tmpdir(), 'floga-bench-')),
      databaseUrl,
    }
    try {
      const tenant = `bench-${products}`
      const seconds = await generateProducts(place, { tenant, products })
      print(`\n${engine}: ${products} products written in ${seconds.toFixed(1)} s`)
      columns.push(await measurePlatform(place, tenant, products))
    } finally {
      await rm(place.folder, { recursive: true, force: true })
    }
  }
  print(describe(engine, sizes, columns))
}

async function measurePlatform(
  place: PlatformPlace,
  tenant: string,
  products: number,
): Promise<Map<string, Figures>> {
  const platform = await runPlatform(place)
  try {
    const ask = createAsking(platform.origin, tenant)
    const figures = new Map<string, Figures>()
    for (const question of searchQuestions(products)) {
      for (let round = 0; round < warmUpRounds; round += 1) await ask(question, rounds + round)
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) times.push(await ask(question, round))
      figures.set(question.name, { p50: percentile(times, 0.5), p95: percentile(times, 0.95) })
    }
    return figures
  } finally {
    await platform.stop()
  }
}

/** Asks and returns the milliseconds to the last byte; an answer with an error ends the measurement. */
function createAsking(origin: string, tenant: string) {
  const hashOf = readPersistedHashes()
  return async (question: Question, round: number): Promise<number> => {
    const body = JSON.stringify({
      variables: question.variables(round),
      extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(question.operation) } },
    })
    const begun = performance.now()
    const response = await fetch(`${origin}/main/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', tenant, locale: 'el', timezone: 'UTC' },
      body,
    })
    const text = await response.text()
    const took = performance.now() - begun
    if (!response.ok || text.includes('"errors"') || text.includes('"product":null')) {
      throw new Error(`${question.name} was not answered: ${text.slice(0, 300)}`)
    }
    return took
  }
}

function describe(
  engine: string,
  sizes: readonly number[],
  columns: readonly Map<string, Figures>[],
): string {
  const names = [...(columns[0]?.keys() ?? [])]
  const heads = sizes.map((size) => `${size.toLocaleString('en')}: p50 · p95 ms`)
  const rows = names.map((name) => {
    const cells = columns.map((column) => column.get(name) ?? { p50: NaN, p95: NaN })
    const growth = (cells.at(-1)?.p95 ?? NaN) / (cells[0]?.p95 ?? NaN)
    return [
      name,
      ...cells.map(({ p50, p95 }) => `${p50.toFixed(1)} · ${p95.toFixed(1)}`),
      `× ${growth.toFixed(1)}`,
    ]
  })
  return formatTable([[engine, ...heads, 'p95 grows'], ...rows])
}
