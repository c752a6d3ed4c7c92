import { parsePublicSession, toPublicGrant } from '@floga/session-core'
import type { SessionTransport } from '@floga/session-core'

/** The calls of a session to the shop, which keeps its tokens. */
export function createSessionCalls(): SessionTransport {
  return {
    async renew(_tokens, signal) {
      const response = await ask('/session/renew', { method: 'POST', signal })
      if (response.status === 401) return { status: 'refused' }
      const known = parsePublicSession(await response.json())
      if (!known) throw new Error(`No session in an answer with status ${response.status}.`)
      return { status: 'granted', grant: toPublicGrant(known) }
    },
    async revoke(_tokens, signal) {
      const response = await ask('/session/end', { method: 'POST', signal })
      if (!response.ok) throw new Error(`The session was not ended: status ${response.status}.`)
    },
    async loadUser(_tokens, signal) {
      const response = await ask('/session/user', { signal })
      const known = parsePublicSession(await response.json())
      if (!known?.email) throw new Error(`Nobody in an answer with status ${response.status}.`)
      return { email: known.email }
    },
  }
}

function ask(address: string, init: RequestInit): Promise<Response> {
  return fetch(address, { credentials: 'same-origin', ...init })
}
