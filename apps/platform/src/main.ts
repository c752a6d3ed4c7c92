import { DirectoryLockedError } from './foundation/database/directory-lock.js'
import { createLog } from './foundation/log/create-log.js'
import { EnvError, parseEnv } from './composition/env.js'
import { startPlatform } from './composition/start-platform.js'
import { stopOnSignals } from './composition/stop-on-signals.js'

try {
  const env = parseEnv(process.env)
  const log = createLog({ level: env.logLevel })
  const platform = await startPlatform(env, log)
  log.info({ address: platform.address, database: platform.engine }, 'the platform listens')
  stopOnSignals(() => platform.stop(), log)
} catch (error) {
  const line = startFailure(error)
  process.stderr.write(`${line ?? (error instanceof Error ? error.stack : String(error))}\n`)
  process.exit(1)
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
