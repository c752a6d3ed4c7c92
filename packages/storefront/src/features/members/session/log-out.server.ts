import type { LoaderFunctionArgs } from '@remix-run/node'

import { storedNamesOf } from '../../../request/browser/stored-names.server.js'
import { privateCookie } from '../../../request/sealed-cookie.server.js'
import { requestSession } from '../../../request/session/request-session.server.js'
import {
  rememberCart,
  rememberFormerCart,
  rememberOwnCart,
} from '../../cart/server/cart-cookies.server.js'

/**
 * Ends the session and leaves nothing of the member's in the browser: the cart waits on the
 * platform.
 */
export async function logOut(args: LoaderFunctionArgs): Promise<void> {
  const { settings, setCookies, shop } = args.context
  await requestSession(args).end()
  await rememberCart(args.context, null)
  await rememberOwnCart(args.context, null)
  await rememberFormerCart(args.context, null)
  const { checkout } = storedNamesOf(shop)
  setCookies.push(await privateCookie(settings, checkout).serialize('', { maxAge: 0 }))
}
