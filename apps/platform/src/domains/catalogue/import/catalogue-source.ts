import { readLines } from '../../../foundation/files/read-text-file.js'
import type { ReadTextOptions } from '../../../foundation/files/read-text-file.js'

/** One raw record of a file, not yet validated. */
export interface SourceRecord {
  /** Line in the file, from 1. */
  line: number
  /** How the file identifies it, such as `handle "stove"`. */
  item?: string
  value?: unknown
  /** Why the line cannot be read at all. */
  problem?: string
  /** What was changed to make it fit. */
  notes?: readonly string[]
  /** The file's names of fields, by their paths in the record without indexes. */
  columns?: Readonly<Record<string, string>>
}

/** Records that can be read more than once: to check all, then to write. */
export interface CatalogueSource {
  /** Names the file in messages. */
  name: string
  records(): AsyncIterable<SourceRecord>
}

/** Reads JSON Lines; blank lines are passed over. */
export function jsonLinesSource(
  path: string,
  { name = path, ...options }: ReadTextOptions & { name?: string } = {},
): CatalogueSource {
  return {
    name,
    async *records() {
      let line = 0
      for await (const text of readLines(path, options)) {
        line += 1
        if (text.trim() !== '') yield parseLine(line, text)
      }
    },
  }
}

function parseLine(line: number, text: string): SourceRecord {
  try {
    const value = JSON.parse(text) as unknown
    return { line, value, ...toItem(value) }
  } catch (error) {
    return { line, problem: `is no JSON: ${error instanceof Error ? error.message : 'unreadable'}` }
  }
}

/** Records name themselves by type and key. */
function toItem(value: unknown): { item?: string } {
  const { type, key } = Object(value) as Record<string, unknown>
  return typeof type === 'string' && typeof key === 'string' ? { item: `${type} "${key}"` } : {}
}
