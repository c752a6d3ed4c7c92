import type { Transaction } from '../../../foundation/database/database.js'
import type { TextDocument } from './read-vector.js'
import type { TextBlock } from './text-block.js'
import { makeTextBlock } from './text-block.js'

/** The full-text index of a catalogue in one language, in blocks of products by id. */
export interface TextIndex {
  /** The tenant's `text_version` from which on texts may have changed since. */
  version: number
  blocks: readonly TextBlock[]
}

/**
 * Loads the index of a catalogue in one language; with an existing index only the changed blocks.
 */
export async function loadTextIndex(
  sql: Transaction,
  asked: { locale: string; version: number; old: TextIndex | undefined; blockSize: number },
): Promise<TextIndex> {
  const { locale, version, old, blockSize } = asked
  const read = (from: string, to: string | null) => readBlocks(sql, { locale, from, to, blockSize })
  if (!old || isScattered(old, blockSize)) return { version, blocks: await read('', null) }
  const starts = old.blocks.map(({ ids }, place) => (place === 0 ? '' : (ids[0] ?? '')))
  const changed = await changedBlocks(sql, locale, { version: old.version, starts })
  const blocks: TextBlock[] = []
  for (const [place, block] of old.blocks.entries()) {
    if (!changed.has(place)) blocks.push(block)
    else blocks.push(...(await read(starts[place]!, starts[place + 1] ?? null)))
  }
  return { version, blocks }
}

/**
 * Products inserted between two blocks form blocks of their own; with too many of them a rebuild is
 * faster.
 */
function isScattered({ blocks }: TextIndex, blockSize: number): boolean {
  const count = blocks.reduce((sum, { ids }) => sum + ids.length, 0)
  return blocks.length === 0 || blocks.length > 2 * Math.ceil(count / blockSize)
}

/** Compared by the database, whose order of ids need not be ours. */
async function changedBlocks(
  sql: Transaction,
  locale: string,
  { version, starts }: { version: number; starts: readonly string[] },
): Promise<Set<number>> {
  const rows = await sql.query<{ place: number }>(
    `SELECT DISTINCT width_bucket(product_id, $3::text[]) - 1 AS place FROM product_search
     WHERE locale = $1 AND text_version > $2`,
    [locale, version, starts],
  )
  return new Set(rows.map(({ place }) => place))
}

/** The products from one id up to, but not including, another. */
interface IdRange {
  locale: string
  from: string
  to: string | null
  blockSize: number
}

async function readBlocks(
  sql: Transaction,
  { locale, from, to, blockSize }: IdRange,
): Promise<TextBlock[]> {
  const blocks: TextBlock[] = []
  let after: string | null = null
  for (;;) {
    const documents: TextDocument[] = await sql.query<TextDocument>(
      `SELECT product_id AS id, document::text AS vector FROM product_search
       WHERE locale = $1 AND product_id >= $2 AND ($3::text IS NULL OR product_id < $3)
         AND ($4::text IS NULL OR product_id > $4)
       ORDER BY product_id LIMIT ${blockSize}`,
      [locale, after ?? from, to, after],
    )
    if (documents.length > 0) blocks.push(makeTextBlock(documents))
    const last = documents.at(-1)
    if (!last || documents.length < blockSize) return blocks
    after = last.id
  }
}
