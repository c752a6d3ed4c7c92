import type { Database, Transaction } from '../../../../foundation/database/database.js'
import type { TextDocument } from '../../text-index/read-vector.js'
import { greatestSum } from '../../text-index/read-vector.js'
import type { TextBlock } from '../../text-index/text-block.js'
import { makeTextBlock } from '../../text-index/text-block.js'
import { blockSize } from './block-size.js'
import { serializeHoldings } from './holdings.js'

/** Rewrites the blocks of a tenant in which a text has changed since the last update. */
export async function updatePostings(database: Database, tenant: string): Promise<void> {
  if (await database.read(tenant, isWritten)) return
  const isFirst = await database.write(tenant, async (sql) => {
    await sql.query(
      'INSERT INTO search_indexes (tenant, text_version, next_number) VALUES ($1, 0, 0) ON CONFLICT DO NOTHING',
      [tenant],
    )
    // Of several processes one writes, and the others find it done.
    const [written] = await sql.query<{ version: number }>(
      'SELECT text_version AS version FROM search_indexes FOR UPDATE',
    )
    const [texts] = await sql.query<{ version: number }>(
      'SELECT text_version AS version FROM tenants',
    )
    if (!written || !texts || written.version >= texts.version) return false
    await numberProducts(sql, tenant, written.version)
    for (const block of await readChangedBlocks(sql, written.version)) {
      await writeBlock(sql, tenant, block)
    }
    await sql.query('UPDATE search_indexes SET text_version = $1', [texts.version])
    return written.version === 0
  })
  // The new rows have no statistics yet, and the embedded engine has no autovacuum.
  if (isFirst) await database.script('ANALYZE search_numbers; ANALYZE search_postings')
}

async function isWritten(sql: Transaction): Promise<boolean> {
  const rows = await sql.query(
    'SELECT FROM search_indexes i JOIN tenants t USING (tenant) WHERE i.text_version >= t.text_version',
  )
  return rows.length > 0
}

/** Numbers are never reused: postings of a deleted product refer to nothing. */
async function numberProducts(sql: Transaction, tenant: string, version: number): Promise<void> {
  await sql.query(
    `WITH numbered AS (
       INSERT INTO search_numbers (tenant, product_id, number)
       SELECT $1, product_id,
         (SELECT next_number FROM search_indexes) + row_number() OVER (ORDER BY product_id) - 1
       FROM (
         SELECT DISTINCT product_id FROM product_search s WHERE text_version > $2
           AND NOT EXISTS (SELECT FROM search_numbers n WHERE n.product_id = s.product_id)) added
       RETURNING number)
     UPDATE search_indexes SET next_number = next_number + (SELECT count(*) FROM numbered)`,
    [tenant, version],
  )
}

interface BlockKey {
  locale: string
  block: number
}

async function readChangedBlocks(sql: Transaction, version: number): Promise<BlockKey[]> {
  return sql.query<BlockKey>(
    `SELECT DISTINCT s.locale, n.number / ${blockSize} AS block
     FROM product_search s JOIN search_numbers n USING (tenant, product_id)
     WHERE s.text_version > $1 ORDER BY block, locale`,
    [version],
  )
}

async function writeBlock(
  sql: Transaction,
  tenant: string,
  { locale, block }: BlockKey,
): Promise<void> {
  const documents = await sql.query<TextDocument & { number: number }>(
    `SELECT n.product_id AS id, n.number % ${blockSize} AS number, s.document::text AS vector
     FROM search_numbers n JOIN product_search s USING (tenant, product_id)
     WHERE n.number >= $2 * ${blockSize} AND n.number < ($2 + 1) * ${blockSize} AND s.locale = $1
     ORDER BY n.number`,
    [locale, block],
  )
  const numbers = documents.map(({ number }) => number)
  await sql.query('DELETE FROM search_postings WHERE locale = $1 AND block = $2', [locale, block])
  await sql.query(
    `INSERT INTO search_postings (tenant, locale, lexeme, block, holdings)
     SELECT $2, $3, lexeme, $4, decode(holdings, 'base64')
     FROM jsonb_to_recordset($1::text::jsonb) AS r (lexeme text, holdings text)`,
    [JSON.stringify(toRows(makeTextBlock(documents), numbers)), tenant, locale, block],
  )
}

function toRows(
  { lexemes, lexemeAt, holderAt, holder, part, parts }: TextBlock,
  numbers: readonly number[],
): { lexeme: string; holdings: string }[] {
  return Array.from({ length: lexemeAt.length - 1 }, (_value, index) => {
    const [from, to] = [holderAt[index], holderAt[index + 1]]
    return {
      lexeme: lexemes.slice(lexemeAt[index], lexemeAt[index + 1]),
      holdings: serializeHoldings({
        holders: holder.slice(from, to).map((at) => numbers[at]!),
        sums: Float32Array.from(part.subarray(from, to), (at) => parts[at]! * greatestSum),
      }).toString('base64'),
    }
  })
}
