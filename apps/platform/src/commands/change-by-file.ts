import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Database, Transaction } from '../foundation/database/database.js'
import { changeOrDryRun } from './change-or-dry-run.js'
import type { CommandOutput } from './print-report.js'

/** What is wrong with a line of a file. */
export interface LineProblem {
  /** From 1. */
  line: number
  text: string
}

export interface ChangeByFileOptions {
  database: Database
  tenant: string
  file: string
  /** Shows what would be done and changes nothing. */
  isDryRun: boolean
}

/** A file that was read. */
export interface FileChange<Result> {
  /** Grows while the change is tried. */
  problems: LineProblem[]
  apply(sql: Transaction): Promise<Result>
  /** Prints what was done, or would be. */
  report(result: Result): void
}

/**
 * Changes what a file says: every line of it or, with a problem in one, none. It is tried first, so that every problem is
 * named at once.
 *
 * @returns False when there was a problem.
 */
export async function changeByFile<Result>(
  { database, tenant, file, isDryRun }: ChangeByFileOptions,
  output: CommandOutput,
  read: (text: string) => FileChange<Result>,
): Promise<boolean> {
  const { problems, apply, report } = read(await readFile(file, 'utf8'))
  const planned = await changeOrDryRun(database, { tenant, isDryRun: true }, apply)
  if (problems.length > 0) {
    for (const { line, text } of problems.toSorted((one, other) => one.line - other.line)) {
      output.note(`${basename(file)}:${line}: ${text}`)
    }
    output.result('nothing changed: fix the lines above.')
    return false
  }
  report(isDryRun ? planned : await changeOrDryRun(database, { tenant, isDryRun }, apply))
  if (isDryRun) output.note('A dry run: nothing was changed.')
  return true
}
