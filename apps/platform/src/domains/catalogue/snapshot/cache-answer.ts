import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { CatalogueSnapshot } from './catalogue-snapshot.js'

interface CachedAnswer {
  value: unknown
  size: number
}

/** Product ids, roughly, that the answers of one catalogue may hold together. */
const maxSize = 1_000_000

const caches = new WeakMap<CatalogueSnapshot, LRUCache<string, CachedAnswer>>()

/** What is asked for, and how much memory its answer takes. */
export interface CacheAnswerOptions<Value> {
  /** Names the question; the same key always has the same kind of answer. */
  key: readonly unknown[]
  sizeOf: (value: Value) => number
}

/**
 * Computes an answer about a catalogue once for each of its versions: answers are cached with the
 * snapshot, and the least used are evicted.
 */
export async function cacheAnswer<Value>(
  snapshot: CatalogueSnapshot,
  options: CacheAnswerOptions<Value>,
  answer: () => Promise<Value> | Value,
): Promise<Value> {
  let memory = caches.get(snapshot)
  if (!memory) {
    memory = new LRUCache<string, CachedAnswer>({ maxSize, sizeCalculation: ({ size }) => size })
    caches.set(snapshot, memory)
  }
  const key = toKey(options.key)
  const cached = memory.get(key)
  if (cached) return cached.value as Value
  const value = await answer()
  memory.set(key, { value, size: options.sizeOf(value) + entrySize })
  return value
}

/** What an answer takes beside its ids, its key included. */
const entrySize = 100

const longestKey = 200

/** A question of any length has a short key: memory holds none of what was asked. */
function toKey(parts: readonly unknown[]): string {
  const text = JSON.stringify(parts)
  return text.length <= longestKey ? text : createHash('sha256').update(text).digest('base64')
}
