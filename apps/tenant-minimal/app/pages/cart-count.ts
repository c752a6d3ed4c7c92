import type { LoaderFunctionArgs } from '@remix-run/node'

import { readCart } from '../change-cart.server.js'
import { openRequest } from '../open-request.server.js'

export const handle = { access: 'everyone' }

/** Pieces in the visitor's cart, for the badge: pages are kept, and the same for everybody. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const cart = await readCart(openRequest(args))
  return Response.json(cart?.data.quantity ?? 0, { headers: { 'Cache-Control': 'no-store' } })
}
