import type { LoaderFunctionArgs } from '@remix-run/node'

import { storedNames } from '../wiring/browser/stored-names.server.js'
import { rememberCart, rememberFormerCart, rememberOwnCart } from '@floga/storefront/server'
import { privateCookie } from '@floga/storefront/server'
import { requestSession } from '../wiring/session/request-session.server.js'

/**
 * Ends the session and leaves nothing of the member's in the browser: the cart waits on the
 * platform.
 */
export async function logOut(args: LoaderFunctionArgs): Promise<void> {
  const { settings, setCookies } = args.context
  await requestSession(args).end()
  await rememberCart(args.context, null)
  await rememberOwnCart(args.context, null)
  await rememberFormerCart(args.context, null)
  setCookies.push(await privateCookie(settings, storedNames.checkout).serialize('', { maxAge: 0 }))
}
