import { cleanProductId } from './clean-product-id.js'
import type { StoredOptions } from './parse-stored.js'
import { createStoredList, type StoredList } from './stored-list.js'

/** Maximum number of products in a comparison. */
export const MAX_COMPARED = 4

/**
 * Whether a product is compared, and why it is not: a `full` list takes one once another is
 * removed.
 */
export type ComparisonAnswer = { ok: true } | { ok: false; code: 'full' | 'not-an-id' }

/** Ids of the products that are compared in this browser, in the order they were chosen. */
export interface Comparison extends StoredList {
  /** Adds a product at the end; an existing one does not move. */
  add(id: string): ComparisonAnswer
  /** Adds a product, or removes it. */
  toggle(id: string): ComparisonAnswer
  /** Replaces the list, such as with a shared one. */
  replace(ids: readonly string[]): void
}

/**
 * Opens the persisted list of compared products.
 *
 * @example
 * createComparison({ storage: createLocalStorage(window, 'floga:compare:default') })
 */
export function createComparison(options: StoredOptions): Comparison {
  const { list, change } = createStoredList({
    ...options,
    maxEntries: MAX_COMPARED,
    clean: cleanProductId,
  })
  const add = (id: string): ComparisonAnswer => {
    if (!cleanProductId(id)) return { ok: false, code: 'not-an-id' }
    change((known) => [...known, id])
    // Another tab may have filled the list, so check the stored value.
    return list.read().includes(id) ? { ok: true } : { ok: false, code: 'full' }
  }
  return {
    ...list,
    add,
    toggle(id) {
      if (!list.read().includes(id)) return add(id)
      list.remove(id)
      return { ok: true }
    },
    replace: (ids) => change(() => ids),
  }
}

/**
 * Reads the ids of a shared comparison from its address, each once and no more than fit: `?ids=a,b`
 * as it is shared, or `?ids=a&ids=b` as a form sends it.
 */
export function parseComparedIds(params: URLSearchParams): string[] {
  const text = params.getAll('ids').join().slice(0, 1000)
  return [...new Set(text.split(',').map(cleanProductId))].filter(Boolean).slice(0, MAX_COMPARED)
}

/** The query that shares a comparison: `?ids=a,b`; empty without products. */
export function comparisonSearch(ids: readonly string[]): string {
  const known = [...new Set(ids.map(cleanProductId))].filter(Boolean).slice(0, MAX_COMPARED)
  return known.length > 0 ? `?ids=${known.join(',')}` : ''
}
