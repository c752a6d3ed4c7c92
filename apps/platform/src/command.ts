import { parseArgs } from 'node:util'
import { CommandError } from './commands/command-context.js'
import { orderCommandOptions } from './commands/orders/order-commands.js'
import { commandUsage, runCommand } from './commands/run-command.js'
import { DirectoryLockedError } from './foundation/database/directory-lock.js'
import { TenantFileError } from './foundation/tenants/parse-tenant-file.js'
import { withCommandContext } from './composition/with-command-context.js'
import { EnvError, parseEnv } from './composition/env.js'

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
  const isDone = await withCommandContext(env, (context) =>
    // A package script runs in the package's folder; this names the folder that it was called from.
    runCommand(context, positionals, { ...values, directory: process.env['INIT_CWD'] }, output),
  )
  process.exitCode = isDone ? 0 : 1
} catch (error) {
  process.stderr.write(`${failureText(error)}\n`)
  process.exitCode = 1
}

function failureText(error: unknown): string {
  if (error instanceof DirectoryLockedError) {
    return `${error.message} A command cannot work beside a running server on the embedded database.`
  }
  const isPlain =
    error instanceof CommandError || error instanceof EnvError || error instanceof TenantFileError
  if (isPlain) return error.message
  if (isMissingFile(error)) return `No file at ${error.path}.`
  const isUsage =
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  if (isUsage) return `${error.message}\n${commandUsage}`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function isMissingFile(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT' && 'path' in error
}
