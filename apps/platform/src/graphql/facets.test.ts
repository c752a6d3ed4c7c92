import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRandom } from '../catalogue/generate/random.js'
import type { Random } from '../catalogue/generate/random.js'
import type { ProductsWhere } from '../catalogue/search/product-filter.js'
import type { Database } from '../database/database.js'
import { describeEachEngine, openTestDatabase } from '../testing/open-test-database.js'
import type { PlainFilter, PlainProduct } from '../testing/plain-facets.js'
import { plainCounts, readPlainProducts } from '../testing/plain-facets.js'
import { importRealCatalogue } from '../testing/real-catalogue.js'
import { startTestPlatform } from '../testing/start-test-platform.js'
import type { TestPlatform } from '../testing/start-test-platform.js'

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

describeEachEngine('facet counts', (engine) => {
  let database: Database
  let platform: TestPlatform
  const products = readPlainProducts()
  const optionNames = new Set(products.flatMap((product) => product.options.map(nameOf)))
  const facets = ['categories', 'brands', 'availability', 'on-sale', ...optionNames]
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    await importRealCatalogue(database)
    platform = startTestPlatform(database)
  }, 240_000)
  afterAll(() => database.close())

  it(`agree with a plain count over all products for ${filterCount} filters drawn by chance`, async () => {
    const random = createRandom(20_260)
    const selective = { some: 0, none: 0 }
    for (let round = 0; round < filterCount; round += 1) {
      const { where, filters } = drawFilter(random, products)
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
        .filter((product) => filters.every((one) => one.facet === 'price' || one.accepts(product)))
        .map((product) => product.priceMinor)
      // The filter stands on both sides, so that a difference says where it is.
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
    // Filters that all accept nothing would prove nothing.
    expect(selective.some).toBeGreaterThan(filterCount / 2)
  }, 240_000)
})

function countsOf(aggregations: Answer['productsSearch']['aggregations'], facet: string) {
  const buckets = aggregations.find((one) => one.name === facet)?.buckets ?? []
  return Object.fromEntries(buckets.map(({ value, count }) => [value, count]))
}

const nameOf = (option: string) => option.slice(0, option.indexOf(' '))

/** One to four conditions with one to three values each, taken from a product so that they can meet. */
function drawFilter(random: Random, products: readonly PlainProduct[]) {
  const where: ProductsWhere = {}
  const filters: PlainFilter[] = []
  const pickProduct = () => products[random.between(0, products.length - 1)]!
  const anchor = pickProduct()
  const values = (of: (product: PlainProduct) => string[]) => {
    const drawn = [anchor, ...Array.from({ length: random.between(0, 2) }, pickProduct)].flatMap(
      (product) => of(product).slice(0, 1 + random.between(0, 1)),
    )
    return [...new Set(drawn)]
  }
  const any = (facet: string, wanted: string[], of: (product: PlainProduct) => string[]) =>
    filters.push({ facet, accepts: (product) => of(product).some((one) => wanted.includes(one)) })
  for (const facet of ['categories', 'brands', 'promotions'] as const) {
    const wanted = random.next() < 0.35 ? values((product) => product[facet]) : []
    if (wanted.length === 0) continue
    where[facet] = wanted
    any(facet, wanted, (product) => product[facet])
  }
  if (random.next() < 0.3) {
    const wanted = values((product) => product.availability)
    where.availability = wanted as NonNullable<ProductsWhere['availability']>
    any('availability', wanted, (product) => product.availability)
  }
  if (random.next() < 0.2) {
    where.onSale = anchor.onSale.length > 0
    const { onSale } = where
    filters.push({ facet: 'on-sale', accepts: (one) => one.onSale.length > 0 === onSale })
  }
  if (random.next() < 0.3) {
    const from = anchor.priceMinor - random.between(0, 5_000)
    const to = anchor.priceMinor + random.between(0, 20_000)
    where.price = { minMinor: Math.max(0, from), maxMinor: to }
    filters.push({
      facet: 'price',
      accepts: (one) => one.priceMinor >= Math.max(0, from) && one.priceMinor <= to,
    })
  }
  const options = random.next() < 0.5 ? anchor.options.slice(0, random.between(1, 3)) : []
  for (const name of new Set(options.map(nameOf))) {
    const wanted = options.filter((option) => nameOf(option) === name)
    where.options = [
      ...(where.options ?? []),
      { internalName: name, values: wanted.map((option) => option.slice(name.length + 1)) },
    ]
    any(name, wanted, (product) => product.options)
  }
  return { where, filters }
}
