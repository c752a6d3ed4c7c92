import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { readTextChunks, readTextHead, UnreadableFileError } from './read-text-file.js'
import type { ReadTextOptions } from './read-text-file.js'

/** A row of a table. */
export interface TableRow {
  /** Line in the file where it begins, from 1. */
  line: number
  /** The text of a column, trimmed; empty where there is none. */
  cell(title: string): string
}

/** A table with a heading. */
export interface Table {
  /** Titles as they are in the file. */
  titles: readonly string[]
  /** Whether there is a column. */
  has(title: string): boolean
  /** Rows with at least one text. */
  rows: readonly TableRow[]
}

/** The separator of a table's heading, and the line that the heading is on. */
interface TableForm {
  delimiter: string
  titles: readonly string[]
  headingLine: number
}

/**
 * Reads the heading of a table from the beginning of a file. Columns are separated by commas,
 * semicolons or tabs; Excel names the separator in a line of its own, `sep=;`.
 */
export function readHeading(head: string): TableForm {
  const lines = head.split(/\r\n|\n|\r/)
  const [first = ''] = lines
  const named = /^"?sep=(.)"?$/i.exec(first.trim())?.[1] ?? (first === 'sep=\t' ? '\t' : undefined)
  const heading = (named === undefined ? first : lines[1]) ?? ''
  const delimiter = named ?? mostFrequent(heading)
  const titles = heading.split(delimiter).map((title) =>
    title
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )
  return { delimiter, titles, headingLine: named === undefined ? 1 : 2 }
}

function mostFrequent(heading: string): string {
  const count = (sign: string) => heading.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/**
 * Reads a table in CSV, in any encoding and with any separator that spreadsheets write. Titles are
 * found whatever their case and spaces.
 *
 * @throws {UnreadableFileError} When the file cannot be read, or is no table.
 */
export async function readTable(path: string, options: ReadTextOptions = {}): Promise<Table> {
  const { delimiter, headingLine } = readHeading(await readTextHead(path, options))
  const rows: TableRow[] = []
  let titles: string[] | undefined
  let places = new Map<string, number>()
  let lastLine = 0
  const collect = async (parsed: AsyncIterable<ParsedRow>): Promise<void> => {
    for await (const { record, info } of parsed) {
      const line = lastLine + 1
      lastLine = info.lines
      if (line < headingLine) continue
      if (titles) {
        const held = places
        const cell = (title: string) => record[held.get(toName(title)) ?? -1]?.trim() ?? ''
        if (record.some((text) => text.trim() !== '')) rows.push({ line, cell })
        if (rows.length > maxRows) throw new UnreadableFileError(path, tooManyRows)
        continue
      }
      titles = record.map((title) => title.trim())
      places = new Map(titles.map((title, place) => [toName(title), place] as const).toReversed())
    }
  }
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: 1_000_000,
  })
  await pipeline(readTextChunks(path, options), parser, collect).catch((error: unknown) => {
    throw error instanceof CsvError ? new UnreadableFileError(path, error) : error
  })
  return { titles: titles ?? [], has: (title) => places.has(toName(title)), rows }
}

/** All rows are held in memory: those of a product may be anywhere. */
const maxRows = 300_000
const tooManyRows = new Error(`it has more than ${maxRows} rows: split it`)

interface ParsedRow {
  record: string[]
  info: { lines: number }
}

function toName(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
}
