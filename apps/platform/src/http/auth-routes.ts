import { platformPaths } from '@floga/platform-contract'
import type { TokenInfo, TokenResponse } from '@floga/platform-contract'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Database } from '../foundation/database/database.js'
import { basePaths } from './base-paths.js'
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
}

/** Serves the token calls below the auth base path. */
export function addAuthRoutes(app: FastifyInstance, options: AuthRoutesOptions): void {
  const { database, tenants } = options
  const { throttles, passwords, ports, clock, accessSeconds } = options.account
  const services = { database, throttles, passwords, ports, accessSeconds }

  void app.register(
    async (routes) => {
      routes.addHook('onRequest', async (_request, reply) => {
        void reply.header('Cache-Control', 'no-store')
      })
      // What OAuth clients send; the shop sends JSON.
      routes.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      )
      routes.setErrorHandler((error, request, reply) => {
        const { status, body } = toAuthErrorBody(error)
        if (status === 503) request.log.error({ err: error }, 'an auth call failed')
        if (error instanceof AuthError && error.retryAfterSeconds !== undefined) {
          void reply.header('Retry-After', error.retryAfterSeconds)
        }
        if (status === 401) void reply.header('WWW-Authenticate', 'Bearer error="invalid_token"')
        return reply.status(status).send(body)
      })

      routes.route({
        method: 'POST',
        url: platformPaths.token,
        async handler(request): Promise<TokenResponse> {
          const { tenant, clientAddress } = await readRequestScope(request, tenants)
          const caller = { clientAddress, now: clock() }
          const tokens = await grantTokens({ ...services, ...caller, tenant }, request.body)
          return {
            access_token: tokens.access,
            refresh_token: tokens.refresh,
            expires_in: tokens.expiresInSeconds,
            token_type: 'Bearer',
          }
        },
      })

      routes.route({
        method: 'POST',
        url: platformPaths.revoke,
        async handler(request) {
          const { tenant } = await readRequestScope(request, tenants)
          const body = v.safeParse(revokeSchema, request.body)
          if (!body.success) throw new AuthError('invalid_request', 'token is missing.')
          await database.write(tenant, (sql) => revokeToken(sql, body.output.token, clock()))
          return {}
        },
      })

      routes.route({
        method: 'GET',
        url: platformPaths.tokenInfo,
        async handler(request): Promise<TokenInfo> {
          const { tenant, bearer } = await readRequestScope(request, tenants)
          const session =
            bearer === null
              ? undefined
              : await database.read(tenant, (sql) => findSession(sql, bearer, clock()))
          if (!session) throw new AuthError('invalid_token', 'The access token is not valid.', 401)
          return { sub: session.member.id, expires_in: session.expiresInSeconds }
        },
      })
    },
    { prefix: basePaths.auth },
  )
}

const revokeSchema = v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(512)) })
