import type { BaseLogger } from 'pino'
import type { Database } from '../foundation/database/database.js'
import { type PlatformApp, sendJson } from './platform-app.js'

export interface HealthOptions {
  database: Database
  log: BaseLogger
  /** Whether it was told to stop: a balancer sends nothing more, though it still answers. */
  isStopping: () => boolean
}

/** `/healthz`: the process answers. `/readyz`: the database answers too, and which one it is. */
export function addHealthRoutes(app: PlatformApp, options: HealthOptions): void {
  const { database, log, isStopping } = options
  const { engine } = database
  app.get('/healthz', (c) => sendJson(c, { status: 'ok' }))
  app.get('/readyz', async (c) => {
    if (isStopping()) return sendJson(c, { status: 'stopping', database: engine }, 503)
    try {
      await database.admin((sql) => sql.query('SELECT 1'))
    } catch (error) {
      log.error({ reqId: c.get('requestId'), err: error }, 'the database does not answer')
      return sendJson(c, { status: 'unavailable', database: engine }, 503)
    }
    return sendJson(c, { status: 'ready', database: engine, durability: durability[engine] })
  })
}

const durability = {
  pglite: 'survives a crash of the process, not a power cut: it never syncs to disk',
  postgres: 'as the server is set up',
}
