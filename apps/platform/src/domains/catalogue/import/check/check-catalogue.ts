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
  /** What the tenant holds already. */
  known: KnownRecords
}

export interface CheckedCatalogue {
  problems: CatalogueProblem[]
  /** Records with a problem, by their place in the source from 0: several may stand on one line. */
  bad: ReadonlySet<number>
  goodCount: number
}

/** Reads a whole source without writing anything and lists what is wrong with it. */
export async function checkCatalogue(options: CheckCatalogueOptions): Promise<CheckedCatalogue> {
  const problems: CatalogueProblem[] = []
  const bad = new Set<number>()
  const lines: number[] = []
  const references = createReferenceCheck(options.known, options.locales)
  const report = (place: number, message: string) => {
    bad.add(place)
    problems.push({ file: options.source.name, line: lines[place] ?? 0, message })
  }
  for await (const source of options.source.records()) {
    const place = lines.push(source.line) - 1
    const parsed = parseRecord(source)
    const found = 'record' in parsed ? references.add(parsed.record, place) : [parsed.problem]
    for (const message of found) report(place, message)
  }
  for (const { place, message } of references.finish()) report(place, message)
  problems.sort((left, right) => left.line - right.line)
  return { problems, bad, goodCount: lines.length - bad.size }
}

/** Parses one record, or says in one sentence where it breaks the format. */
export function parseRecord(
  source: SourceRecord,
): { record: CatalogueRecord } | { problem: string } {
  if (source.problem !== undefined) return { problem: source.problem }
  const result = v.safeParse(catalogueRecordSchema, source.value)
  if (result.success) return { record: result.output }
  const issue = result.issues[0]
  const path = v.getDotPath(issue)
  return { problem: path === null ? issue.message : `${path}: ${issue.message}` }
}
