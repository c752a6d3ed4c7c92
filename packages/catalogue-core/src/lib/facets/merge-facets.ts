import type { PriceRange } from '../search/price-range.js'
import { AVAILABILITIES, type Availability, type SearchState } from '../search/search-state.js'
import type { AggregationKind } from '../search/search-variables.js'
import type { SelectionLabels } from './active-chips.js'
import { isSelected, listSelections, selectionId, type Selection } from '../search/selection.js'

/** The contract's `AggregationResult`. */
export interface Aggregation {
  kind: AggregationKind
  name: string
  label: string
  buckets: readonly { value: string; label: string; count: number }[]
  minMinor?: number | null
  maxMinor?: number | null
}

/** A value of a facet, ready to be ticked. */
export interface FacetValue {
  /** Unique in the page. */
  id: string
  selection: Selection
  label: string
  /** Number of results when choosing it under all other selections. */
  count: number
  isSelected: boolean
}

/** A filter of a list with its values. */
export type Facet = {
  /** As in addresses: `brand`, `o.capacity`. */
  id: string
  label: string
  /** How many selections of this facet are in force. */
  selectedCount: number
} & (
  | { kind: 'values'; values: FacetValue[] }
  | { kind: 'price'; bounds: Required<PriceRange> | null; chosen: PriceRange }
)

export interface MergeFacetsOptions {
  /** Language that labels are ordered in, such as `el`. */
  locale: string
  /** Names of selected values that no product has any more. @default the bare value */
  labels?: SelectionLabels
  /**
   * Values of a lower rank come first in their facet, such as a category's level. @default 0 for
   * all
   */
  rankOf?: (selection: Selection) => number
}

/**
 * Merges counts with selections. A selected value stays, with a count of 0 if need be, so that it
 * can be taken back. Values come selected first, then by rank, by count, by label.
 *
 * @example
 * mergeFacets(result.aggregations, state, { locale: 'el' })
 */
export function mergeFacets(
  aggregations: readonly Aggregation[],
  state: SearchState,
  { locale, labels = () => undefined, rankOf = () => 0 }: MergeFacetsOptions,
): Facet[] {
  const collator = collatorFor(locale)
  const order = (a: FacetValue, b: FacetValue) =>
    rankOf(a.selection) - rankOf(b.selection) ||
    b.count - a.count ||
    collator.compare(a.label, b.label)
  const chosen = listSelections(state)
  return aggregations.flatMap((aggregation): Facet[] => {
    const id = facetId(aggregation)
    const own = chosen.filter((selection) => facetIdOf(selection) === id)
    const facet = { id, label: aggregation.label, selectedCount: own.length }
    if (aggregation.kind === 'PRICE') {
      const bounds = toBounds(aggregation)
      const isEmpty = !bounds && own.length === 0
      return isEmpty ? [] : [{ ...facet, kind: 'price', bounds, chosen: state.filters.price }]
    }
    const counted = aggregation.buckets.flatMap(({ value, label, count }): FacetValue[] => {
      const selection = toSelection(aggregation, value)
      if (!selection) return []
      const isChosen = isSelected(state, selection)
      if (count === 0 && !isChosen) return []
      return [{ id: selectionId(selection), selection, label, count, isSelected: isChosen }]
    })
    const known = new Set(counted.map((value) => value.id))
    const gone = own
      .filter((selection) => !known.has(selectionId(selection)))
      .map((selection): FacetValue => {
        const label = labels(selection) ?? ('value' in selection ? selection.value : facet.label)
        return { id: selectionId(selection), selection, label, count: 0, isSelected: true }
      })
    const values = [...counted, ...gone].sort(order)
    return values.length > 0 ? [{ ...facet, kind: 'values', values }] : []
  })
}

/**
 * Creates a lookup of selections' names, for chips and facets.
 *
 * @param others Names of selections that are not counted: offers, prices, values without products.
 */
export function createFacetLabels(
  aggregations: readonly Aggregation[],
  others: SelectionLabels = () => undefined,
): SelectionLabels {
  // Built on first use, because most lists have no selection.
  let labels: ReadonlyMap<string, string> | undefined
  return (selection) => {
    // Chosen by its ends: no bucket has a name for it.
    if (selection.kind === 'price') return others(selection)
    labels ??= readLabels(aggregations)
    return labels.get(selectionId(selection)) ?? others(selection)
  }
}

function readLabels(aggregations: readonly Aggregation[]): ReadonlyMap<string, string> {
  const labels = new Map<string, string>()
  for (const aggregation of aggregations) {
    for (const { value, label } of aggregation.buckets) {
      const selection = toSelection(aggregation, value)
      if (selection) labels.set(selectionId(selection), label)
    }
  }
  return labels
}

/**
 * Of a shop's few languages: a collator takes longer to make than a list to be put in order by it.
 */
const collators = new Map<string, Intl.Collator>()
const mostCollators = 16

function collatorFor(locale: string): Intl.Collator {
  const known = collators.get(locale)
  if (known) return known
  if (collators.size >= mostCollators) collators.clear()
  const collator = new Intl.Collator(locale, { numeric: true })
  collators.set(locale, collator)
  return collator
}

const facetIds = {
  CATEGORIES: 'category',
  BRANDS: 'brand',
  PRICE: 'price',
  AVAILABILITY: 'availability',
  ON_SALE: 'offer',
} as const

function facetId({ kind, name }: Aggregation): string {
  return kind === 'OPTIONS' ? `o.${name}` : facetIds[kind]
}

function facetIdOf(selection: Selection): string {
  return selection.kind === 'option' ? `o.${selection.internalName}` : selection.kind
}

function toSelection({ kind, name }: Aggregation, value: string): Selection | null {
  switch (kind) {
    case 'CATEGORIES':
      return { kind: 'category', value }
    case 'BRANDS':
      return { kind: 'brand', value }
    case 'AVAILABILITY':
      return isAvailability(value) ? { kind: 'availability', value } : null
    case 'ON_SALE':
      return value === 'true' ? { kind: 'offer' } : null
    case 'OPTIONS':
      return { kind: 'option', internalName: name, value }
    case 'PRICE':
      return null
  }
}

function isAvailability(value: string): value is Availability {
  return AVAILABILITIES.some((known) => known === value)
}

function toBounds({ minMinor, maxMinor }: Aggregation): Required<PriceRange> | null {
  if (typeof minMinor !== 'number' || typeof maxMinor !== 'number') return null
  return { minMinor, maxMinor }
}
