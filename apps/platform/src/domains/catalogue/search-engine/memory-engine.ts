import { LRUCache } from 'lru-cache'
import type { TextIndexes } from '../text-index/text-indexes.js'
import { createTextIndexes } from '../text-index/text-indexes.js'
import { databaseSpelling } from './database-spelling.js'
import { merchantRanks } from './merchant-ranks.js'
import type { SearchEngine } from './search-engine.js'
import type { ReadLists } from './word-matching.js'
import { createWordMatching } from './word-matching.js'

/** Maximum number of catalogues in memory. */
const maxTenants = 20

/** Creates an engine that holds the index of each catalogue in this process's memory. */
export function createMemoryEngine(): SearchEngine {
  const readLists = readMemoryLists()
  return {
    ...databaseSpelling,
    ...createWordMatching(readLists),
    prepare: async (scope) => void (await readLists(scope, [])),
  }
}

/** All lists of a catalogue in a language, read lazily and updated by their changes. */
export function readMemoryLists(): ReadLists {
  const known = new LRUCache<string, TextIndexes>({ max: maxTenants })
  return async ({ sql, snapshot, locale }) => {
    const texts = known.get(snapshot.tenant) ?? createTextIndexes()
    known.set(snapshot.tenant, texts)
    const { blocks } = await texts.get(sql, locale, snapshot.textVersion)
    return blocks.map((lists) => ({ lists, places: merchantRanks(snapshot, lists) }))
  }
}
