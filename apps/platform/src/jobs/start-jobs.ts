import { createJobRunner } from './job-runner.js'
import type { JobRunnerOptions } from './job-runner.js'

export interface StartJobsOptions extends JobRunnerOptions {
  /** Milliseconds between two looks. @default 1_000 */
  pauseMs?: number
  /** Told when the table of jobs cannot be read; the next look tries again. */
  onLookFailed: (error: unknown) => void
}

/** Runs jobs whenever they are due, until it is stopped; stopping waits for what runs. */
export function startJobs(options: StartJobsOptions): { stop(): Promise<void> } {
  const runner = createJobRunner(options)
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let looking: Promise<void> = Promise.resolve()
  const plan = (delayMs: number) => {
    timer = setTimeout(() => {
      looking = runner
        .look()
        .then(() => undefined, options.onLookFailed)
        .finally(() => {
          if (!isStopped) plan(options.pauseMs ?? 1_000)
        })
    }, delayMs)
    timer.unref()
  }
  plan(0)
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await looking
      await runner.stop()
    },
  }
}
