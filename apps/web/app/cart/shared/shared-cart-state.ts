import { json } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'

import { readCart } from '../../wiring/cart/answer-cart.server.js'
import {
  doSharedCartAct,
  readSharedCart,
  statusOfAnswer,
} from '../../wiring/cart/answer-shared-cart.server.js'
import type { SharedCartAnswer } from '../../wiring/cart/answer-shared-cart.server.js'
import { toCopyLink, toNewLink } from '../../wiring/cart/cart-links.server.js'
import type { CartLink, NewLink } from '../../wiring/cart/cart-links.server.js'
import type { ShopSharedCart } from '../../wiring/cart/to-shared-cart.js'
import { pageContext } from '../../wiring/request/page-context.server.js'
import type { PageHandle } from '../../wiring/request/page-handle.js'

export const handle: PageHandle = { access: 'everyone' }

/** How the visitor's cart is shared. */
export interface SharedCartState {
  /** Null while nobody shares it. */
  sharedCart: ShopSharedCart | null
  /** Null where the cart is empty, or holds too much for a link. */
  copy: CartLink | null
}

/** What became of an act that was sent by scripts. */
export interface SharedCartReply extends SharedCartAnswer {
  /** A new invitation's, told once. */
  link: NewLink | null
}

/** How the visitor's cart is shared, as data, for the dialog that stands over any page. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const page = await pageContext(args)
  const { cart, headers } = await readCart(args, page, '/shared-cart')
  const sharedCart = cart?.sharing ? await readSharedCart(args, page) : null
  return json<SharedCartState>(
    { sharedCart, copy: toCopyLink(page, cart?.lines ?? []) },
    { headers },
  )
}

/** The same forms as the page of the shared cart takes, answered with data. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const page = await pageContext(args)
  const { made, ...answer } = await doSharedCartAct(args, page)
  const link = made && toNewLink(page, made)
  const status = statusOfAnswer(answer) === 503 ? 503 : 200
  const headers = { 'Cache-Control': 'no-store' }
  return json<SharedCartReply>({ ...answer, link }, { status, headers })
}
