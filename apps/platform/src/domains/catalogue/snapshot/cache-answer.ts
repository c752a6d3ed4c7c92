import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { CatalogueSnapshot } from './catalogue-snapshot.js'

interface CachedAnswer {
  value: unknown
  size: number
}

/** Maximum number of product ids, roughly, in the cached results of one catalogue. */
const maxSize = 1_000_000

const caches = new WeakMap<CatalogueSnapshot, LRUCache<string, CachedAnswer>>()

/** Parameters of the cached result, and its size in memory. */
export interface CacheAnswerOptions<Value> {
  /** The key of the query; the same key always has the same type of result. */
  key: readonly unknown[]
  sizeOf: (value: Value) => number
}

/**
 * Computes a result once for each version of a catalogue: results are cached with the snapshot, and
 * the least recently used are evicted.
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

/** Size of a result besides its ids, including its key. */
const entrySize = 100

const longestKey = 200

/** Keys are hashes of a fixed length: the cache contains no search terms. */
function toKey(parts: readonly unknown[]): string {
  const text = JSON.stringify(parts)
  return text.length <= longestKey ? text : createHash('sha256').update(text).digest('base64')
}
