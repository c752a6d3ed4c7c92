import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { platformPaths } from '@floga/platform-contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../foundation/database/database.js'
import type { TenantRegistry } from '../foundation/tenants/tenant-registry.js'
import { basePaths } from './base-paths.js'
import { readRequestScope } from './request-scope.js'
import type { RequestScope } from './request-scope.js'

export interface GraphqlRoutesOptions {
  /** The GraphQL endpoint, such as GraphQL Yoga's. */
  graphql: {
    handleNodeRequestAndResponse(
      request: FastifyRequest,
      reply: FastifyReply,
      context: RequestScope & { database: Database },
    ): Promise<Response> | Response
  }
  database: Database
  tenants: TenantRegistry
}

/** Serves GraphQL below each of the three base paths. */
export function addGraphqlRoutes(app: FastifyInstance, options: GraphqlRoutesOptions): void {
  for (const base of Object.values(basePaths)) {
    app.route({
      url: `${base}${platformPaths.graphql}`,
      method: ['GET', 'POST'],
      async handler(request, reply) {
        const scope = await readRequestScope(request, options.tenants)
        const response = await options.graphql.handleNodeRequestAndResponse(request, reply, {
          ...scope,
          database: options.database,
        })
        for (const [name, value] of response.headers) void reply.header(name, value)
        void reply.status(response.status)
        const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
        if (isStream && response.body) {
          return reply.send(Readable.fromWeb(response.body as ReadableStream))
        }
        return reply.send(await response.text())
      },
    })
  }
}
