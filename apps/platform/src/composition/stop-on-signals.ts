import type { BaseLogger } from 'pino'

const maxStopMs = 10_000

/** Stops once on SIGTERM or SIGINT: what runs is finished, for at most ten seconds. */
export function stopOnSignals(stop: () => Promise<void>, log: BaseLogger): void {
  let isStopping = false
  const handle = (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.error('stopping took too long')
      process.exit(1)
    }, maxStopMs).unref()
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
