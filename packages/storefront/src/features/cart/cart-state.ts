import { json } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { PageHandle } from '../../request/page-handle.js'
import { cartMergeCookie } from './server/cart-cookies.server.js'
import type { CartReply } from '@floga/cart-core'
import type { CartMergeChange } from './cart-merge-message.js'
import { pageContext } from '../../request/page-context.server.js'
import { readFormData } from '../../request/read-form-data.server.js'
import { answerCartChange } from './server/answer-cart-change.server.js'
import { readCart } from './server/read-cart.server.js'
import { saveSharingEnd } from './server/return-to-own-cart.server.js'

export const handle: PageHandle = { access: 'everyone' }

/** The visitor's cart as data, for pages that are the same for everyone. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const path = new URL(args.request.url).searchParams.get('path') ?? '/'
  const { cart, errors, headers, sharingOver } = await readCart(args, await pageContext(args), path)
  await saveSharingEnd(args, sharingOver)
  const merged = (await cartMergeCookie.take(args)) ?? []
  return json<CartReply<CartMergeChange>>({ cart, errors, merged }, { headers })
}

/** Takes the same forms as the cart page and responds with data. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const form = await readFormData(args.request)
  const page = await pageContext(args)
  const { cart, errors, status, headers } = await answerCartChange(args, page, form)
  // A rejected change is a normal response; the request failed only if the platform returned no
  // cart.
  return json<CartReply>({ cart, errors }, { status: status === 503 ? 503 : 200, headers })
}
