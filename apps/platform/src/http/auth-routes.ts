import { platformPaths } from '@floga/platform-contract'
import type { TokenInfo, TokenResponse } from '@floga/platform-contract'
import { Hono } from 'hono'
import type { BaseLogger } from 'pino'
import * as v from 'valibot'
import type { Database } from '../foundation/database/database.js'
import { basePaths } from './base-paths.js'
import { type PlatformApp, type PlatformCall, readBody, sendJson } from './platform-app.js'
import { readRequestScope } from './request-scope.js'
import type { TenantRegistry } from '../foundation/tenants/tenant-registry.js'
import { AuthError, toAuthErrorBody } from '../domains/auth/auth-error.js'
import { findSession } from '../domains/auth/find-session.js'
import { grantTokens } from '../domains/auth/grant-tokens.js'
import type { AccountServices } from '../domains/auth/account-call.js'
import { revokeToken } from '../domains/auth/revoke-token.js'

export interface AuthRoutesOptions {
  database: Database
  tenants: TenantRegistry
  /** Throttles, password hashing and ports of accounts. */
  account: AccountServices
  log: BaseLogger
}

/** Serves the token calls below the auth base path. */
export function addAuthRoutes(app: PlatformApp, options: AuthRoutesOptions): void {
  const { database, tenants, log } = options
  const { throttles, hashNetwork, passwords, ports, clock, accessSeconds } = options.account
  const services = { database, throttles, hashNetwork, passwords, ports, accessSeconds }

  const routes: PlatformApp = new Hono()
  routes.onError((error, c) => {
    const { status, body } = toAuthErrorBody(error)
    if (status === 503) log.error({ reqId: c.get('requestId'), err: error }, 'an auth call failed')
    if (error instanceof AuthError && error.retryAfterSeconds !== undefined) {
      c.header('Retry-After', String(error.retryAfterSeconds))
    }
    if (status === 401)
      c.header(
        'WWW-Authenticate',
        body.error === 'invalid_client' ? 'Basic realm="floga"' : 'Bearer error="invalid_token"',
      )
    return sendPrivate(c, body, status)
  })

  routes.post(platformPaths.token, async (c) => {
    const { tenant, clientAddress } = await readRequestScope(c, tenants)
    const caller = { clientAddress, now: clock() }
    refuseClients(c)
    const body = await readBody(c, { takesForms: true })
    const tokens = await grantTokens({ ...services, ...caller, tenant }, body)
    const answer: TokenResponse = {
      access_token: tokens.access,
      refresh_token: tokens.refresh,
      expires_in: tokens.expiresInSeconds,
      token_type: 'Bearer',
    }
    return sendPrivate(c, answer)
  })

  routes.post(platformPaths.revoke, async (c) => {
    const { tenant } = await readRequestScope(c, tenants)
    refuseClients(c)
    const body = v.safeParse(revokeSchema, await readBody(c, { takesForms: true }))
    if (!body.success) throw new AuthError('invalid_request', 'token is missing.')
    await database.write(tenant, (sql) => revokeToken(sql, body.output.token, clock()))
    return sendPrivate(c, {})
  })

  routes.get(platformPaths.tokenInfo, async (c) => {
    const { tenant, bearer } = await readRequestScope(c, tenants)
    const session =
      bearer === null
        ? undefined
        : await database.read(tenant, (sql) => findSession(sql, bearer, clock()))
    if (!session) throw new AuthError('invalid_token', 'The access token is not valid.', 401)
    const answer: TokenInfo = { sub: session.member.id, expires_in: session.expiresInSeconds }
    return sendPrivate(c, answer)
  })
  for (const path of [platformPaths.token, platformPaths.revoke]) {
    routes.all(path, (c) => {
      c.header('Allow', 'POST')
      throw new AuthError('invalid_request', 'Use POST.', 405)
    })
  }
  app.route(basePaths.auth, routes)
}

/** OAuth clients send forms; the shop sends JSON. Responses are not cached. */
function sendPrivate(c: PlatformCall, value: unknown, status = 200): Response {
  c.header('Cache-Control', 'no-store')
  c.header('Pragma', 'no-cache')
  return sendJson(c, value, status)
}

/**
 * There are no client credentials: requests with some are rejected, as RFC 6749 section 5.2
 * requires.
 */
function refuseClients(c: PlatformCall): void {
  if (c.req.header('authorization') === undefined) return
  throw new AuthError('invalid_client', 'Clients are not authenticated here.', 401)
}

const revokeSchema = v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(512)) })
