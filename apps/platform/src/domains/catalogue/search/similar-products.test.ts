import { describe, expect, it } from 'vitest'
import type { CatalogueSnapshot, IndexedProduct } from '../snapshot/catalogue-snapshot.js'
import { similarProducts } from './similar-products.js'

describe('similarProducts', () => {
  it('finds what looking at every product finds, ties in the merchant’s order', () => {
    const random = createRandom(7)
    for (let turn = 0; turn < 10; turn += 1) {
      const snapshot = createSnapshot(createProducts(random, 120))
      for (const asked of snapshot.products.values()) {
        const all = rankAll(snapshot, asked)
        for (const first of [1, 4, 200]) {
          expect(similarProducts(snapshot, asked.id, first)).toEqual(all.slice(0, first))
        }
      }
    }
  })

  it('reads few products of a large catalogue', () => {
    const random = createRandom(11)
    let reads = 0
    const products = createProducts(random, 10_000).map((product) => ({
      ...product,
      get availability() {
        reads += 1
        return product.availability
      },
    }))
    const snapshot = createSnapshot(products)
    similarProducts(snapshot, 'p0', 4)
    reads = 0
    for (let asked = 0; asked < 50; asked += 1) similarProducts(snapshot, `p${asked}`, 4)
    expect(reads / 50).toBeLessThan(500)
  })

  it('finds products that have each named field in common, of every category unless that is one', () => {
    const snapshot = createSnapshot(createProducts(createRandom(5), 60))
    const asked = [...snapshot.products.values()].find(
      ({ brandId, options, categoryIds }) => brandId && options.size > 0 && categoryIds.length > 0,
    )!
    const others = [...snapshot.products.values()].filter((product) => product !== asked)
    const like = {
      CATEGORY: (one: IndexedProduct) =>
        [...asked.categoryPath].some((id) => one.categoryPath.has(id)),
      BRAND: (one: IndexedProduct) => one.brandId === asked.brandId,
      OPTION: (one: IndexedProduct) => [...asked.options].some((value) => one.options.has(value)),
    }
    for (const fields of [
      ['BRAND'],
      ['OPTION'],
      ['CATEGORY', 'BRAND'],
      ['BRAND', 'OPTION'],
    ] as const) {
      const expected = others.filter((one) => fields.every((field) => like[field](one)))
      expect(expected.length).toBeGreaterThan(0)
      expect(expected.length).toBeLessThan(others.length)
      expect(similarProducts(snapshot, asked.id, 200, fields).toSorted()).toEqual(
        expected.map(({ id }) => id).toSorted(),
      )
    }
  })

  it('finds nothing for a product that is not there, or when none is wanted', () => {
    const snapshot = createSnapshot(createProducts(createRandom(3), 5))
    expect(similarProducts(snapshot, 'other', 4)).toEqual([])
    expect(similarProducts(snapshot, 'p0', 0)).toEqual([])
  })
})

function createSnapshot(products: readonly IndexedProduct[]): CatalogueSnapshot {
  const known = new Map(products.map((product) => [product.id, product]))
  // Nothing else of a snapshot is read.
  return { products: known as CatalogueSnapshot['products'] } as CatalogueSnapshot
}

/** The definition: every product scored, best first. */
function rankAll(snapshot: CatalogueSnapshot, asked: IndexedProduct): string[] {
  return [...snapshot.products.values()]
    .map((product, place) => ({ product, place, score: scoreOf(asked, product) }))
    .filter(({ product, score }) => product !== asked && score > 0)
    .toSorted((left, right) => right.score - left.score || left.place - right.place)
    .map(({ product }) => product.id)
}

function scoreOf(asked: IndexedProduct, other: IndexedProduct): number {
  const shared = [...asked.categoryPath].filter((id) => other.categoryPath.has(id)).length
  if (shared === 0) return 0
  const options = [...asked.options].filter((option) => other.options.has(option)).length
  const prices = [asked.priceMinor, other.priceMinor]
  const whole =
    shared * 2 +
    (asked.categoryIds[0] === other.categoryIds[0] ? 4 : 0) +
    (asked.brandId !== null && asked.brandId === other.brandId ? 1 : 0) +
    Math.min(options / 2, 2) -
    (other.availability === 'OUT_OF_STOCK' ? 1 : 0)
  return whole + (Math.min(...prices) / Math.max(...prices, 1)) * 2
}

/** Whole numbers from 0 below a bound, the same ones in each run. */
type Random = (below: number) => number

function createRandom(seed: number): Random {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** Products of a few categories, brands, options and prices, so that many have the same score. */
function createProducts(random: Random, count: number): IndexedProduct[] {
  const paths = new Map<string, ReadonlySet<string>>()
  const pathOf = (ids: readonly string[]): ReadonlySet<string> => {
    const key = ids.join(' ')
    const path = paths.get(key) ?? new Set(ids.flatMap((id) => [id, id.slice(0, 1)]))
    paths.set(key, path)
    return path
  }
  return Array.from({ length: count }, (_, index) => {
    const ids = Array.from({ length: 1 + random(2) }, () => `${random(3)}-${random(4)}`)
    const categoryIds = random(20) === 0 ? [] : [...new Set(ids)]
    return {
      id: `p${index}`,
      names: {},
      sortOrder: index,
      createdMs: 0,
      brandId: random(4) === 0 ? null : `brand-${random(3)}`,
      categoryIds,
      categoryPath: pathOf(categoryIds),
      priceMinor: random(8) === 0 ? 0 : 100 * (1 + random(12)),
      onSale: false,
      discountRate: 0,
      savingMinor: 0,
      hasPhoto: true,
      availability: random(5) === 0 ? ('OUT_OF_STOCK' as const) : ('IN_STOCK' as const),
      options: new Set(Array.from({ length: random(6) }, () => `size ${random(6)}`)),
    }
  })
}
