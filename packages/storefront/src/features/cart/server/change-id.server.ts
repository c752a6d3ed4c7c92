import { createHash, randomBytes } from 'node:crypto'
import { redirect } from '@remix-run/node'
import type { ActionFunctionArgs } from '@remix-run/node'
import { storedNamesOf } from '../../../request/browser/stored-names.server.js'
import { isSentByPage } from '../../../request/is-sent-by-page.js'
import { privateCookie } from '../../../request/sealed-cookie.server.js'
import type { CookieContext } from '../../../request/sealed-cookie.server.js'

/**
 * In the URL of a form that was redirected: prevents an endless redirect in a browser without
 * cookies.
 */
const SENT_ON = 'sent-on'

/** The id that the platform counts a change once by. */
export interface ChangeId {
  /** Null for a client that sends none. */
  id: string | null
  /** Call when the change has been confirmed: the next one gets a new id. */
  renew(): Promise<void>
}

/**
 * Reads the idempotency key of a change. Scripts send one. A page without scripts is cached, so the
 * browser has the key of its next change in a cookie: until there is a response, a form that is
 * submitted again sends the same key. A browser without the cookie gets it first, with a redirect
 * that submits the form again.
 *
 * @throws {Response} 307 that sets the browser's cookie.
 */
export async function readChangeId(
  { request, context }: ActionFunctionArgs,
  form: FormData,
): Promise<ChangeId> {
  const { setCookies } = context
  const own = form.get('mutationId')
  if (typeof own === 'string' && own !== '') return { id: own, renew: async () => undefined }
  if (!isSentByPage(request)) return { id: null, renew: async () => undefined }
  const write = () => cookieOf(context).serialize(randomBytes(16).toString('base64url'))
  const held: unknown = await cookieOf(context).parse(request.headers.get('Cookie'))
  if (typeof held === 'string' && /^[\w-]{22}$/.test(held)) {
    const sent = [...form].filter(([, value]) => typeof value === 'string')
    const digest = createHash('sha256').update(JSON.stringify([held, sent]))
    const renew = async () => void setCookies.push(await write())
    return { id: digest.digest('base64url'), renew }
  }
  const url = new URL(request.url)
  if (url.searchParams.has(SENT_ON)) return { id: null, renew: async () => undefined }
  url.searchParams.set(SENT_ON, '1')
  const headers = { 'Set-Cookie': await write(), 'Cache-Control': 'no-store' }
  throw redirect(`${url.pathname}${url.search}`, { status: 307, headers })
}

function cookieOf({ shop, settings }: CookieContext): ReturnType<typeof privateCookie> {
  return privateCookie(settings, storedNamesOf(shop).cartChange)
}
