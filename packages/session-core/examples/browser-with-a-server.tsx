import { createBrowserSession, parsePublicSession, toPublicGrant } from '@floga/session-core'
import type { SessionTransport } from '@floga/session-core'
import { useSession } from '@floga/session-core/react'

declare const calls: Pick<SessionTransport, 'revoke' | 'loadUser'>

async function renew(): ReturnType<SessionTransport['renew']> {
  const response = await fetch('/session/renew', { method: 'POST' })
  if (response.status === 401) return { status: 'refused' }
  const known = parsePublicSession(await response.json())
  if (!known) throw new Error(`No session in a response with status ${response.status}.`)
  return { status: 'granted', grant: toPublicGrant(known) }
}

const transport = { ...calls, renew }
const session = createBrowserSession({ window, tenant: 'default', transport })

export function SessionControl() {
  const view = useSession(session)
  if (view.status === 'unknown') return null
  return view.status === 'signed-in' ? <b>{view.email}</b> : <a href="/auth/login">Log in</a>
}
