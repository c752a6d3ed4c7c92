import { json } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'

import { readCart } from '../cart/server/read-cart.server.js'
import { saveSharingEnd } from '../cart/server/return-to-own-cart.server.js'
import {
  performSharedCartAction,
  statusOfAnswer,
} from './server/perform-shared-cart-action.server.js'
import { readSharedCart } from './server/read-shared-cart.server.js'
import type { SharedCartAnswer } from './server/perform-shared-cart-action.server.js'
import { toCopyLink, toNewLink } from '../cart/server/cart-links.server.js'
import type { CartLink, NewLink } from '../cart/server/cart-links.server.js'
import type { ShopSharedCart } from './server/to-shared-cart.js'
import { pageContext } from '../../request/page-context.server.js'
import type { PageHandle } from '../../request/page-handle.js'

export const handle: PageHandle = { access: 'everyone' }

/** How the visitor's cart is shared. */
export interface SharedCartState {
  /** Null unless the cart is shared. */
  sharedCart: ShopSharedCart | null
  /** Null where the cart is empty, or holds too much for a link. */
  copy: CartLink | null
}

/** Result of a request that scripts sent. */
export interface SharedCartReply extends SharedCartAnswer {
  /** The link of a new invitation, returned only once. */
  link: NewLink | null
}

/** Data of the visitor's shared cart, for the dialog over any page. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const page = await pageContext(args)
  const { cart, headers, sharingOver } = await readCart(args, page, '/shared-cart')
  await saveSharingEnd(args, sharingOver)
  const sharedCart = cart?.sharing ? await readSharedCart(args, page) : null
  return json<SharedCartState>(
    { sharedCart, copy: toCopyLink(page, cart?.lines ?? []) },
    { headers },
  )
}

/** The same forms as on the page of the shared cart, with a response of data. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const page = await pageContext(args)
  const { made, ...answer } = await performSharedCartAction(args, page)
  const link = made && toNewLink(page, made)
  const status = statusOfAnswer(answer) === 503 ? 503 : 200
  const headers = { 'Cache-Control': 'no-store' }
  return json<SharedCartReply>({ ...answer, link }, { status, headers })
}
