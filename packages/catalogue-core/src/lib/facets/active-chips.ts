import { removeSelection } from '../search/search-changes.js'
import type { SearchState } from '../search/search-state.js'
import { listSelections, selectionId, type Selection } from '../search/selection.js'

/** A selection as the shopper sees it above the list, with the state without it. */
export interface ActiveChip {
  /** Unique in the list. */
  id: string
  selection: Selection
  label: string
  /** The state without the chip, for its link. */
  next: SearchState
}

/** Returns the label of a selection; nothing for an unknown one. */
export type SelectionLabels = (selection: Selection) => string | null | undefined

/**
 * The chips above a list, in the order of the address. Without a label the value is shown.
 *
 * @example activeChips(state, createFacetLabels(aggregations)).map(({ label, next }) => [label,
 * searchHref(path, next)])
 */
export function activeChips(state: SearchState, labels: SelectionLabels): ActiveChip[] {
  return listSelections(state).map((selection) => ({
    id: selectionId(selection),
    selection,
    label: labels(selection) ?? plainLabel(selection),
    next: removeSelection(state, selection),
  }))
}

function plainLabel(selection: Selection): string {
  if ('value' in selection) return selection.value
  if (selection.kind === 'offer') return selection.kind
  return `${selection.minMinor ?? ''}–${selection.maxMinor ?? ''}`
}
