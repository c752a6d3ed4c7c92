import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Telemetry } from '@floga/telemetry'
import { DirectoryLockedError } from './foundation/database/directory-lock.js'
import { createLog } from './foundation/log/create-log.js'
import { EnvError, parseEnv } from './composition/env.js'
import type { Env } from './composition/env.js'
import { startPlatform } from './composition/start-platform.js'
import { stopOnSignals } from './composition/stop-on-signals.js'

try {
  const env = parseEnv(process.env)
  const telemetry = await openTelemetry(env)
  const log = createLog({ level: env.logLevel, ...(telemetry ? { mixin: telemetry.ids } : {}) })
  const platform = await startPlatform(env, log, telemetry)
  log.info({ address: platform.address, database: platform.engine }, 'the platform listens')
  stopOnSignals({
    stop: () => platform.stop().finally(() => telemetry?.stop()),
    drainMs: env.drainMs,
    log,
  })
  collectGarbage()
} catch (error) {
  const line = startFailure(error)
  process.stderr.write(`${line ?? (error instanceof Error ? error.stack : String(error))}\n`)
  process.exit(1)
}

/** Loads what sends traces and metrics only where somebody takes them. The shop says which trace a call belongs to. */
async function openTelemetry({
  otlpEndpoint: endpoint,
  metricsEveryMs,
}: Env): Promise<Telemetry | undefined> {
  if (endpoint === undefined) return undefined
  const { startTelemetry } = await import('@floga/telemetry')
  return startTelemetry({ endpoint, service: 'platform', follows: true, metricsEveryMs })
}

/**
 * Gives back what the start has left behind, some 60 MB: as long as nobody comes, nothing else makes the process look for it.
 */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  // The name of V8's own function, which is known in contexts made from now on.
  const collect = runInNewContext('gc') as () => void
  setFlagsFromString('--no-expose-gc')
  collect()
}

/** One line for what the person who started it can fix; undefined for any other error. */
function startFailure(error: unknown): string | undefined {
  if (error instanceof EnvError || error instanceof DirectoryLockedError) return error.message
  if (!(error instanceof Error) || !('code' in error)) return undefined
  if (error.code === 'EADDRINUSE') {
    const port = 'port' in error ? ` ${String(error.port)}` : ''
    return `Port${port} is taken by another process. Stop it or set PORT to a free one.`
  }
  if (error.code === 'EACCES') return `No permission: ${error.message}.`
  const isConnection = ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '28P01', '28000', '3D000']
  return isConnection.includes(String(error.code))
    ? `DATABASE_URL leads to no database: ${error.message || String(error.code)}.`
    : undefined
}
