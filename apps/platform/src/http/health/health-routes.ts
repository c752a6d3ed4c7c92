import { setTimeout as sleep } from 'node:timers/promises'
import type { BaseLogger } from 'pino'
import type { Database } from '../../foundation/database/database.js'
import { type PlatformApp, sendJson } from '../platform-app.js'

export interface HealthOptions {
  database: Pick<Database, 'engine' | 'admin'>
  log: Pick<BaseLogger, 'error'>
  /** Whether it was told to stop: a balancer sends nothing more, though it still answers. */
  isStopping: () => boolean
}

/** How long a question for readiness waits for the database. */
const databaseLimitMs = 500
/** So long a database that is slow to answer is held for busy: whoever takes busy processes out makes the others busier. */
const busyLimitMs = 10_000

/** `/healthz`: the process answers. `/readyz`: the database answers too, and which one it is. */
export function addHealthRoutes(app: PlatformApp, options: HealthOptions): void {
  const { database, log, isStopping } = options
  const { engine } = database
  let answeredAtMs = -Infinity
  let asking: Promise<boolean> | undefined
  /** Asks the database, once for all who want to know; never rejects. */
  const ask = (requestId: string): Promise<boolean> => {
    asking ??= database
      .admin((sql) => sql.query('SELECT 1'))
      .then(
        () => {
          answeredAtMs = performance.now()
          return true
        },
        (error: unknown) => {
          log.error({ reqId: requestId, err: error }, 'the database does not answer')
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
