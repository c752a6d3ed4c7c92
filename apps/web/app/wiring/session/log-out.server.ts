import type { LoaderFunctionArgs } from '@remix-run/node'

import { storedNames } from '../browser/stored-names.server.js'
import { writeCartId, writeOwnCartId } from '../cart/cart-cookies.server.js'
import { privateCookie } from '../request/sealed-cookie.server.js'
import { requestSession } from './request-session.server.js'

/** Ends the session and leaves nothing of the member's in the browser: the cart waits on the platform. */
export async function logOut(args: LoaderFunctionArgs): Promise<void> {
  const { settings, setCookies } = args.context
  await requestSession(args).end()
  setCookies.push(
    await writeCartId(null, settings),
    await writeOwnCartId(null, settings),
    await privateCookie(settings, storedNames.checkout).serialize('', { maxAge: 0 }),
  )
}
