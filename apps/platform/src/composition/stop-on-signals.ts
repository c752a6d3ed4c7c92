import type { BaseLogger } from 'pino'

const maxStopMs = 10_000

export interface StopOptions {
  stop: () => Promise<void>
  /** Milliseconds of it in which nothing is finished yet. */
  drainMs: number
  log: BaseLogger
}

/** Stops once on SIGTERM or SIGINT: running requests have ten seconds after draining. */
export function stopOnSignals({ stop, drainMs, log }: StopOptions): void {
  let isStopping = false
  const handle = (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.error('stopping took too long')
      process.exit(1)
    }, drainMs + maxStopMs).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', handle)
  process.on('SIGINT', handle)
}
