import { basename } from 'node:path'
import type { Database, Transaction } from '../foundation/database/database.js'
import { readTextFile } from '../foundation/files/read-text-file.js'
import { changeOrDryRun } from './change-or-dry-run.js'
import { CommandError } from './command-context.js'
import { printProblems } from './print-report.js'
import type { CommandOutput } from './print-report.js'

/** A problem in a line of a file. */
export interface LineProblem {
  /** From 1. */
  line: number
  text: string
}

export interface ChangeByFileOptions {
  database: Database
  tenant: string
  file: string
  /** Reports the changes without applying them. */
  isDryRun: boolean
}

/** A file that was read. */
export interface FileChange<Result> {
  /** Grows while the change is tried. */
  problems: LineProblem[]
  apply(sql: Transaction): Promise<Result>
  /** Prints the changes, applied or not. */
  report(result: Result): void
}

/** The text of a file. @throws {CommandError} When it is empty. */
export async function readFilled(file: string): Promise<string> {
  const text = await readTextFile(file)
  if (text.trim() === '') throw new CommandError(`${basename(file)} is empty.`)
  return text
}

/**
 * Applies a file's changes in one transaction: every line or, if one has an error, none. A dry run
 * comes first, so that every error is reported at once.
 *
 * @throws {CommandError} When there was a problem; each is printed.
 */
export async function bulkUpdate<Result>(
  { database, tenant, file, isDryRun }: ChangeByFileOptions,
  output: CommandOutput,
  read: () => Promise<FileChange<Result>>,
): Promise<void> {
  const { problems, apply, report } = await read()
  const planned = await changeOrDryRun(database, { tenant, isDryRun: true }, apply)
  if (problems.length > 0) {
    const sorted = problems.toSorted((one, other) => one.line - other.line)
    const named = sorted.map(({ line, text }) => ({ file: basename(file), line, message: text }))
    printProblems(named, output)
    throw new CommandError('Nothing was changed: fix the lines above.')
  }
  report(isDryRun ? planned : await changeOrDryRun(database, { tenant, isDryRun }, apply))
  if (isDryRun) output.note('A dry run: nothing was changed.')
}
