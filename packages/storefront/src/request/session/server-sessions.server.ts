import { createPlatformClient } from '@floga/api-client'
import { CurrentUserDocument } from '@floga/api-client/operations'
import { seal, unseal } from '@floga/remix-server/app'
import { createTokenTransport } from '@floga/session-core'
import { createServerSessions } from '@floga/session-core/server'
import type { ServerSessions } from '@floga/session-core/server'

import type { ShopLoadContext, ShopSettings } from '../shop-load-context.js'
import { logFailure } from '../api/log-failure.server.js'
import { storedNamesOf } from '../browser/stored-names.server.js'
import { sessionCookie } from './session-cookie.js'

const PURPOSE = 'session'
const sessionsBySettings = new WeakMap<ShopSettings, ServerSessions>()

type SessionsContext = Pick<ShopLoadContext, 'shop' | 'settings'>

/**
 * The sessions of a running shop: one instance for all requests, so that concurrent requests of a
 * member refresh the tokens once.
 */
export function serverSessions({ shop, settings }: SessionsContext): ServerSessions {
  const known = sessionsBySettings.get(settings)
  if (known) return known
  const context = { shop, settings }
  const sessions = createServerSessions({
    tenant: shop.id,
    cookie: {
      ...sessionCookie(shop, settings),
      maxAgeSeconds: storedNamesOf(shop).session.maxAgeS,
    },
    seal: (value) => seal(value, settings.cookieSecret, PURPOSE),
    open: (text) => unseal(text, settings.cookieSecret, PURPOSE),
    transport: createTokenTransport({
      request: (grant) => clientOf(context).tokens.request(grant),
      revoke: (token) => clientOf(context).tokens.revoke(token),
      async loadUser(token) {
        const client = clientOf(context, token)
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

function clientOf({ shop, settings }: SessionsContext, token?: string) {
  const { endpoints, platformDeadlineMs, sendText } = settings
  return createPlatformClient({
    endpoints,
    tenant: shop.id,
    locale: shop.locales.defaultLocale.code,
    timezone: shop.timeZone,
    sendText,
    getAccessToken: () => token,
    deadlineMs: platformDeadlineMs,
  })
}
