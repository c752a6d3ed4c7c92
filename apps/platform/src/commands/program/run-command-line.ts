import { Command, CommanderError } from '@commander-js/extra-typings'
import { DirectoryLockedError } from '../../foundation/database/directory-lock.js'
import { UsageError } from '../command-context.js'
import { commandFailure } from './command-failure.js'
import { commands } from './commands.js'
import { programName } from './command-options.js'
import { createCommandRunner } from './command-runner.js'
import type { CommandHost } from './command-runner.js'

/** 0: done. 1: failed, or done in part. 2: the command line is wrong. */
export type ExitCode = 0 | 1 | 2

/**
 * Runs one command.
 *
 * @param args As they were typed, without the program's name.
 * @throws {DirectoryLockedError} When a running platform holds the embedded database; nothing has
 * been done.
 */
export async function runCommandLine(
  args: readonly string[],
  host: CommandHost,
): Promise<ExitCode> {
  try {
    await createProgram(host).parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof DirectoryLockedError) throw error
    // The text was printed already: help, or the error in the command line.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    host.output.note(commandFailure(error))
    return error instanceof UsageError ? 2 : 1
  }
}

function createProgram(host: CommandHost): Command {
  const program = new Command(programName)
    .description('Runs a command on the data of a shop, also while the shop is running.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => host.output.result(text.trimEnd()),
      writeErr: (text) => host.output.note(text.trimEnd()),
    })
    .addHelpText(
      'after',
      '\nExit codes: 0 done; 1 failed, or something was left out; 2 wrong command line.',
    )
    .showHelpAfterError('Add --help for the arguments and options.')
    .helpCommand('help [command]', 'print the help of a command')
    .configureHelp({ showGlobalOptions: false })
  const runner = createCommandRunner(host)
  for (const [heading, added] of Object.entries(commands)) {
    program.commandsGroup(`${heading}:`)
    for (const addCommand of added) addCommand(program, runner)
  }
  return program
}
