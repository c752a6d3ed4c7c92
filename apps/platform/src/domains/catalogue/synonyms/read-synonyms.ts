import * as v from 'valibot'
import type { SynonymRecord } from './synonym-record.js'
import { synonymRecordSchema } from './synonym-record.js'

/** Parsed synonyms of a file, and its invalid lines. */
export interface ReadSynonyms {
  records: SynonymRecord[]
  problems: { line: number; text: string }[]
}

/** Reads JSON Lines, one synonym a line; a language that the tenant has not is a problem. */
export function readSynonyms(text: string, locales: readonly string[]): ReadSynonyms {
  const records: SynonymRecord[] = []
  const problems: ReadSynonyms['problems'] = []
  for (const [index, row] of text.split('\n').entries()) {
    if (row.trim() === '') continue
    const record = readRecord(row, locales)
    if (typeof record === 'string') problems.push({ line: index + 1, text: record })
    else records.push(record)
  }
  return { records, problems }
}

function readRecord(row: string, locales: readonly string[]): SynonymRecord | string {
  let value: unknown
  try {
    value = JSON.parse(row)
  } catch {
    return 'no JSON'
  }
  const parsed = v.safeParse(synonymRecordSchema, value)
  if (!parsed.success) {
    const [issue] = parsed.issues
    return `${v.getDotPath(issue) ?? 'synonym'}: ${issue.message}`
  }
  const { locale, means, optional } = parsed.output
  if (!locales.includes(locale)) return `locale: the shop has no "${locale}"`
  if (means.length === 0 && !optional) return 'means: a word without a meaning is optional'
  return parsed.output
}
