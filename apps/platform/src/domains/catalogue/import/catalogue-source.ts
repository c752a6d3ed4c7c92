import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** One record as it stands in a file, not yet checked. */
export interface SourceRecord {
  /** Line in the file, from 1. */
  line: number
  value?: unknown
  /** Why the line cannot be read at all. */
  problem?: string
}

/** Records that can be read more than once: to check all, then to write. */
export interface CatalogueSource {
  /** Names the file in messages. */
  name: string
  records(): AsyncIterable<SourceRecord>
}

/** Reads JSON Lines; blank lines are passed over. */
export function jsonLinesSource(path: string, name = path): CatalogueSource {
  return {
    name,
    async *records() {
      const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity })
      let line = 0
      for await (const text of lines) {
        line += 1
        if (text.trim() !== '') yield parseLine(line, text)
      }
    },
  }
}

function parseLine(line: number, text: string): SourceRecord {
  try {
    return { line, value: JSON.parse(text) as unknown }
  } catch (error) {
    return { line, problem: `is no JSON: ${error instanceof Error ? error.message : 'unreadable'}` }
  }
}
