import { formatProblem } from '../domains/catalogue/import/check/catalogue-problem.js'
import type { ImportReport } from '../domains/catalogue/import/import-catalogue.js'

/** Where a command writes: progress and problems, and apart from them its result. */
export interface CommandOutput {
  /** Progress and problems. */
  note(line: string): void
  /** The result. */
  result(line: string): void
}

const maxProblems = 50

/** Writes what an import did. */
export function printReport(report: ImportReport, output: CommandOutput): void {
  for (const problem of report.problems.slice(0, maxProblems)) output.note(formatProblem(problem))
  const further = report.problems.length - maxProblems
  if (further > 0) output.note(`and ${further} more problems`)
  if (report.missingImages.length > 0) {
    output.note(`missing images, left out: ${report.missingImages.join(', ')}`)
  }
  if (report.missingDocuments.length > 0) {
    output.note(`missing documents, left out: ${report.missingDocuments.join(', ')}`)
  }
  if (report.wouldWrite !== undefined) {
    output.result(
      `dry run: ${report.wouldWrite} records would be imported, ${report.skipped} have a problem`,
    )
    return
  }
  if (!report.isApplied) {
    output.result(
      `nothing imported: ${report.skipped} of the records have a problem. Fix them, or add --skip-bad.`,
    )
    return
  }
  output.result(
    `${report.added} added, ${report.changed} changed, ${report.unchanged} unchanged, ${report.skipped} skipped`,
  )
}

/** Tells how far an import has come, at most once a second. */
export function progressNotes(output: CommandOutput) {
  let lastMs = 0
  return ({ phase, records }: { phase: 'checking' | 'writing'; records: number }) => {
    const nowMs = Date.now()
    if (phase === 'writing' && nowMs - lastMs < 1_000) return
    lastMs = nowMs
    output.note(phase === 'checking' ? 'checking …' : `${records} records written`)
  }
}
