import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { CommandError } from './commands/command-context.js'
import { askRunningPlatform } from './commands/program/ask-running-platform.js'
import type { ExitCode } from './commands/program/run-command-line.js'
import { platformFiles } from './composition/platform-files.js'

// Only the user that runs the platform can read its files: customers' data, and mails with login
// links.
process.umask(0o077)

const args = process.argv.slice(2)
const directory = process.cwd()
const output = {
  note: (line: string) => process.stderr.write(`${line}\n`),
  result: (line: string) => process.stdout.write(`${line}\n`),
}

process.exitCode = (await askPlatform()) ?? (await runHere())
// Open standard input would keep the process running.
process.stdin.destroy()

/**
 * Has the running platform that holds the embedded database run the command: it has loaded its
 * modules already, which takes a second.
 */
async function askPlatform(): Promise<ExitCode | undefined> {
  const { DATABASE_URL, DATA_DIR } = process.env
  if (DATABASE_URL) return undefined
  const dataDir = resolve(DATA_DIR || platformFiles.defaultDataDir)
  try {
    return await askRunningPlatform(dataDir, { args, directory }, { input: process.stdin, output })
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    output.note(error.message)
    return 1
  }
}

/** Runs the command in this process, where no platform holds the database. */
async function runHere(): Promise<ExitCode> {
  const [
    { EnvError, parseEnv },
    contexts,
    { runCommandLine },
    { commandFailure },
    { DirectoryLockedError },
  ] = await Promise.all([
    import('./composition/env.js'),
    import('./composition/with-command-context.js'),
    import('./commands/program/run-command-line.js'),
    import('./commands/program/command-failure.js'),
    import('./foundation/database/directory-lock.js'),
  ])
  const readEnv = () => {
    try {
      return parseEnv(process.env)
    } catch (error) {
      if (error instanceof EnvError) throw new CommandError(error.message, { cause: error })
      throw error
    }
  }
  try {
    return await runCommandLine(args, {
      output,
      directory,
      readInput: () => text(process.stdin),
      withContext: (work) => contexts.withCommandContext(readEnv(), work),
      backupDirectory: () => contexts.backupDirectory(readEnv()),
    })
  } catch (error) {
    // A platform has started in between.
    const answer = error instanceof DirectoryLockedError ? await askPlatform() : undefined
    if (answer === undefined) output.note(commandFailure(error))
    return answer ?? 1
  }
}
