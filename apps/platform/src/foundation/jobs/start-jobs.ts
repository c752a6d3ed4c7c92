import { createJobRunner } from './job-runner.js'
import type { JobRunnerOptions } from './job-runner.js'

export interface StartJobsOptions extends JobRunnerOptions {
  /** Milliseconds between two polls while there may be work. @default 1_000 */
  pauseMs?: number
  /** Milliseconds between two polls while there was no request. @default 5_000 */
  idlePauseMs?: number
  /** Called when the table of jobs cannot be read; the next poll tries again. */
  onReadFailed: (error: unknown) => void
}

export interface RunningJobs {
  /** Polls at once, and often for a while: a change may have queued work. */
  wake(): void
  /** Waits for running jobs. */
  stop(): Promise<void>
}

/** Runs jobs whenever they are due, until it is stopped. */
export function startJobs(options: StartJobsOptions): RunningJobs {
  const { pauseMs = 1_000, idlePauseMs = 5_000 } = options
  const runner = createJobRunner(options)
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isIdle = false
  let activeUntilMs = 0
  let polling: Promise<void> = Promise.resolve()
  const extendActivity = () => {
    // A job that has just run is due again after a pause of its own, and must not wait for the idle
    // pause.
    activeUntilMs = performance.now() + 3 * pauseMs
  }
  const plan = (delayMs: number) => {
    timer = setTimeout(() => {
      isIdle = false
      polling = runner
        .startDue()
        .then(() => undefined, options.onReadFailed)
        .finally(() => {
          if (isStopped) return
          isIdle = performance.now() >= activeUntilMs
          plan(isIdle ? idlePauseMs : pauseMs)
        })
    }, delayMs)
    timer.unref()
  }
  extendActivity()
  plan(0)
  return {
    wake() {
      extendActivity()
      if (!isIdle || isStopped) return
      isIdle = false
      clearTimeout(timer)
      plan(0)
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await polling
      await runner.stop()
    },
  }
}
