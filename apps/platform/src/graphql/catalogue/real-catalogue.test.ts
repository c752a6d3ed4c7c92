import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandom } from '../../domains/catalogue/generate/random.js'
import { searchEngines } from '../../domains/catalogue/search-engine/search-engines.js'
import { createCatalogueReader } from '../../domains/catalogue/snapshot/catalogue-reader.js'
import { findByTerm } from '../../domains/catalogue/search/find-by-term.js'
import { buildWordQueries } from '../../domains/catalogue/search/build-word-queries.js'
import { readTerm } from '../../domains/catalogue/search/read-term.js'
import { createSynonymTable } from '../../domains/catalogue/synonyms/synonym-table.js'
import { listSynonyms } from '../../domains/catalogue/synonyms/save-synonyms.js'
import { toTextQuery, matchBlock } from '../../domains/catalogue/text-index/match-block.js'
import { createTextIndexes } from '../../domains/catalogue/text-index/text-indexes.js'
import { rankingQuery, requiredQuery } from '../../domains/catalogue/text-index/required-query.js'
import type { Database } from '../../foundation/database/database.js'
import { randomFilter, nameOf } from '../../testing/random-filter.js'
import { everydaySearches } from '../../testing/everyday-searches.js'
import { describeWithDatabase, openTestDatabase } from '../../testing/open-test-database.js'
import { plainCounts, readPlainProducts } from '../../testing/plain-counts.js'
import { importRealCatalogue, saveRealSynonyms } from '../../testing/real-catalogue.js'
import type { TestPlatform } from '../../testing/start-test-platform.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'
import type { TypedSearch } from '../../testing/typed-searches.js'
import { typedSearches } from '../../testing/typed-searches.js'

interface Found {
  productsSearch: {
    total: number
    correctedTerm: string | null
    isPartial: boolean
    nodes: { id: string }[]
  }
}

interface Answer {
  productsSearch: {
    total: number
    aggregations: {
      name: string
      minMinor: number | null
      maxMinor: number | null
      buckets: { value: string; count: number }[]
    }[]
  }
}

const filterCount = 500

