import type { LoaderFunctionArgs } from '@remix-run/node'

import { storedNames } from '../wiring/browser/stored-names.server.js'
import { privateCookie } from '@floga/storefront/server'
import type { ShopLoadContext } from '../wiring/request/shop-load-context.js'
import { redirectRules } from '../wiring/session/redirect-rules.js'

/** Saves the return path of a login while the user opens an e-mail. */
export async function saveReturnPath(
  { settings, setCookies }: ShopLoadContext,
  path: unknown,
): Promise<void> {
  const returnTo = redirectRules.parseReturnPath(path)
  if (returnTo) setCookies.push(await cookieOf(settings).serialize(returnTo))
}

/** Reads and validates the saved path, because others can write the cookie. */
export async function readReturnPath({
  request,
  context,
}: LoaderFunctionArgs): Promise<string | null> {
  const kept: unknown = await cookieOf(context.settings).parse(request.headers.get('Cookie'))
  return redirectRules.parseReturnPath(kept)
}

export async function deleteReturnPath({ settings, setCookies }: ShopLoadContext): Promise<void> {
  setCookies.push(await cookieOf(settings).serialize('', { maxAge: 0 }))
}

function cookieOf(settings: ShopLoadContext['settings']): ReturnType<typeof privateCookie> {
  return privateCookie(settings, storedNames.returnPath)
}
