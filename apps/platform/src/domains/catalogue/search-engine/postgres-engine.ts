import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.js'
import { productColumns } from '../snapshot/product-columns.js'
import { makeTextBlock } from '../text-index/text-block.js'
import type { TextDocument } from '../text-index/read-vector.js'
import { databaseSpelling } from './database-spelling.js'
import { readMemoryLists } from './memory-engine.js'
import { merchantRanks } from './merchant-ranks.js'
import { blockSize } from './postings/block-size.js'
import { readPostings } from './postings/read-postings.js'
import { toPostingLists } from './postings/to-posting-lists.js'
import { updatePostings } from './postings/update-postings.js'
import type { SearchEngine, SearchScope } from './search-engine.js'
import type { RankedLists, ReadLists } from './word-matching.js'
import { createWordMatching } from './word-matching.js'

/**
 * Creates an engine that reads posting lists from database tables, and caches each product's rank.
 * Texts changed since the last index update are searched directly.
 */
export function createPostgresEngine(): SearchEngine {
  const readLists = readPostgresLists()
  return {
    ...databaseSpelling,
    ...createWordMatching(readLists),
    prepare: async (scope) => void (await readLists(scope, [])),
    update: updatePostings,
  }
}

function readPostgresLists(): ReadLists {
  // Until a catalogue has been written for the first time.
  const readUnwritten = readMemoryLists()
  const known = new WeakMap<CatalogueSnapshot, Map<string, KnownProducts>>()
  const productsOf = async (scope: SearchScope, version: number): Promise<Products> => {
    const byLocale = known.get(scope.snapshot) ?? new Map<string, KnownProducts>()
    known.set(scope.snapshot, byLocale)
    const last = byLocale.get(scope.locale)
    if (last?.version === version) return last.products
    const products = readProducts(scope, version)
    byLocale.set(scope.locale, { version, products })
    try {
      return await products
    } catch (error) {
      byLocale.delete(scope.locale)
      throw error
    }
  }
  return async (scope, words) => {
    const found = await readPostings(scope, words)
    if (!found) return readUnwritten(scope, words)
    const { places, changed, isOutdated } = await productsOf(scope, found.version)
    return [
      ...found.blocks.map(({ block, rows }) => ({
        lists: toPostingLists(rows, (number) => isOutdated.has(block * blockSize + number)),
        places: places.subarray(block * blockSize, (block + 1) * blockSize),
      })),
      ...changed,
    ]
  }
}

interface KnownProducts {
  /** Of the texts as they were written. */
  version: number
  products: Promise<Products>
}

interface Products {
  /** A product's number → its position in the merchant's order, negative if not found. */
  places: Int32Array
  /** Products whose text has changed since, as it is now. */
  changed: RankedLists[]
  /** Their numbers. */
  isOutdated: ReadonlySet<number>
}

async function readProducts(
  { sql, snapshot, locale }: SearchScope,
  version: number,
): Promise<Products> {
  const changed = version >= snapshot.textVersion ? [] : await readChanged(sql, locale, version)
  const changedIds = new Set(changed.map(({ id }) => id))
  const rows = await sql.query<{ id: string; number: number }>(
    'SELECT product_id AS id, number FROM search_numbers',
  )
  const { placeOf } = productColumns(snapshot)
  const most = rows.reduce((last, { number }) => Math.max(last, number), -1)
  const places = new Int32Array((Math.floor(most / blockSize) + 1) * blockSize).fill(-1)
  const isOutdated = new Set<number>()
  for (const { id, number } of rows) {
    places[number] = placeOf.get(id) ?? -1
    if (changedIds.has(id)) isOutdated.add(number)
  }
  const blocks: RankedLists[] = []
  for (let from = 0; from < changed.length; from += blockSize) {
    const lists = makeTextBlock(changed.slice(from, from + blockSize))
    blocks.push({ lists, places: merchantRanks(snapshot, lists) })
  }
  return { places, changed: blocks, isOutdated }
}

async function readChanged(
  sql: SearchScope['sql'],
  locale: string,
  version: number,
): Promise<TextDocument[]> {
  return sql.query<TextDocument>(
    `SELECT product_id AS id, document::text AS vector FROM product_search
     WHERE locale = $1 AND text_version > $2 ORDER BY product_id`,
    [locale, version],
  )
}
