import { resolve } from 'node:path'
import type { Command } from '@commander-js/extra-typings'
import type { BackupDirectory } from '../backup/backup-directory.js'
import type { CommandContext } from '../command-context.js'
import type { CommandOutput } from '../print-report.js'
import { chooseTenant } from '../tenants/find-tenant.js'

/** The process that commands run in: their own, or a running platform. */
export interface CommandHost {
  output: CommandOutput
  /** The working directory of the user's shell: relative file names start there. */
  directory: string
  /** Reads standard input to its end. */
  readInput(): Promise<string>
  /**
   * Opens the database, at its newest migration, for the duration of the work.
   *
   * @throws {DirectoryLockedError} When a running platform holds the embedded database; the work
   * has not begun.
   */
  withContext(work: (context: CommandContext) => Promise<void>): Promise<void>
  /** Where backups are made from and restored to, without opening the database. */
  backupDirectory(): BackupDirectory
}

/** Functions for the actions of commands. */
export interface CommandRunner {
  output: CommandOutput
  /** Shows a prompt and reads standard input to its end. */
  readInput(prompt: string): Promise<string>
  /** The absolute path of a file that was typed. */
  resolvePath(file: string): string
  run(work: (context: CommandContext) => Promise<void>): Promise<void>
  /** Runs work on the tenant of `--tenant`, by default the only one in the database. */
  runForTenant(
    tenant: string | undefined,
    work: (context: CommandContext, tenant: string) => Promise<void>,
  ): Promise<void>
  backupDirectory(): BackupDirectory
}

/** Adds a command with its arguments, options, help and action to the program. */
export type AddCommand = (program: Command, runner: CommandRunner) => void

export function createCommandRunner(host: CommandHost): CommandRunner {
  const { output, directory } = host
  return {
    output,
    readInput(prompt) {
      output.note(prompt)
      return host.readInput()
    },
    resolvePath: (file) => resolve(directory, file),
    run: (work) => host.withContext(work),
    runForTenant: (given, work) =>
      host.withContext(async (context) =>
        work(context, await chooseTenant(context.database, given)),
      ),
    backupDirectory: () => host.backupDirectory(),
  }
}
