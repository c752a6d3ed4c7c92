import type { LoaderFunctionArgs } from '@remix-run/node'

import { storedNamesOf } from '../../../request/browser/stored-names.server.js'
import { privateCookie } from '../../../request/sealed-cookie.server.js'
import type { ShopLoadContext } from '../../../request/shop-load-context.js'
import { redirectRulesOf } from '../../../request/session/redirect-rules.js'

/** Saves the return path of a login while the user opens an e-mail. */
export async function saveReturnPath(context: ShopLoadContext, path: unknown): Promise<void> {
  const returnTo = redirectRulesOf(context.shop).parseReturnPath(path)
  if (returnTo) context.setCookies.push(await cookieOf(context).serialize(returnTo))
}

/** Reads and validates the saved path, because others can write the cookie. */
export async function readReturnPath({
  request,
  context,
}: LoaderFunctionArgs): Promise<string | null> {
  const kept: unknown = await cookieOf(context).parse(request.headers.get('Cookie'))
  return redirectRulesOf(context.shop).parseReturnPath(kept)
}

export async function deleteReturnPath(context: ShopLoadContext): Promise<void> {
  context.setCookies.push(await cookieOf(context).serialize('', { maxAge: 0 }))
}

function cookieOf({ settings, shop }: ShopLoadContext): ReturnType<typeof privateCookie> {
  return privateCookie(settings, storedNamesOf(shop).returnPath)
}
