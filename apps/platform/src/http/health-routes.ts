import type { FastifyInstance } from 'fastify'
import type { Database } from '../foundation/database/database.js'

/** `/healthz`: the process answers. `/readyz`: the database answers too, and which one it is. */
export function addHealthRoutes(app: FastifyInstance, database: Database): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    try {
      await database.admin((sql) => sql.query('SELECT 1'))
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      return reply.status(503).send({ status: 'unavailable', database: database.engine })
    }
    return { status: 'ready', database: database.engine, durability: durability[database.engine] }
  })
}

const durability = {
  pglite: 'survives a crash of the process, not a power cut: it never syncs to disk',
  postgres: 'as the server is set up',
}
