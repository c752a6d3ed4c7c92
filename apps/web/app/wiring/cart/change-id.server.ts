import { createHash, randomBytes } from 'node:crypto'
import { redirect } from '@remix-run/node'
import type { ActionFunctionArgs } from '@remix-run/node'
import { storedNames } from '../browser/stored-names.server.js'
import { isSentByPage } from '../request/is-sent-by-page.js'
import { privateCookie } from '../request/sealed-cookie.server.js'
import type { ShopSettings } from '../request/shop-load-context.js'

/** In the address of a form that was sent on: a browser that keeps no cookies is not sent on for ever. */
const SENT_ON = 'sent-on'

/** The id that the platform counts a change once by. */
export interface ChangeId {
  /** Null for a program that gives none. */
  id: string | null
  /** Call when the change has been answered: the next one is meant anew. */
  renew(): Promise<void>
}

/**
 * Reads the id of a change. Scripts send one. A page without scripts is the same for everybody, so its browser holds the id of
 * its next change in a cookie: while no answer has come, a form that is sent again has the same. A browser without one gets it
 * first, and sends its form on by itself.
 *
 * @throws {Response} 307 that gives the browser its cookie.
 */
export async function readChangeId(
  { request, context }: ActionFunctionArgs,
  form: FormData,
): Promise<ChangeId> {
  const { settings, setCookies } = context
  const own = form.get('mutationId')
  if (typeof own === 'string' && own !== '') return { id: own, renew: async () => undefined }
  if (!isSentByPage(request)) return { id: null, renew: async () => undefined }
  const write = () => cookieOf(settings).serialize(randomBytes(16).toString('base64url'))
  const held: unknown = await cookieOf(settings).parse(request.headers.get('Cookie'))
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

function cookieOf(settings: ShopSettings): ReturnType<typeof privateCookie> {
  return privateCookie(settings, storedNames.cartChange)
}
