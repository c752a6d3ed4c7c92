import type { SimilarityField } from '../../../foundation/generated/contract-types.js'
import type { CatalogueSnapshot, IndexedProduct } from '../snapshot/catalogue-snapshot.js'
import { productColumns, type ProductColumns } from '../snapshot/product-columns.js'

/**
 * Ids of similar products, best first: by home, path, options, brand and price. Products of the
 * same categories are compared together, by distance in price, until none of the rest can be among
 * the best: a page's cost hardly grows with the catalogue.
 *
 * @param fields What they have in common with the product. @default a category
 */
export function similarProducts(
  snapshot: CatalogueSnapshot,
  id: string,
  first: number,
  fields: readonly SimilarityField[] = ['CATEGORY'],
): string[] {
  const columns = productColumns(snapshot)
  const { products } = columns
  const asked = snapshot.products.get(id)
  if (!asked || first < 1) return []
  const best: Scored[] = []
  const mayEnter = (score: number): boolean => best.length < first || score >= best.at(-1)!.score
  const groups = groupsOf(columns)
    .map((group) => ({ group, score: scoreOfCategories(asked, group) }))
    .filter(({ score }) => score > 0 || !fields.includes('CATEGORY'))
    .toSorted((left, right) => right.score - left.score)
  for (const { group, score: categories } of groups) {
    const mostBesidePrice = categories + mostOfProduct(asked)
    if (!mayEnter(mostBesidePrice + mostOfPrice)) break
    const places = nearestInPrice(sortedByPrice(group, columns), columns, asked.priceMinor)
    for (const place of places) {
      const product = products[place]!
      const price = scoreOfPrice(asked, product)
      if (!mayEnter(mostBesidePrice + price)) break
      if (product === asked || !fields.every((field) => isShared[field](asked, product))) continue
      insert(best, { place, score: categories + scoreOfProduct(asked, product) + price }, first)
    }
  }
  return best.map(({ place }) => products[place]!.id)
}

/** Products without a common category are left out by their group. */
const isShared: Record<SimilarityField, (asked: IndexedProduct, other: IndexedProduct) => boolean> =
  {
    CATEGORY: () => true,
    BRAND: (asked, other) => asked.brandId !== null && asked.brandId === other.brandId,
    OPTION: (asked, other) => [...asked.options].some((option) => other.options.has(option)),
  }

const mostOfOptions = 2
const mostOfPrice = 2

/** Zero where no category is shared. */
function scoreOfCategories(asked: IndexedProduct, { path, homeId }: Group): number {
  let shared = 0
  for (const id of asked.categoryPath) if (path.has(id)) shared += 1
  if (shared === 0) return 0
  return shared * 2 + (asked.categoryIds[0] === homeId ? 4 : 0)
}

function scoreOfProduct(asked: IndexedProduct, other: IndexedProduct): number {
  const sameBrand = asked.brandId !== null && asked.brandId === other.brandId ? 1 : 0
  let options = 0
  for (const option of asked.options) if (other.options.has(option)) options += 0.5
  const canBeHad = other.availability === 'OUT_OF_STOCK' ? -1 : 0
  return sameBrand + Math.min(options, mostOfOptions) + canBeHad
}

function mostOfProduct(asked: IndexedProduct): number {
  const sameBrand = asked.brandId === null ? 0 : 1
  return sameBrand + Math.min(asked.options.size * 0.5, mostOfOptions)
}

function scoreOfPrice(asked: IndexedProduct, other: IndexedProduct): number {
  const dearer = Math.max(asked.priceMinor, other.priceMinor, 1)
  return (Math.min(asked.priceMinor, other.priceMinor) / dearer) * mostOfPrice
}

interface Scored {
  place: number
  score: number
}

/** Inserts into a sorted list of limited length; equal scores are in the merchant's order. */
function insert(best: Scored[], scored: Scored, most: number): void {
  const after = best.findIndex(
    ({ place, score }) => scored.score > score || (scored.score === score && scored.place < place),
  )
  best.splice(after === -1 ? best.length : after, 0, scored)
  if (best.length > most) best.pop()
}

/** The products that are in the same categories. */
interface Group {
  path: ReadonlySet<string>
  homeId: string | undefined
  places: number[]
  isSorted: boolean
}

const known = new WeakMap<ProductColumns, readonly Group[]>()

/** Computed on first use, and cached with the columns. */
function groupsOf(columns: ProductColumns): readonly Group[] {
  const cached = known.get(columns)
  if (cached) return cached
  const groups = columns.paths.map((path): Group => ({
    path,
    homeId: undefined,
    places: [],
    isSorted: false,
  }))
  for (const [place, path] of columns.path.entries()) {
    const group = groups[path]!
    // Products share their path when they have the same categories in the same order.
    group.homeId = columns.products[place]!.categoryIds[0]
    group.places.push(place)
  }
  known.set(columns, groups)
  return groups
}

/** Sorted on first use. */
function sortedByPrice(group: Group, { priceMinor }: ProductColumns): readonly number[] {
  if (!group.isSorted) {
    group.places.sort((left, right) => priceMinor[left]! - priceMinor[right]!)
    group.isSorted = true
  }
  return group.places
}

/** Places sorted by price, in the order of how near a price is to one, as a ratio. */
function* nearestInPrice(
  sorted: readonly number[],
  { priceMinor }: ProductColumns,
  price: number,
): Generator<number> {
  let dearer = countCheaper(sorted, priceMinor, price)
  let cheaper = dearer - 1
  for (;;) {
    const down = sorted[cheaper]
    const up = sorted[dearer]
    if (down === undefined && up === undefined) return
    const isUp =
      up !== undefined &&
      (down === undefined || price * price >= priceMinor[down]! * priceMinor[up]!)
    if (isUp) dearer += 1
    else cheaper -= 1
    yield (isUp ? up : down)!
  }
}

function countCheaper(sorted: readonly number[], priceMinor: Float64Array, price: number): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (priceMinor[sorted[middle]!]! < price) from = middle + 1
    else to = middle
  }
  return from
}
