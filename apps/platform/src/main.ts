import type { Telemetry } from '@floga/telemetry'
import { DirectoryLockedError } from './foundation/database/directory-lock.js'
import { UnsupportedDatabaseError } from './foundation/database/migrate.js'
import { createLog } from './foundation/log/create-log.js'
import { EnvError, parseEnv } from './composition/env.js'
import type { Env } from './composition/env.js'
import { startPlatform } from './composition/start-platform.js'
import { stopOnSignals } from './composition/stop-on-signals.js'

// Only the user that runs the platform can read its files: customers' data, and mails with login
// links.
process.umask(0o077)

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
} catch (error) {
  const line = startFailure(error)
  process.stderr.write(`${line ?? (error instanceof Error ? error.stack : String(error))}\n`)
  process.exit(1)
}

/** Loads telemetry only when a collector is configured. The shop propagates the trace context. */
async function openTelemetry({
  otlpEndpoint: endpoint,
  metricsEveryMs,
}: Env): Promise<Telemetry | undefined> {
  if (endpoint === undefined) return undefined
  const { startTelemetry } = await import('@floga/telemetry')
  return startTelemetry({ endpoint, service: 'platform', follows: true, metricsEveryMs })
}

/** One line for a problem that the person who started it can fix; undefined for other errors. */
function startFailure(error: unknown): string | undefined {
  const isPlain =
    error instanceof EnvError ||
    error instanceof DirectoryLockedError ||
    error instanceof UnsupportedDatabaseError
  if (isPlain) return error.message
  if (!(error instanceof Error) || !('code' in error)) return undefined
  if (error.code === 'EADDRINUSE') {
    const port = 'port' in error ? ` ${String(error.port)}` : ''
    return `Port${port} is in use by another process. Stop it or set PORT to a free one.`
  }
  if (error.code === 'EACCES') return `No permission: ${error.message}.`
  const isConnection = ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '28P01', '28000', '3D000']
  return isConnection.includes(String(error.code))
    ? `There is no database at DATABASE_URL: ${error.message || String(error.code)}.`
    : undefined
}
