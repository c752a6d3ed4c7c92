import { randomUUID } from 'node:crypto'
import { platformHeaders } from '@floga/platform-contract'
import Fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { toRestError } from './rest-error.js'

export interface CreateServerOptions {
  log: FastifyBaseLogger
  /** Addresses or networks of proxies, besides this machine, whose X-Forwarded-For is trusted. */
  trustedProxies?: readonly string[]
}

const bodyLimitBytes = 256 * 1024
const requestTimeoutMs = 30_000

/** Builds the HTTP server without routes: ids, logs, limits and the shape of errors. */
export function createServer(options: CreateServerOptions): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: (request) => readRequestId(request.headers) ?? randomUUID(),
    // The shop on this machine forwards for its callers; other proxies are trusted only when the settings name them.
    trustProxy: ['loopback', ...(options.trustedProxies ?? [])],
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
  })

  app.addHook('onRequest', async (request, reply) => {
    void reply.header(platformHeaders.requestId, request.id)
    void reply.header('X-Content-Type-Options', 'nosniff')
  })
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern: a path or query may hold an order's id or a search term.
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
  app.setErrorHandler((error, request, reply) => {
    const { status, body } = toRestError(error)
    if (status >= 500) request.log.error({ err: error }, 'failed')
    return reply.status(status).send(body)
  })
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ code: 'not-found', message: 'Nothing answers at this path.' }),
  )
  return app
}

function readRequestId(headers: Record<string, string | string[] | undefined>): string | undefined {
  const id = headers[platformHeaders.requestId.toLowerCase()]
  return typeof id === 'string' && /^[\w-]{8,64}$/.test(id) ? id : undefined
}
