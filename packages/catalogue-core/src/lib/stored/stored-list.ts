import { keepValue, type Followable, type KeptOptions } from './parse-stored.js'

/** A short list of texts on the device, the same in all tabs. */
export interface KeptList extends Followable<readonly string[]> {
  /** Takes one entry away. */
  remove(entry: string): void
  /** Empties the list. */
  clear(): void
}

/** Options of {@link keepList}. */
export interface KeepListOptions extends KeptOptions {
  maxEntries: number
  /** Makes text an entry; empty for what is none. */
  clean: (text: string) => string
  /** What two entries have in common that count as one. @default the entry itself */
  sameness?: (entry: string) => string
}

/** Keeps a list of texts, each once, and hands the way to change it to whoever gives it a meaning. */
export function keepList(options: KeepListOptions): {
  list: KeptList
  change: (change: (known: readonly string[]) => readonly string[]) => void
} {
  const { maxEntries, clean, sameness = (entry) => entry, storage, onProblem } = options
  const tidy = (entries: readonly string[]): readonly string[] => {
    const known = new Map<string, string>()
    for (const entry of entries.map(clean)) {
      const key = sameness(entry)
      if (entry && !known.has(key)) known.set(key, entry)
    }
    return [...known.values()].slice(0, maxEntries)
  }
  const kept = keepValue<readonly string[]>({
    storage,
    onProblem,
    empty: [],
    parse: (content) =>
      Array.isArray(content)
        ? tidy(content.filter((entry): entry is string => typeof entry === 'string'))
        : null,
  })
  const change = (make: (known: readonly string[]) => readonly string[]) =>
    kept.change((known) => {
      const next = tidy(make(known))
      const isSame = next.length === known.length && next.every((entry, at) => entry === known[at])
      return isSame ? known : next
    })
  return {
    list: {
      getSnapshot: kept.getSnapshot,
      subscribe: kept.subscribe,
      remove(entry) {
        const key = sameness(clean(entry))
        change((known) => known.filter((other) => sameness(other) !== key))
      },
      clear: () => change(() => []),
    },
    change,
  }
}
