import type { LexemeQuery, WordQuery } from '../../text-index/word-query.js'
import type { SearchScope } from '../search-engine.js'

/** One lexeme in one block. */
export interface PostingRow {
  lexeme: string
  holdings: Uint8Array
}

/** Postings of the requested lexemes. */
export interface FoundPostings {
  /** The tenant's `text_version` that they were written at. */
  version: number
  blocks: { block: number; rows: PostingRow[] }[]
}

/** Sorts after every string with the given prefix. */
const lastCharacter = '\u{10ffff}'

/** Reads the rows of all lexemes that words match; undefined before the first index update. */
export async function readPostings(
  { sql, locale }: SearchScope,
  words: readonly WordQuery[],
): Promise<FoundPostings | undefined> {
  const asked = words.flatMap(({ required, ranking }) => [...required.flat(), ...ranking])
  const prefixes = shortest(asked.filter(({ isPrefix }) => isPrefix).map(toLexeme))
  const whole = [...new Set(asked.map(toLexeme))].filter(
    (lexeme) => !prefixes.some((prefix) => lexeme.startsWith(prefix)),
  )
  // Both bounds are parameters: a concatenated expression would not be compared after the tenant,
  // and would not use the index.
  const rows = await sql.query<
    { version: number } & ((PostingRow & { block: number }) | { block: null })
  >(
    `SELECT i.text_version AS version, p.block, p.lexeme, p.holdings
     FROM search_indexes i LEFT JOIN (
       SELECT block, lexeme, holdings FROM search_postings
       WHERE locale = $1 AND lexeme = ANY ($2::text[])
       UNION ALL
       SELECT p.block, p.lexeme, p.holdings
       FROM unnest($3::text[], $4::text[]) AS asked (first, last) JOIN search_postings p
         ON p.locale = $1 AND p.lexeme >= asked.first AND p.lexeme <= asked.last) p
     ON true`,
    [locale, whole, prefixes, prefixes.map((prefix) => `${prefix}${lastCharacter}`)],
  )
  const [first] = rows
  if (!first) return undefined
  const blocks = new Map<number, PostingRow[]>()
  for (const row of rows) {
    if (row.block === null) continue
    const known = blocks.get(row.block)
    if (known) known.push(row)
    else blocks.set(row.block, [row])
  }
  return {
    version: first.version,
    blocks: [...blocks].map(([block, found]) => ({ block, rows: found })),
  }
}

function toLexeme({ lexeme }: LexemeQuery): string {
  return lexeme
}

/** Those of some prefixes that begin with no other of them. */
function shortest(prefixes: readonly string[]): string[] {
  const unique = [...new Set(prefixes)]
  return unique.filter((one) => !unique.some((other) => other !== one && one.startsWith(other)))
}
