import type { BaseLogger } from 'pino'
import type { Database } from '../../foundation/database/database.js'
import type { TenantRegistry } from '../../foundation/tenants/tenant-registry.js'
import type { AttemptThrottle } from '../../foundation/throttle/attempt-throttle.js'
import { findStaffKey } from '../../domains/staff-keys/staff-key.js'
import type { StaffKey } from '../../domains/staff-keys/staff-key.js'
import { logStaffKeyUse } from '../../domains/staff-keys/staff-key-use.js'
import type { StaffScope } from '../../domains/staff-keys/staff-scopes.js'
import type { PlatformApp, PlatformCall } from '../platform-app.js'
import { readBody, sendJson } from '../platform-app.js'
import { readRequestScope } from '../request-scope.js'
import type { RequestScope } from '../request-scope.js'
import { toRestError } from '../rest-error.js'
import { toOpenApi } from './open-api.js'
import type { NamedSchemas } from './open-api.js'
import { notFound, StaffError } from './staff-error.js'
import { toStaffPage } from './staff-page.js'
import { matches, toETag } from './staff-route.js'
import type { StaffRoute } from './staff-route.js'

export interface StaffRoutesOptions {
  database: Database
  tenants: TenantRegistry
  routes: readonly StaffRoute[]
  /** That several routes use, by their names in the description. */
  schemas: NamedSchemas
  /** Limits calls with wrong keys, by network. */
  guessThrottle: AttemptThrottle
  /** Limits calls with one key. */
  keyThrottle: AttemptThrottle
  log: BaseLogger
  clock: () => Date
}

/** Path of the interface for staff and programs. */
const staffBasePath = '/staff/v1'

/** Serves the interface for staff and programs, its description and a page about it. */
export function addStaffRoutes(app: PlatformApp, options: StaffRoutesOptions): void {
  const { schemas } = options
  const description = toOpenApi(options.routes, { basePath: staffBasePath, schemas })
  const text = JSON.stringify(description, null, 2)
  const page = toStaffPage(options.routes, staffBasePath)
  app.get(`${staffBasePath}/openapi.json`, (c) =>
    c.body(text, 200, { 'content-type': 'application/json; charset=utf-8' }),
  )
  app.get(staffBasePath, (c) => {
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
    return c.html(page)
  })
  for (const route of options.routes) {
    const path = staffBasePath + route.path.replaceAll(/\{(\w+)\}/g, ':$1')
    app.on(route.method, path, (c) => answerLogged(c, route, options))
  }
  app.all(`${staffBasePath}/*`, (c) =>
    sendError(c, notFound('There is no such call.'), options.log),
  )
}

/** Answers a call; each one with a valid key is logged, whatever comes of it. */
async function answerLogged(
  c: PlatformCall,
  route: StaffRoute,
  options: StaffRoutesOptions,
): Promise<Response> {
  const { database, tenants, log, clock } = options
  const now = clock()
  c.header('Cache-Control', 'private, no-store')
  let scope: RequestScope
  try {
    scope = await readRequestScope(c, tenants)
  } catch (error) {
    return sendError(c, error, log)
  }
  let key: StaffKey | undefined
  let response: Response
  try {
    key = await authenticate(scope, now, options)
    response = await answer(c, route, { ...scope, key, now, database })
  } catch (error) {
    response = sendError(c, error, log)
  }
  if (key) {
    const use = {
      keyId: key.id,
      usedAt: now,
      route: `${route.method} ${route.path}`,
      status: response.status,
      requestId: scope.requestId,
    }
    await database.write(scope.tenant, (sql) => logStaffKeyUse(sql, use))
  }
  return response
}

/**
 * Finds the key of a call. A valid key is let in whatever was guessed from its network; wrong ones
 * are counted by network.
 */
async function authenticate(
  { tenant, bearer, clientAddress: address }: RequestScope,
  now: Date,
  { database, guessThrottle, keyThrottle }: StaffRoutesOptions,
): Promise<StaffKey> {
  const key =
    bearer === null
      ? undefined
      : await database.read(tenant, (sql) => findStaffKey(sql, bearer, now))
  if (!key) {
    const waitMs = await guessThrottle.consume({ tenant, address, key: null })
    if (waitMs !== undefined) throw throttled(waitMs, 'Too many calls with wrong keys.')
    throw new StaffError(401, 'invalid-key', 'The key is missing, unknown, expired or revoked.')
  }
  const waitMs = await keyThrottle.consume({ tenant, address, key: key.id })
  if (waitMs !== undefined) throw throttled(waitMs, 'Too many calls with this key.')
  return key
}

function throttled(waitMs: number, message: string): StaffError {
  return new StaffError(429, 'throttled', message, {
    retryAfterSeconds: Math.ceil(waitMs / 1_000),
  })
}

interface AuthenticatedScope extends RequestScope {
  key: StaffKey
  now: Date
  database: Database
}

async function answer(
  c: PlatformCall,
  route: StaffRoute,
  { tenant, settings, key, now, database }: AuthenticatedScope,
): Promise<Response> {
  requireScope(key, route.scope)
  const { path } = c.req
  const body = await route.answerCall({
    database,
    tenant,
    settings,
    keyId: key.id,
    actor: key.name,
    params: c.req.param(),
    query: c.req.query(),
    body: route.method === 'GET' ? undefined : await readBody(c, toBodyOptions(route)),
    ifMatch: c.req.header('if-match'),
    idempotencyKey: c.req.header('idempotency-key'),
    route: `${route.method} ${path}`,
    now,
  })
  c.header('ETag', toETag(body))
  const known = c.req.header('if-none-match')
  if (route.method === 'GET' && known !== undefined && matches(known, body)) {
    return c.body(null, 304)
  }
  return c.body(body, 200, { 'content-type': 'application/json; charset=utf-8' })
}

function toBodyOptions({ bodyLimitBytes }: StaffRoute): { bodyLimitBytes?: number } {
  return bodyLimitBytes === undefined ? {} : { bodyLimitBytes }
}

function requireScope(key: StaffKey, scope: StaffScope): void {
  if (key.scopes.includes(scope)) return
  throw new StaffError(403, 'scope-missing', `The key "${key.name}" lacks the scope ${scope}.`)
}

/** Unexpected errors are masked. */
function sendError(c: PlatformCall, error: unknown, log: BaseLogger): Response {
  const { status, body } = toRestError(error)
  if (status >= 500 && !(error instanceof StaffError)) {
    log.error({ reqId: c.get('requestId'), err: error }, 'a call of a program failed')
  }
  if (status === 401) c.header('WWW-Authenticate', 'Bearer error="invalid_token"')
  const { fields, retryAfterSeconds } =
    error instanceof StaffError ? error : { fields: [], retryAfterSeconds: undefined }
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds))
  return sendJson(c, { ...body, errors: fields }, status)
}
