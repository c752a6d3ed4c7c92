import { createPlatformClient } from '@floga/api-client'
import { CurrentUserDocument } from '@floga/api-client/operations'
import { seal, unseal } from '@floga/remix-server/app'
import { createTokenTransport } from '@floga/session-core'
import { createServerSessions } from '@floga/session-core/server'
import type { ServerSessions } from '@floga/session-core/server'

import { tenant } from '#tenant/tenant.js'
import type { ShopSettings } from '../request/shop-load-context.js'
import { logFailure } from '../api/log-failure.server.js'
import { storedNames } from '../browser/stored-names.server.js'
import { sessionCookie } from './session-cookie.js'

const PURPOSE = 'session'
const sessionsBySettings = new WeakMap<ShopSettings, ServerSessions>()

/**
 * The sessions of a running shop: one instance for all requests, so that concurrent requests of a
 * member refresh the tokens once.
 */
export function serverSessions(settings: ShopSettings): ServerSessions {
  const known = sessionsBySettings.get(settings)
  if (known) return known
  const sessions = createServerSessions({
    tenant: tenant.id,
    cookie: {
      ...sessionCookie(settings),
      maxAgeSeconds: storedNames.session.maxAgeS,
    },
    seal: (value) => seal(value, settings.cookieSecret, PURPOSE),
    open: (text) => unseal(text, settings.cookieSecret, PURPOSE),
    transport: createTokenTransport({
      request: (grant) => clientOf(settings).tokens.request(grant),
      revoke: (token) => clientOf(settings).tokens.revoke(token),
      async loadUser(token) {
        const client = clientOf(settings, token)
        const { currentUser } = await client.auth.query(CurrentUserDocument, {})
        if (!currentUser.data) throw new Error('The platform does not accept this token.')
        return { email: currentUser.data.email }
      },
    }),
    onProblem({ code, cause }) {
      logFailure(`session: ${code}`, cause ?? code)
    },
  })
  sessionsBySettings.set(settings, sessions)
  return sessions
}

function clientOf({ endpoints, platformDeadlineMs, sendText }: ShopSettings, token?: string) {
  return createPlatformClient({
    endpoints,
    tenant: tenant.id,
    locale: tenant.defaultLocale,
    timezone: tenant.timeZone,
    sendText,
    getAccessToken: () => token,
    deadlineMs: platformDeadlineMs,
  })
}