// One file, because importing the whole catalogue takes longer than the assertions.
describeWithDatabase('the real catalogue', (engine) => {
  let database: Database
  let platform: TestPlatform
  let keys: Map<string, string>
  const texts = createTextIndexes()
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    await importRealCatalogue(database)
    await saveRealSynonyms(database)
    const rows = await database.read('floga', (sql) =>
      sql.query<{ id: string; key: string }>('SELECT id, key FROM products'),
    )
    keys = new Map(rows.map((row) => [row.id, row.key]))
    platform = startTestPlatform(database)
  }, 600_000)
  afterAll(() => database.close())

  describe('searches as people type them', () => {
    const search = async ({ term, locale }: Pick<TypedSearch, 'term' | 'locale'>) => {
      const { data } = await platform.graphql<Found>(
        `query ($term: String) { productsSearch(term: $term, first: 3) {
        total correctedTerm isPartial nodes { id } } }`,
        { term },
        { locale },
      )
      const { total, correctedTerm, isPartial, nodes } = data.productsSearch
      return { total, correctedTerm, isPartial, keys: nodes.map((node) => keys.get(node.id) ?? '') }
    }

    it('takes a fraction of an inch as one word', async () => {
      const rows = await database.read('floga', (sql) =>
        sql.query<{ key: string; text: string }>(
          `SELECT p.key, concat(p.translations, p.options, p.properties) AS text FROM products p`,
        ),
      )
      const textOf = new Map(rows.map(({ key, text }) => [key, text]))
      for (const term of ['1/4', '3/8', '1/2']) {
        const found = await search({ term, locale: 'el' })
        const products = found.keys.map((key) => textOf.get(key))
        const has = expect.stringContaining(term)
        expect({ term, found: products }).toEqual({ term, found: [has, has, has] })
      }
    })

    it('has the expected product in the first three at least 95 times of 100', async () => {
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
    }, 400_000)

    it('brings what everyday words mean in the first three at least 95 times of 100', async () => {
      const whatIs = await readKinds(database)
      const misses: string[] = []
      for (const { term, locale, wanted } of everydaySearches) {
        const found = await search({ term, locale })
        const isFitting = (key: string) =>
          wanted.some((one) => matches(key, one) || whatIs.get(key)?.has(one))
        if (found.keys.some(isFitting)) continue
        misses.push(`${locale} ‘${term}’: ${found.keys.join(', ') || 'nothing'}`)
      }
      const hits = everydaySearches.length - misses.length
      process.stdout.write(
        `${[`${hits} of ${everydaySearches.length} everyday searches, ${engine}`, ...misses].join('\n  missed ')}\n`,
      )
      expect(everydaySearches.length).toBeGreaterThanOrEqual(300)
      expect(hits / everydaySearches.length).toBeGreaterThanOrEqual(0.95)
    }, 400_000)

    it('puts camping cookers before the hobs that can be taken along too', async () => {
      for (const term of ['camping cooker', 'Camping cookers']) {
        const found = await search({ term, locale: 'en' })
        expect(found.keys).toHaveLength(3)
        expect(found.keys.filter((key) => /^cooker-(?:table|student|zen|lid)/.test(key))).toEqual(
          [],
        )
      }
    })

    it('suggests what finds something, in the shop’s own spelling, at most three', async () => {
      for (const term of [
        'αισθητηρασ map',
        'δεξαμνη ρυθμιστης',
        'σωμπα γκαζιου',
        'καυστηρας γουκ',
      ]) {
        const { data } = await platform.graphql<{
          productsSearch: { suggestions: string[] }
        }>('query ($term: String) { productsSearch(term: $term, suggest: true) { suggestions } }', {
          term,
        })
        const { suggestions } = data.productsSearch
        expect(suggestions.length).toBeLessThanOrEqual(3)
        for (const suggestion of suggestions) {
          expect(suggestion).not.toMatch(/σ(?:\s|$)/)
          const found = await search({ term: suggestion, locale: 'el' })
          expect({ suggestion, ...found }).toMatchObject({ correctedTerm: null, isPartial: false })
          expect(found.total).toBeGreaterThan(0)
        }
      }
    })

    it('shows products with most of the words if none has all of them, and marks them as partial', async () => {
      expect(await search({ term: 'ψησταριά υποβρύχιο', locale: 'el' })).toMatchObject({
        isPartial: true,
        keys: expect.arrayContaining([expect.stringMatching(/^grill-/)]) as unknown,
      })
      expect(await search({ term: 'ψησταριά', locale: 'el' })).toMatchObject({ isPartial: false })
      expect((await search({ term: 'υποβρύχιο', locale: 'el' })).total).toBe(0)
    })

    it('matches and ranks as the database would', async () => {
      let found = 0
      for (const { term, locale } of typedSearches.filter((_typed, index) => index % 8 === 0)) {
        await database.read('floga', async (sql) => {
          const synonyms = createSynonymTable(await listSynonyms(sql))
          const things = readTerm(term, { synonyms, locale })
          const asked = await buildWordQueries(sql, things, locale)
          const query = toTextQuery(asked)
          const wanted = await sql.query<{ id: string; rank: number }>(
            `SELECT product_id AS id, ts_rank('{0.03, 0.12, 0.4, 1}', document, $3::tsquery) AS rank
             FROM product_search WHERE locale = $1 AND document @@ $2::tsquery ORDER BY product_id`,
            [locale, requiredQuery(asked), rankingQuery(query.ranking)],
          )
          const { blocks } = await texts.get(sql, locale, 1)
          const matched: typeof wanted = []
          for (const block of blocks) {
            matchBlock(block, query, ({ number, rank }) =>
              matched.push({ id: block.ids[number]!, rank }),
            )
          }
          expect({ term, found: matched }).toEqual({
            term,
            found: wanted.map(({ id, rank }) => ({ id, rank: Math.fround(rank) })),
          })
          found += matched.length
        })
      }
      expect(found).toBeGreaterThan(typedSearches.length / 2)
    })

    it('have the same results with every engine', async () => {
      const engines = Object.values(searchEngines).map((create) => create())
      for (const one of engines) await one.update?.(database, 'floga')
      const readers = engines.map((one) => createCatalogueReader(database, { engine: one }))
      let found = 0
      for (const { term, locale } of typedSearches) {
        const [first, ...others] = await Promise.all(
          readers.map((reader) =>
            reader.read('floga', (snapshot, sql) => findByTerm(sql, snapshot, { term, locale })),
          ),
        )
        for (const other of others) expect({ term, ...other }).toEqual({ term, ...first })
        found += first?.ranked?.places.length ?? 0
      }
      expect(found).toBeGreaterThan(typedSearches.length)
    }, 400_000)

    it('takes a SKU for that SKU alone', async () => {
      expect(await search({ term: 'DFX-FOR', locale: 'el' })).toMatchObject({
        total: 1,
        keys: ['regulator-high-adjustable'],
      })
      expect((await search({ term: 'dfx-for-4g', locale: 'en' })).total).toBe(1)
    })
  })

  describe('facet counts', () => {
    const products = readPlainProducts()
    const optionNames = new Set(products.flatMap((product) => product.options.map(nameOf)))
    const facets = ['categories', 'brands', 'availability', 'on-sale', ...optionNames]
    it(`agree with a plain count over all products for ${filterCount} random filters`, async () => {
      const random = createRandom(20_260)
      const selective = { some: 0, none: 0 }
      for (let round = 0; round < filterCount; round += 1) {
        const { where, filters } = randomFilter(random, products)
        const { data } = await platform.graphql<Answer>(
          `query ($where: ProductsWhere) { productsSearch(where: $where, first: 1,
          aggs: [CATEGORIES, BRANDS, PRICE, AVAILABILITY, ON_SALE, OPTIONS]) {
            total aggregations { name minMinor maxMinor buckets { value count } } } }`,
          { where },
        )
        const { total, aggregations } = data.productsSearch
        const accepted = products.filter((product) => filters.every((one) => one.accepts(product)))
        selective[total > 0 ? 'some' : 'none'] += 1
        const price = aggregations.find((one) => one.name === 'price')
        const prices = products
          .filter((product) =>
            filters.every((one) => one.facet === 'price' || one.accepts(product)),
          )
          .map((product) => product.priceMinor)
        // Both sides contain the filter, so that a failure shows it.
        expect({
          where,
          total,
          lowest: price?.minMinor,
          highest: price?.maxMinor,
          counts: facets.map((facet) => [facet, countsOf(aggregations, facet)]),
        }).toEqual({
          where,
          total: accepted.length,
          lowest: prices.length > 0 ? Math.min(...prices) : null,
          highest: prices.length > 0 ? Math.max(...prices) : null,
          counts: facets.map((facet) => [facet, plainCounts(products, filters, facet)]),
        })
      }
      // Filters that all accept nothing would test nothing.
      expect(selective.some).toBeGreaterThan(filterCount / 2)
    }, 600_000)
  })
})

