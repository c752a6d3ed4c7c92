import {
  createBrowserSession,
  parsePublicSession,
  readPublicCookie,
  toPublicGrant,
} from '@floga/session-core'
import type { PublicSession, Session, SessionOptions, SessionTransport } from '@floga/session-core'

import type { Storefront } from '../../../lib/create-storefront.js'
import { redirectRulesOf, withReturnPath } from '../../../request/session/redirect-rules.js'
import { sessionCookie } from '../../../request/session/session-cookie.js'

/** The session of this tab, and a function that applies the server's latest session. */
export interface OpenedSession {
  session: Session
  syncWithServer(): void
  /** Stops timers and listeners. */
  stop(): void
}

/**
 * Opens the session of this tab. It knows when the session ends and whose it is, and holds no
 * token.
 */
export function openBrowserSession(
  shop: Storefront,
  options: Pick<SessionOptions, 'store' | 'clearData'>,
): OpenedSession {
  const rules = redirectRulesOf(shop)
  const session = createBrowserSession({
    ...options,
    window,
    tenant: shop.id,
    rules,
    transport: createSessionCalls(),
    // A full document load, which discards all loaded data of the user.
    navigate: ({ to, returnTo }) => window.location.assign(withReturnPath(rules, to, returnTo)),
    onProblem: ({ code, cause }) => console.warn(`session: ${code}`, cause ?? ''),
  })
  return {
    session,
    syncWithServer: () => session.sync(readKnownSession(shop)),
    stop: session.start(readKnownSession(shop)),
  }
}

/** Reads the server's session from the document; null when signed out. */
function readKnownSession(shop: Storefront): PublicSession | null {
  const cookie = sessionCookie(shop, { publicUrl: window.location.origin })
  return readPublicCookie(document.cookie, cookie, Date.now())
}

/** A session's requests to the shop's server, which stores its tokens. */
function createSessionCalls(): SessionTransport {
  return {
    async renew(_tokens, signal) {
      const response = await ask('/session/renew', { method: 'POST', signal })
      if (response.status === 401) return { status: 'refused' }
      const known = parsePublicSession(await response.json())
      if (!known) throw new Error(`No session in a response with status ${response.status}.`)
      return { status: 'granted', grant: toPublicGrant(known) }
    },
    async revoke(_tokens, signal) {
      const response = await ask('/session/end', { method: 'POST', signal })
      if (!response.ok) throw new Error(`The session was not ended: status ${response.status}.`)
    },
    async loadUser(_tokens, signal) {
      const response = await ask('/session/user', { signal })
      const known = parsePublicSession(await response.json())
      if (!known?.email) throw new Error(`No user in a response with status ${response.status}.`)
      return { email: known.email }
    },
  }
}

function ask(address: string, init: RequestInit): Promise<Response> {
  return fetch(address, { credentials: 'same-origin', ...init })
}
