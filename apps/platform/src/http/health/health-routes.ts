import { setTimeout as sleep } from 'node:timers/promises'
import type { BaseLogger } from 'pino'
import type { Database } from '../../foundation/database/database.js'
import { type PlatformApp, sendJson } from '../platform-app.js'

export interface HealthOptions {
  database: Pick<Database, 'engine' | 'admin'>
  log: Pick<BaseLogger, 'error'>
  /**
   * Whether the process is shutting down: a load balancer sends no new requests, though it still
   * responds.
   */
  isStopping: () => boolean
  /** Whether the disk of an embedded database takes writes. @default always */
  isDiskWritable?: () => Promise<boolean>
}

/** How long a question for readiness waits for the database. */
const databaseLimitMs = 500
/**
 * How long a slow database counts as busy: removing busy processes from the load balancer makes the
 * others busier.
 */
const busyLimitMs = 10_000

/**
 * `/healthz`: the process responds. `/readyz`: the database responds and can write, and which one
 * it is.
 */
export function addHealthRoutes(app: PlatformApp, options: HealthOptions): void {
  const { database, log, isStopping, isDiskWritable = async () => true } = options
  const { engine } = database
  let answeredAtMs = -Infinity
  let asking: Promise<boolean> | undefined
  /** Queries the database, once for all concurrent requests; never rejects. */
  const ask = (requestId: string): Promise<boolean> => {
    asking ??= Promise.all([database.admin((sql) => sql.query('SELECT 1')), isDiskWritable()])
      .then(
        ([, isWritable]) => {
          if (!isWritable) return false
          answeredAtMs = performance.now()
          return true
        },
        (error: unknown) => {
          log.error({ reqId: requestId, err: error }, 'the database does not respond')
          return false
        },
      )
      .finally(() => (asking = undefined))
    return asking
  }
  app.get('/healthz', (c) => sendJson(c, { status: 'ok' }))
  app.get('/readyz', async (c) => {
    if (isStopping()) return sendJson(c, { status: 'stopping', database: engine }, 503)
    const isReady = await Promise.race([
      ask(c.get('requestId')),
      sleep(databaseLimitMs, undefined, { ref: false }).then(
        () => performance.now() - answeredAtMs < busyLimitMs,
      ),
    ])
    if (!isReady) return sendJson(c, { status: 'unavailable', database: engine }, 503)
    return sendJson(c, { status: 'ready', database: engine, durability: durability[engine] })
  })
}

const durability = {
  pglite: 'survives a crash of the process, not a power cut: it never syncs to disk',
  postgres: 'as the server is set up',
}
