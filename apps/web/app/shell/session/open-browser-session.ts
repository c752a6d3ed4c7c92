import { createBrowserSession, readPublicCookie } from '@floga/session-core'
import type { PublicSession, Session } from '@floga/session-core'

import { tenant } from '../../tenant/tenant.js'
import { redirectRules, withReturnPath } from '../../wiring/session/redirect-rules.js'
import { sessionCookie } from '../../wiring/session/session-cookie.js'
import { createSessionCalls } from './session-calls.js'

/** Opens the session of this tab. It knows when the session ends and whose it is, and holds no token. */
export function openBrowserSession({ clearData }: { clearData: () => void }): Session {
  return createBrowserSession({
    window,
    tenant: tenant.id,
    rules: redirectRules,
    transport: createSessionCalls(),
    clearData,
    // A whole new page: nothing that was loaded for somebody is left in this one.
    go: ({ to, returnTo }) => window.location.assign(withReturnPath(to, returnTo)),
    onProblem: ({ code, cause }) => console.warn(`session: ${code}`, cause ?? ''),
  })
}

/** What the server has said of the session with its last answer; null for nobody. */
export function readKnownSession(): PublicSession | null {
  const cookie = sessionCookie({ publicUrl: window.location.origin })
  return readPublicCookie(document.cookie, cookie, Date.now())
}
