import type { ProductColumns } from '../snapshot/product-columns.js'
import type { ProductFilter } from './product-filter.js'
import type { Availability } from '../../../foundation/generated/contract-types.js'

/** How many products each value of a facet would leave. */
export interface FacetCounts {
  categories: Map<string, number>
  brands: Map<string, number>
  availability: Map<Availability, number>
  onSale: number
  /** internalName → value → count. */
  options: Map<string, Map<string, number>>
  minMinor: number | null
  maxMinor: number | null
}

/** Places of some products, or of all below a number. */
export type Candidates = Int32Array | number

/** The candidates that every condition accepts, in the order in which they come. */
export function matchProducts(
  candidates: Candidates,
  filters: readonly ProductFilter[],
): Int32Array {
  const length = typeof candidates === 'number' ? candidates : candidates.length
  const matches = new Int32Array(length)
  let count = 0
  for (let index = 0; index < length; index += 1) {
    const place = typeof candidates === 'number' ? index : candidates[index]!
    if (filters.every((filter) => filter.accepts(place))) matches[count++] = place
  }
  return matches.slice(0, count)
}

/**
 * Counts in one pass. A product that fails a single condition still counts in that condition's
 * facet, so each count is the number of results of choosing it under all other selections.
 */
export function countFacets(
  columns: ProductColumns,
  candidates: Candidates,
  filters: readonly ProductFilter[],
): FacetCounts {
  const paths = new Int32Array(columns.paths.length)
  const brands = new Int32Array(columns.brands.length)
  const availabilities = new Int32Array(columns.availabilities.length)
  const choices = new Int32Array(columns.choices.length)
  const facetOfChoice = columns.choices.map(({ internalName }) => `OPTIONS ${internalName}`)
  let onSale = 0
  let minMinor = Infinity
  let maxMinor = -Infinity
  const length = typeof candidates === 'number' ? candidates : candidates.length
  for (let index = 0; index < length; index += 1) {
    const place = typeof candidates === 'number' ? index : candidates[index]!
    const refused = failingFacet(place, filters)
    if (refused === 'several') continue
    const isMatch = refused === undefined
    if (isMatch || refused === 'CATEGORIES') paths[columns.path[place]!]! += 1
    if (isMatch || refused === 'BRANDS') brands[columns.brand[place]!]! += 1
    if (isMatch || refused === 'AVAILABILITY') availabilities[columns.availability[place]!]! += 1
    if (isMatch || refused === 'ON_SALE') onSale += columns.onSale[place]!
    if (isMatch || refused === 'PRICE') {
      const price = columns.priceMinor[place]!
      if (price < minMinor) minMinor = price
      if (price > maxMinor) maxMinor = price
    }
    const end = columns.choicesFrom[place + 1]!
    for (let at = columns.choicesFrom[place]!; at < end; at += 1) {
      const choice = columns.choice[at]!
      if (isMatch || refused === facetOfChoice[choice]) choices[choice]! += 1
    }
  }
  return {
    categories: spread(columns.paths, paths),
    brands: named(columns.brands, brands),
    availability: named(columns.availabilities, availabilities),
    onSale,
    options: byName(columns, choices),
    minMinor: minMinor === Infinity ? null : minMinor,
    maxMinor: maxMinor === -Infinity ? null : maxMinor,
  }
}

function failingFacet(place: number, filters: readonly ProductFilter[]): string | undefined {
  let refused: string | undefined
  for (const filter of filters) {
    if (filter.accepts(place)) continue
    if (refused !== undefined || filter.facet === 'NONE') return 'several'
    refused = filter.facet
  }
  return refused
}

/** A count for a set of categories applies to each of them. */
function spread(paths: ProductColumns['paths'], counts: Int32Array): Map<string, number> {
  const categories = new Map<string, number>()
  for (const [index, path] of paths.entries()) {
    const count = counts[index]!
    if (count === 0) continue
    for (const id of path) categories.set(id, (categories.get(id) ?? 0) + count)
  }
  return categories
}

function named<Name>(names: readonly (Name | null)[], counts: Int32Array): Map<Name, number> {
  return new Map(
    names.flatMap((name, index) =>
      name === null || counts[index] === 0 ? [] : [[name, counts[index]!] as const],
    ),
  )
}

function byName({ choices }: ProductColumns, counts: Int32Array): FacetCounts['options'] {
  const options: FacetCounts['options'] = new Map()
  for (const [index, { internalName, value }] of choices.entries()) {
    const count = counts[index]!
    if (count === 0) continue
    const values = options.get(internalName) ?? new Map<string, number>()
    options.set(internalName, values.set(value, count))
  }
  return options
}
