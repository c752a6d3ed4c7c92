import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../database/database.js'
import { describeEachEngine, openTestDatabase } from '../testing/open-test-database.js'
import { importRealCatalogue } from '../testing/real-catalogue.js'
import type { TestPlatform } from '../testing/start-test-platform.js'
import { startTestPlatform } from '../testing/start-test-platform.js'
import type { TypedSearch } from '../testing/typed-searches.js'
import { typedSearches } from '../testing/typed-searches.js'

interface Found {
  productsSearch: { total: number; correctedTerm: string | null; nodes: { id: string }[] }
}

describeEachEngine('searches as people type them', (engine) => {
  let database: Database
  let platform: TestPlatform
  let keys: Map<string, string>
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    await importRealCatalogue(database)
    const rows = await database.read('floga', (sql) =>
      sql.query<{ id: string; key: string }>('SELECT id, key FROM products'),
    )
    keys = new Map(rows.map((row) => [row.id, row.key]))
    platform = startTestPlatform(database)
  }, 240_000)
  afterAll(() => database.close())

  const search = async ({ term, locale }: Pick<TypedSearch, 'term' | 'locale'>) => {
    const { data } = await platform.graphql<Found>(
      `query ($term: String) { productsSearch(term: $term, first: 3) {
        total correctedTerm nodes { id } } }`,
      { term },
      { locale },
    )
    const { total, correctedTerm, nodes } = data.productsSearch
    return { total, correctedTerm, keys: nodes.map((node) => keys.get(node.id) ?? '') }
  }

  it('brings what is meant in the first three at least 95 times of 100', async () => {
    const misses: string[] = []
    for (const typed of typedSearches) {
      const found = await search(typed)
      if (found.keys.some((key) => typed.keys.some((wanted) => matches(key, wanted)))) continue
      misses.push(
        `${typed.locale} ‘${typed.term}’: ${found.keys.join(', ') || 'nothing'} (of ${found.total}` +
          `${found.correctedTerm === null ? '' : `, for ‘${found.correctedTerm}’`})`,
      )
    }
    const hits = typedSearches.length - misses.length
    process.stdout.write(
      `${[`${hits} of ${typedSearches.length} searches, ${engine}`, ...misses].join('\n  missed ')}\n`,
    )
    expect(typedSearches.length).toBeGreaterThanOrEqual(120)
    expect(hits / typedSearches.length).toBeGreaterThanOrEqual(0.95)
  }, 120_000)

  it('takes a SKU for that SKU alone', async () => {
    expect(await search({ term: 'DFX-FOR', locale: 'el' })).toMatchObject({
      total: 1,
      keys: ['regulator-high-adjustable'],
    })
    expect((await search({ term: 'dfx-for-4g', locale: 'en' })).total).toBe(1)
  })
})

function matches(key: string, wanted: string): boolean {
  if (wanted.startsWith('*')) return key.endsWith(wanted.slice(1))
  return wanted.endsWith('*') ? key.startsWith(wanted.slice(0, -1)) : key === wanted
}
