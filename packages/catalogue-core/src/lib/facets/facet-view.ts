import type { Facet, FacetValue } from './merge-facets.js'

/** Which facets a shopper has opened and closed; not part of the address. */
export interface FacetView {
  /** Facets by id: true where the shopper expanded one, false where they collapsed it. */
  readonly expanded: Readonly<Record<string, boolean>>
  /** Ids of facets that show every value. */
  readonly complete: readonly string[]
}

/** The initial view. */
export const INITIAL_FACET_VIEW: FacetView = { expanded: {}, complete: [] }

/** Values that a facet shows before 'show more'. */
export const VISIBLE_FACET_VALUES = 8

/** Facets that are open initially. */
const FIRST_OPEN = 3

/** The values that a facet shows, and how many more it has. */
export interface VisibleValues {
  values: FacetValue[]
  hiddenCount: number
}

/**
 * Whether a facet is open: as the shopper left it, else the first three and those with a selection.
 *
 * @param position Place among the facets, counted from 0.
 */
export function isFacetExpanded(view: FacetView, facet: Facet, position: number): boolean {
  const byHand = Object.hasOwn(view.expanded, facet.id) ? view.expanded[facet.id] : undefined
  return byHand ?? (position < FIRST_OPEN || facet.selectedCount > 0)
}

/** Opens a closed facet and closes an open one. */
export function toggleFacet(view: FacetView, facet: Facet, position: number): FacetView {
  const isOpen = isFacetExpanded(view, facet, position)
  return { ...view, expanded: { ...view.expanded, [facet.id]: !isOpen } }
}

/** Shows every value of a facet, or only the first ones again. */
export function toggleShowMore(view: FacetView, { id }: Pick<Facet, 'id'>): FacetView {
  const complete = view.complete.includes(id)
    ? view.complete.filter((other) => other !== id)
    : [...view.complete, id]
  return { ...view, complete }
}

/** The values to show: eight, every selected one, or all after 'show more'. */
export function visibleFacetValues(view: FacetView, facet: Facet): VisibleValues {
  if (facet.kind === 'price') return { values: [], hiddenCount: 0 }
  const isComplete = view.complete.includes(facet.id)
  const values = facet.values.filter(
    (value, place) => isComplete || place < VISIBLE_FACET_VALUES || value.isSelected,
  )
  return { values, hiddenCount: facet.values.length - values.length }
}
