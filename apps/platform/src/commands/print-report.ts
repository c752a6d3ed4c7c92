import { formatProblem } from '../domains/catalogue/import/check/catalogue-problem.js'
import type { CatalogueProblem } from '../domains/catalogue/import/check/catalogue-problem.js'
import type { ImportReport } from '../domains/catalogue/import/import-catalogue.js'
import { CommandError } from './command-context.js'

/** Where a command writes: progress and problems, and apart from them its result. */
export interface CommandOutput {
  /** Progress and problems. */
  note(line: string): void
  /** The result. */
  result(line: string): void
}

/** Lines of one kind, and names in a list. */
const maxOfKind = 3
const maxKinds = 50

/**
 * Prints the result of an import.
 *
 * @throws {CommandError} When it failed, or left something out.
 */
export function printReport(
  report: ImportReport,
  output: CommandOutput,
  { unfetchedImages = 0 }: { unfetchedImages?: number } = {},
): void {
  if (report.isEmpty) throw new CommandError(`${report.source} contains nothing to import.`)
  const { problems, notes, skipped, missingImages, missingDocuments, isDryRun } = report
  printProblems(notes, output)
  printProblems(problems, output)
  if (missingImages.length > 0) output.note(`missing images: ${listSome(missingImages)}`)
  if (missingDocuments.length > 0) output.note(`missing documents: ${listSome(missingDocuments)}`)
  if (!report.isApplied) {
    throw new CommandError(
      `Nothing ${isDryRun ? 'would be' : 'was'} imported: ${counted(skipped, 'record')} ${skipped === 1 ? 'has' : 'have'} a problem. Fix ${skipped === 1 ? 'it' : 'them'}, or add --skip-bad.`,
    )
  }
  if (report.added + report.changed + report.unchanged === 0) {
    throw new CommandError(
      `Nothing ${isDryRun ? 'would be' : 'was'} imported: ${skipped === 1 ? 'the only record has' : `all ${skipped} records have`} a problem.`,
    )
  }
  if (isDryRun) {
    printNames('add', report.addedRecords, report.added, output)
    printNames('change', report.changedRecords, report.changed, output)
  }
  const counts = `${report.added} added, ${report.changed} changed, ${report.unchanged} unchanged, ${skipped} left out`
  output.result(isDryRun ? `dry run, nothing was written: ${counts}` : counts)
  const leftOut = [
    skipped > 0 && `${counted(skipped, 'record')} with a problem`,
    missingImages.length + unfetchedImages > 0 &&
      counted(missingImages.length + unfetchedImages, 'image'),
    missingDocuments.length > 0 && counted(missingDocuments.length, 'document'),
  ].filter((part) => part !== false)
  if (leftOut.length > 0) throw new CommandError(`Left out: ${leftOut.join(', ')}.`)
}

/**
 * Prints problems. Of many, those that differ in values alone are one kind: its first ones are
 * printed, and the others counted.
 */
export function printProblems(problems: readonly CatalogueProblem[], output: CommandOutput): void {
  if (problems.length <= maxKinds) {
    for (const problem of problems) output.note(formatProblem(problem))
    return
  }
  const kinds = new Map<string, CatalogueProblem[]>()
  for (const problem of problems) {
    const kind = problem.message.replaceAll(/"[^"]*"/g, '"…"')
    const held = kinds.get(kind)
    if (held) held.push(problem)
    else kinds.set(kind, [problem])
  }
  const sorted = [...kinds].sort(([, one], [, other]) => other.length - one.length)
  for (const [kind, some] of sorted.slice(0, maxKinds)) {
    for (const problem of some.slice(0, maxOfKind)) output.note(formatProblem(problem))
    const further = some.length - maxOfKind
    if (further > 0) output.note(`  and ${further} more of this kind: ${kind}`)
  }
  const further = sorted.slice(maxKinds).reduce((sum, [, some]) => sum + some.length, 0)
  if (further > 0) output.note(`and ${further} of other kinds`)
}

function printNames(
  verb: 'add' | 'change',
  names: readonly string[],
  total: number,
  output: CommandOutput,
): void {
  for (const name of names.slice(0, maxKinds)) output.note(`would ${verb} ${name}`)
  const further = total - Math.min(names.length, maxKinds)
  if (further > 0) output.note(`would ${verb} ${further} more`)
}

function listSome(names: readonly string[]): string {
  const further = names.length - maxKinds
  return names.slice(0, maxKinds).join(', ') + (further > 0 ? ` and ${further} more` : '')
}

/** Reports the progress of an import, at most once a second; a dry run writes in a transaction. */
export function progressNotes(output: CommandOutput, { isDryRun = false } = {}) {
  const done = isDryRun ? 'compared' : 'written'
  let lastMs = 0
  return ({ phase, records }: { phase: 'checking' | 'writing'; records: number }) => {
    const nowMs = Date.now()
    if (phase === 'writing' && nowMs - lastMs < 1_000) return
    lastMs = nowMs
    output.note(phase === 'checking' ? 'checking …' : `${records} records ${done}`)
  }
}

/** Such as `1 record` or `2 records`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
