import { json } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { PageHandle } from '../wiring/request/page-handle.js'
import { cartMergeCookie } from '../wiring/cart/cart-cookies.server.js'
import type { CartReply } from '@floga/cart-core'
import type { CartMergeChange } from '../wiring/cart/cart-merge-message.js'
import { pageContext } from '../wiring/request/page-context.server.js'
import { answerCartChange, readCart } from '../wiring/cart/answer-cart.server.js'

export const handle: PageHandle = { access: 'everyone' }

/** The visitor's cart as data, for pages that are the same for everyone. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const path = new URL(args.request.url).searchParams.get('path') ?? '/'
  const { cart, errors, headers } = await readCart(args, await pageContext(args), path)
  const merged = (await cartMergeCookie.take(args)) ?? []
  return json<CartReply<CartMergeChange>>({ cart, errors, merged }, { headers })
}

/** The same forms as the cart page takes, answered with data. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { cart, errors, status, headers } = await answerCartChange(args, await pageContext(args))
  // A change that was refused is answered; one that nobody has answered is not.
  return json<CartReply>({ cart, errors }, { status: status === 503 ? 503 : 200, headers })
}
