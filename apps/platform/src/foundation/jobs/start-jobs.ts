import { createJobRunner } from './job-runner.js'
import type { JobRunnerOptions } from './job-runner.js'

export interface StartJobsOptions extends JobRunnerOptions {
  /** Milliseconds between two looks while there may be something to do. @default 1_000 */
  pauseMs?: number
  /** Milliseconds between two looks while nobody did anything. @default 5_000 */
  idlePauseMs?: number
  /** Told when the table of jobs cannot be read; the next look tries again. */
  onLookFailed: (error: unknown) => void
}

export interface RunningJobs {
  /** Looks at once, and often for a while: something was done that may have left work. */
  wake(): void
  /** Waits for what runs. */
  stop(): Promise<void>
}

/** Runs jobs whenever they are due, until it is stopped. */
export function startJobs(options: StartJobsOptions): RunningJobs {
  const { pauseMs = 1_000, idlePauseMs = 5_000 } = options
  const runner = createJobRunner(options)
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isIdle = false
  let awakeUntilMs = 0
  let looking: Promise<void> = Promise.resolve()
  const stayAwake = () => {
    // A job that has just run is due again after a pause of its own, and is not to be overslept.
    awakeUntilMs = performance.now() + 3 * pauseMs
  }
  const plan = (delayMs: number) => {
    timer = setTimeout(() => {
      isIdle = false
      looking = runner
        .look()
        .then(() => undefined, options.onLookFailed)
        .finally(() => {
          if (isStopped) return
          isIdle = performance.now() >= awakeUntilMs
          plan(isIdle ? idlePauseMs : pauseMs)
        })
    }, delayMs)
    timer.unref()
  }
  stayAwake()
  plan(0)
  return {
    wake() {
      stayAwake()
      if (!isIdle || isStopped) return
      isIdle = false
      clearTimeout(timer)
      plan(0)
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await looking
      await runner.stop()
    },
  }
}
