import { randomUUID } from 'node:crypto'
import { platformHeaders } from '@floga/platform-contract'
import type { Telemetry } from '@floga/telemetry'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { matchedRoutes } from 'hono/route'
import type { BaseLogger } from 'pino'
import type { TenantRegistry } from '../foundation/tenants/tenant-registry.js'
import { type PlatformApp, type PlatformEnv, sendJson } from './platform-app.js'
import { createReadClientAddress } from './read-client-address.js'
import { toRestError } from './rest-error.js'

export interface CreateServerOptions {
  log: BaseLogger
  /** Addresses or networks of proxies, besides this machine, whose X-Forwarded-For is trusted. */
  trustedProxies?: readonly string[]
  /** Tenants whose shops' scripts may call from a browser (CORS). @default none */
  tenants?: TenantRegistry
  /** Called after each call that may have changed something. */
  onChange?: () => void
  /** Called for every request. */
  telemetry?: Telemetry | undefined
}

/** Builds the HTTP side without routes: ids, logs and the shape of errors. */
export function createServer(options: CreateServerOptions): PlatformApp {
  const { log, trustedProxies, onChange, tenants, telemetry } = options
  // The shop on this machine forwards for its callers; other proxies are trusted only when the
  // settings name them.
  const readClientAddress = createReadClientAddress(trustedProxies)
  const app = new Hono<PlatformEnv>()

  if (telemetry) app.use((c, next) => telemetry.request(c.req.raw, next))
  app.use(async (c, next) => {
    const startedAtMs = performance.now()
    const requestId = readRequestId(c.req.header(platformHeaders.requestId)) ?? randomUUID()
    const remote = c.env.incoming?.socket.remoteAddress ?? ''
    c.set('requestId', requestId)
    c.set('clientAddress', readClientAddress(remote, c.req.header('x-forwarded-for')))
    c.header(platformHeaders.requestId, requestId)
    c.header('X-Content-Type-Options', 'nosniff')
    await next()
    if (c.req.method !== 'GET') onChange?.()
    const { method } = c.req
    // The route's pattern: a path or query may hold an order's id or a search term.
    const route = matchedRoutes(c).findLast((one) => one.method !== 'ALL')?.path ?? 'none'
    const { status } = c.res
    const durationMs = performance.now() - startedAtMs
    telemetry?.answered({ method, route, status, durationMs })
    log.info({ reqId: requestId, method, route, status, ms: Math.round(durationMs) }, 'answered')
  })
  if (tenants) allowOrigins(app, tenants)
  app.onError((error, c) => {
    const { status, body } = toRestError(error)
    if (status >= 500) log.error({ reqId: c.get('requestId'), err: error }, 'failed')
    return sendJson(c, body, status)
  })
  app.notFound((c) => sendJson(c, { code: 'not-found', message: 'This path does not exist.' }, 404))
  return app
}

/**
 * CORS: lets scripts of a tenant's allowed origins read responses about that tenant. A preflight
 * request does not name the tenant: it is allowed for the origins of every tenant, and the call
 * itself is checked against its own tenant's list.
 */
function allowOrigins(app: PlatformApp, tenants: TenantRegistry): void {
  const answer = cors({
    origin: (origin) => origin,
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Authorization', 'Content-Type', ...Object.values(platformHeaders)],
    maxAge: 600,
  })
  app.use(async (c, next) => {
    const origin = c.req.header('origin')
    if (origin === undefined) return next()
    const tenant = c.req.header(platformHeaders.tenant)
    const settings = tenant === undefined ? undefined : await tenants.find(tenant)
    const isAllowed =
      c.req.method === 'OPTIONS'
        ? await tenants.isAllowedOrigin(origin)
        : settings?.allowedOrigins.includes(origin)
    return isAllowed ? answer(c, next) : next()
  })
}

/** Logs hold it, so that it may be nothing else. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function readRequestId(id: string | undefined): string | undefined {
  return id !== undefined && uuid.test(id) ? id : undefined
}
