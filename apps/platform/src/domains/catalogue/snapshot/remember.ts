import { LRUCache } from 'lru-cache'
import type { CatalogueSnapshot } from './catalogue-snapshot.js'

interface Kept {
  value: unknown
  size: number
}

/** Product ids, roughly, that the answers of one catalogue may hold together. */
const maxSize = 1_000_000

const memories = new WeakMap<CatalogueSnapshot, LRUCache<string, Kept>>()

/** What is asked for, and how much room its answer takes. */
export interface RememberOptions<Value> {
  /** Names the question; the same key always has the same kind of answer. */
  key: readonly unknown[]
  sizeOf: (value: Value) => number
}

/**
 * Answers a question about a catalogue once for each of its versions: the answers are kept with the
 * snapshot and go with it. The least used go first when there are too many.
 */
export async function remember<Value>(
  snapshot: CatalogueSnapshot,
  options: RememberOptions<Value>,
  answer: () => Promise<Value> | Value,
): Promise<Value> {
  let memory = memories.get(snapshot)
  if (!memory) {
    memory = new LRUCache<string, Kept>({ maxSize, sizeCalculation: ({ size }) => size })
    memories.set(snapshot, memory)
  }
  const key = JSON.stringify(options.key)
  const kept = memory.get(key)
  if (kept) return kept.value as Value
  const value = await answer()
  memory.set(key, { value, size: options.sizeOf(value) + entrySize })
  return value
}

/** What an answer takes beside its ids. */
const entrySize = 100
