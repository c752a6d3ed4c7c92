import { InterruptedError, watchForInterruption } from './watch-for-interruption.mjs'
import { createProgress } from './create-progress.mjs'
import { SetupError } from '../setup-error.mjs'

/**
 * Runs a whole command: a failure that the user can fix is one line and exit code 1, an
 * interruption is a clean end.
 *
 * @param {(context: { progress: import('./create-progress.mjs').Progress, signal: AbortSignal }) => Promise<number | void>} program
 */
export async function runProgram(program) {
  const progress = createProgress({ write: (text) => process.stdout.write(text) })
  const signal = watchForInterruption({ onFirst: () => progress.say('Stopping') })
  try {
    process.exitCode = (await program({ progress, signal })) ?? 0
  } catch (error) {
    if (error instanceof InterruptedError || signal.aborted) {
      progress.say('Stopped')
      return
    }
    process.exitCode = 1
    if (!(error instanceof SetupError)) throw error
    process.stderr.write(`${error.message}\n`)
  }
}
