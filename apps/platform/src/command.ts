import { parseArgs } from 'node:util'
import { askRunningPlatform } from './commands/ask-running-platform.js'
import { runBackupCommand } from './commands/backup/run-backup-command.js'
import { commandFailure } from './commands/command-failure.js'
import { orderCommandOptions } from './commands/orders/order-commands.js'
import { commandUsage, runCommand } from './commands/run-command.js'
import type { CommandValues } from './commands/run-command.js'
import { DirectoryLockedError } from './foundation/database/directory-lock.js'
import { backupPlace, withCommandContext } from './composition/with-command-context.js'
import { EnvError, parseEnv } from './composition/env.js'
import type { Env } from './composition/env.js'

const output = {
  note: (line: string) => process.stderr.write(`${line}\n`),
  result: (line: string) => process.stdout.write(`${line}\n`),
}

try {
  const { positionals, values } = parseArgs({
    // pnpm hands its own separator on.
    args: process.argv.slice(2).filter((argument) => argument !== '--'),
    allowPositionals: true,
    options: {
      tenant: { type: 'string' },
      'skip-bad': { type: 'boolean', default: false },
      locale: { type: 'string' },
      currency: { type: 'string' },
      products: { type: 'string' },
      'in-stock': { type: 'string' },
      seed: { type: 'string' },
      name: { type: 'string' },
      locales: { type: 'string' },
      country: { type: 'string' },
      'time-zone': { type: 'string' },
      'tax-rate': { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      resolved: { type: 'boolean', default: false },
      pending: { type: 'boolean', default: false },
      sale: { type: 'string' },
      clear: { type: 'boolean', default: false },
      ...orderCommandOptions,
    },
  })
  const env = parseEnv(process.env)
  // A package script runs in the package's folder; this names the folder that it was called from.
  const directory = process.env['INIT_CWD'] ?? process.cwd()
  process.exitCode = (await run(env, positionals, { ...values, directory })) ? 0 : 1
} catch (error) {
  process.stderr.write(`${failureText(error)}\n`)
  process.exitCode = 1
}
// It would keep the process for what is typed from here on.
process.stdin.destroy()

/** Carries a command out, or has that done by the platform that holds the embedded database. */
async function run(env: Env, words: string[], values: CommandValues): Promise<boolean> {
  try {
    // Before the others, since those bring the database to its newest migration.
    if (await runBackupCommand(backupPlace(env), words, values.directory, output)) return true
    return await withCommandContext(env, (context) =>
      runCommand(context, words, values, output, process.stdin),
    )
  } catch (error) {
    if (!(error instanceof DirectoryLockedError)) throw error
    const streams = { input: process.stdin, output }
    const isDone = await askRunningPlatform(env.dataDir, { words, values }, streams)
    if (isDone === undefined) throw error
    return isDone
  }
}

function failureText(error: unknown): string {
  if (error instanceof EnvError) return error.message
  const isUsage =
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  return isUsage ? `${error.message}\n${commandUsage}` : commandFailure(error)
}
