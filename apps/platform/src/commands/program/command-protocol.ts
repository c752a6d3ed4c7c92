import { join } from 'node:path'
import type { ExitCode } from './run-command-line.js'

/** A command line, as its own process sends it to the platform that holds the database. */
export interface CommandRequest {
  args: readonly string[]
  /** The working directory of the user's shell. */
  directory: string
}

/** One line of the platform's response; the last one has the exit code. */
export type CommandLine =
  | { note: string }
  | { result: string }
  /** The command now reads standard input: the request's body. */
  | { readsInput: true }
  | { exitCode: ExitCode }

/** Where a running platform takes commands, written into its data directory. */
export interface CommandSocket {
  port: number
  secret: string
}

/** Only its owner can read it, like the data next to it. */
export const commandSocketFile = (dataDir: string): string => join(dataDir, 'commands.json')

/** Header with a {@link CommandRequest}: JSON in base64url. */
export const commandHeader = 'floga-command'
