import { createStoredAtom } from '@floga/browser-storage/atoms'
import { createStore, type Atom } from 'jotai/vanilla'
import { parseStored, type StoredOptions } from './parse-stored.js'

/** A short list of texts in storage, the same in all tabs. */
export interface StoredList {
  /**
   * The entries; empty on the server and until the first subscription, so that a cached page
   * hydrates for every visitor.
   */
  entriesAtom: Atom<readonly string[]>
  /** Reads the newest entries from storage. */
  read(): readonly string[]
  /** Removes one entry. */
  remove(entry: string): void
  /** Empties the list. */
  clear(): void
}

export interface StoredListOptions extends StoredOptions {
  maxEntries: number
  /** Cleans an entry. Returns an empty string to reject it. */
  clean: (text: string) => string
  /** Key by which two entries are equal. @default the entry itself */
  sameness?: (entry: string) => string
}

const NONE: readonly string[] = []

/**
 * Creates a stored list of unique texts. The caller gets the function that updates it, to build its
 * own operations.
 */
export function createStoredList(options: StoredListOptions): {
  list: StoredList
  change: (change: (known: readonly string[]) => readonly string[]) => void
} {
  const { maxEntries, clean, sameness = (entry) => entry, storage, onProblem } = options
  const { store = createStore() } = options
  const tidy = (entries: readonly string[]): readonly string[] => {
    const known = new Map<string, string>()
    for (const entry of entries.map(clean)) {
      const key = sameness(entry)
      if (entry && !known.has(key)) known.set(key, entry)
    }
    return known.size === 0 ? NONE : [...known.values()].slice(0, maxEntries)
  }
  const { valueAtom, changeAtom, read } = createStoredAtom<readonly string[]>({
    storage,
    onProblem,
    empty: NONE,
    parse: parseStored((content) =>
      Array.isArray(content)
        ? tidy(content.filter((entry): entry is string => typeof entry === 'string'))
        : null,
    ),
  })
  const change = (make: (known: readonly string[]) => readonly string[]) =>
    store.set(changeAtom, (known) => {
      const next = tidy(make(known))
      const isSame = next.length === known.length && next.every((entry, at) => entry === known[at])
      return isSame ? known : next
    })
  return {
    list: {
      entriesAtom: valueAtom,
      read,
      remove(entry) {
        const key = sameness(clean(entry))
        change((known) => known.filter((other) => sameness(other) !== key))
      },
      clear: () => change(() => NONE),
    },
    change,
  }
}
