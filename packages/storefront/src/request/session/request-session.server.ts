import type { NewGrant, PublicSession } from '@floga/session-core'
import { toSetCookie } from '@floga/session-core/server'
import type { CookieChange, ServerSession } from '@floga/session-core/server'
import type { LoaderFunctionArgs } from '@remix-run/node'

import type { Storefront } from '../../lib/create-storefront.js'
import { storedNamesOf } from '../browser/stored-names.server.js'
import type { ShopLoadContext } from '../shop-load-context.js'
import { serverSessions } from './server-sessions.server.js'

/** The session of one request, shared by its loaders and actions. */
export interface RequestSession {
  /** The current session. The first call opens the cookie, and refreshes an expired token. */
  current(): Promise<ServerSession>
  /** The token for calls in the member's name; undefined for a guest. */
  token(): Promise<string | undefined>
  /** A call returned 401: refreshes the token, or ends the session. */
  reject(token: string): Promise<void>
  /** Begins the session of a login. */
  begin(grant: NewGrant): Promise<void>
  /** Ends the session, here and on the platform. */
  end(): Promise<void>
  /** All that a page may know of it. */
  toPublic(): Promise<PublicSession | null>
}

const opened = new WeakMap<ShopLoadContext, RequestSession>()

/** The session of a request. Its cookies are set by the response, whichever route returns it. */
export function requestSession({ request, context }: LoaderFunctionArgs): RequestSession {
  const known = opened.get(context)
  if (known) return known
  const session = openSession(request, context)
  opened.set(context, session)
  return session
}

function openSession(request: Request, context: ShopLoadContext): RequestSession {
  const sessions = serverSessions(context)
  let header = request.headers.get('Cookie') ?? ''
  let reading: Promise<ServerSession> | undefined

  const send = (cookies: readonly CookieChange[]): void => {
    if (cookies.length === 0) return
    const headers = cookies.map(toSetCookie)
    const names = cookies.map(({ name }) => `${name}=`)
    const others = context.setCookies.filter((set) => !names.some((name) => set.startsWith(name)))
    context.setCookies.splice(0, Infinity, ...others, ...headers)
    header = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  }
  const take = async (session: Promise<ServerSession>): Promise<ServerSession> => {
    const { cookies } = await session
    send(cookies)
    return session
  }
  const session: RequestSession = {
    current: () => (reading ??= take(readWhole(header))),
    async token() {
      const current = await session.current()
      return current.status === 'signed-in' ? current.token : undefined
    },
    async reject(rejectedToken) {
      await session.current()
      reading = take(sessions.read(header, { rejectedToken }))
      await reading
    },
    async begin(grant) {
      reading = take(sessions.begin(grant))
      await reading
    },
    async end() {
      const cookies = await sessions.end(header)
      send(cookies)
      reading = Promise.resolve({ status: 'signed-out', cookies: [] })
    },
    toPublic: async () => sessions.toPublic(await session.current()),
  }
  return session

  /** A page rendered for a session that the server no longer has is told that it ended. */
  async function readWhole(cookies: string): Promise<ServerSession> {
    const read = await sessions.read(cookies)
    const isLeftOver = read.status === 'signed-out' && read.cookies.length === 0
    return isLeftOver && hasKnownSession(cookies, context.shop)
      ? { status: 'signed-out', cookies: await sessions.end(null) }
      : read
  }
}

/** Whether scripts of the page have been told of a session. */
function hasKnownSession(cookies: string, shop: Storefront): boolean {
  const { name } = storedNamesOf(shop).knownSession
  const known = [`${name}=`, `__Host-${name}=`]
  return cookies.split(/;\s*/).some((cookie) => known.some((start) => cookie.startsWith(start)))
}
