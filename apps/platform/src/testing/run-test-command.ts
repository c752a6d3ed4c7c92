import type { CommandContext } from '../commands/command-context.js'
import { runCommandLine } from '../commands/program/run-command-line.js'
import type { ExitCode } from '../commands/program/run-command-line.js'
import { createPaymentCheck } from '../composition/payments/create-payment-check.js'
import { noAccounts } from '../composition/payments/payment-accounts.js'
import { commandPorts } from '../composition/with-command-context.js'
import { createDocumentLibrary } from '../domains/assets/document-library.js'
import { createImageLibrary } from '../domains/assets/image-library.js'

/** Output of a command, and its exit code. */
export interface TestCommandRun {
  exitCode: ExitCode
  /** Standard output and standard error, in the order in which they were written. */
  lines: string[]
  /** Standard error. */
  notes: string[]
  /** Standard output. */
  results: string[]
}

/**
 * Runs a command as it was typed.
 *
 * @param context The test's platform; `backup` is the source and target of backups.
 */
export async function runTestCommand(
  context: Partial<CommandContext>,
  args: readonly string[],
  { input = '' } = {},
): Promise<TestCommandRun> {
  const lines: string[] = []
  const notes: string[] = []
  const results: string[] = []
  const { database, backup } = context
  const exitCode = await runCommandLine(args, {
    output: {
      note: (line) => void [lines, notes].forEach((list) => list.push(line)),
      result: (line) => void [lines, results].forEach((list) => list.push(line)),
    },
    directory: '/',
    readInput: () => Promise.resolve(input),
    withContext(work) {
      if (!database) throw new Error('This test has no database.')
      return work({ ...defaults, ...context, database })
    },
    backupDirectory() {
      if (!backup) throw new Error('This test has no place for backups.')
      return backup
    },
  })
  return { exitCode, lines, notes, results }
}

/**
 * Runs a command that must succeed. @returns its output. @throws {Error} With its output when it
 * failed.
 */
export async function runDoneCommand(...call: Parameters<typeof runTestCommand>): Promise<string> {
  const { exitCode, lines } = await runTestCommand(...call)
  if (exitCode !== 0) throw new Error(lines.join('\n'))
  return lines.join('\n')
}

const defaults: Omit<CommandContext, 'database'> = {
  images: createImageLibrary(() => []),
  documents: createDocumentLibrary(() => []),
  dataDir: '',
  ports: commandPorts,
  onlineKinds: () => ['CARD'],
  paymentCheck: (account, options) => createPaymentCheck(noAccounts, account, options),
  shopUrl: 'https://shop.example',
}
