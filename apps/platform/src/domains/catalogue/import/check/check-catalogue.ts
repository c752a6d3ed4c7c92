import { catalogueRecordSchema } from '@floga/platform-contract/catalogue-record'
import type { CatalogueRecord } from '@floga/platform-contract/catalogue-record'
import * as v from 'valibot'
import type { CatalogueProblem } from './catalogue-problem.js'
import type { CatalogueSource, SourceRecord } from '../catalogue-source.js'
import { createReferenceCheck } from './create-reference-check.js'
import type { KnownRecords } from './known-records.js'

export interface CheckCatalogueOptions {
  source: CatalogueSource
  locales: readonly string[]
  /** The tenant's existing records. */
  known: KnownRecords
}

export interface CheckedCatalogue {
  problems: CatalogueProblem[]
  /** What was changed to make records fit. */
  notes: CatalogueProblem[]
  /** Invalid records by index in the source: several may be on one line. */
  bad: ReadonlySet<number>
  goodCount: number
  /** True when it was not read to its end: it has too many problems to be a catalogue. */
  isCut: boolean
}

const maxProblems = 50_000

/** Validates a whole source without writing and lists its problems. */
export async function checkCatalogue(options: CheckCatalogueOptions): Promise<CheckedCatalogue> {
  const problems: CatalogueProblem[] = []
  const notes: CatalogueProblem[] = []
  const bad = new Set<number>()
  let isCut = false
  const places: Pick<CatalogueProblem, 'file' | 'line' | 'item'>[] = []
  const references = createReferenceCheck(options.known, options.locales)
  const report = (place: number, message: string) => {
    bad.add(place)
    problems.push({ file: options.source.name, line: 0, ...places[place], message })
  }
  for await (const source of options.source.records()) {
    const { line, item } = source
    const at = { file: options.source.name, line, item }
    const place = places.push(at) - 1
    const left = maxProblems - notes.length
    for (const message of (source.notes ?? []).slice(0, left)) notes.push({ ...at, message })
    const parsed = parseRecord(source)
    const found = 'record' in parsed ? references.add(parsed.record, place) : [parsed.problem]
    for (const message of found) report(place, message)
    if (problems.length >= maxProblems) {
      report(place, 'the rest was not read: there are too many problems')
      isCut = true
      break
    }
  }
  for (const { place, message } of references.finish()) report(place, message)
  problems.sort((left, right) => left.line - right.line)
  return { problems, notes, bad, goodCount: places.length - bad.size, isCut }
}

/** Parses one record, or returns one sentence about its format error. */
export function parseRecord(
  source: SourceRecord,
): { record: CatalogueRecord } | { problem: string } {
  if (source.problem !== undefined) return { problem: source.problem }
  const result = v.safeParse(catalogueRecordSchema, source.value)
  if (result.success) return { record: result.output }
  return { problem: describeIssue(result.issues[0], source.columns) }
}

function describeIssue(issue: v.BaseIssue<unknown>, columns: SourceRecord['columns']): string {
  const path = v.getDotPath(issue)
  const problem = issue.received === 'undefined' ? 'is missing' : issue.message
  if (path === null) return problem
  const column =
    columns?.[path.replaceAll(/\.\d+(?=\.|$)/g, '').replace(/^translations\.[^.]+/, 'translations')]
  return `${column ?? path}: ${problem}`
}