function countsOf(aggregations: Answer['productsSearch']['aggregations'], facet: string) {
  const buckets = aggregations.find((one) => one.name === facet)?.buckets ?? []
  return Object.fromEntries(buckets.map(({ value, count }) => [value, count]))
}

function matches(key: string, wanted: string): boolean {
  if (wanted.startsWith('*')) return key.endsWith(wanted.slice(1))
  return wanted.endsWith('*') ? key.startsWith(wanted.slice(0, -1)) : key === wanted
}

/** For each product's key its kind, and the keys of its categories with all ancestors. */
async function readKinds(database: Database): Promise<Map<string, Set<string>>> {
  const rows = await database.read('floga', (sql) =>
    sql.query<{ key: string; texts: string[] }>(
      `WITH RECURSIVE path AS (
         SELECT id, parent_id, key, id AS leaf FROM categories
         UNION ALL
         SELECT c.id, c.parent_id, c.key, path.leaf
         FROM path JOIN categories c ON c.id = path.parent_id)
       SELECT p.key, to_json(array_agg(path.key) || array_agg(p.kind)) AS texts FROM products p
       JOIN product_categories pc ON pc.product_id = p.id JOIN path ON path.leaf = pc.category_id
       GROUP BY p.key`,
    ),
  )
  return new Map(rows.map(({ key, texts }) => [key, new Set(texts)]))
}
