import type { CartUserError } from '@floga/cart-core'
import type { ActionFunctionArgs } from '@remix-run/node'

import type { PageContext } from '../request/page-context.server.js'
import { readFormData } from '../request/read-form-data.server.js'
import { tryChange } from './answer-cart.server.js'
import type { ChangeStatus } from './answer-cart.server.js'
import { readCartId, writeCartId } from './cart-cookies.server.js'
import { readChangeId } from './change-id.server.js'

/** Most products that one form adds at once. */
const MOST_PARTS = 5

/** Why a part was not added. */
export interface PartError extends CartUserError {
  /** Null when nothing was ticked. */
  variantId: string | null
}

/** Adds one piece of each variant that was ticked; what is refused is told, and the others are added. */
export async function answerSetAddition(
  args: ActionFunctionArgs,
  { api }: PageContext,
): Promise<{ errors: PartError[]; status: ChangeStatus; headers: Headers }> {
  const { request, context } = args
  const known = await readCartId(request, context.settings)
  const form = await readFormData(request)
  const { id, renew } = await readChangeId(args, form)
  const ticked = form.getAll('part').filter((part) => typeof part === 'string')
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  let cartId = known
  const errors: PartError[] =
    ticked.length > 0 ? [] : [{ code: 'NOT_ADDED', lineId: null, available: null, variantId: null }]
  for (const variantId of new Set(ticked.slice(0, MOST_PARTS))) {
    const change = { kind: 'add', variantId, quantity: 1 } as const
    const result = await tryChange(api, cartId, change, id && `${id}:${variantId}`)
    errors.push(...result.errors.map((error) => ({ ...error, variantId })))
    // Sent again it counts once, but only for the cart that it was sent for: a new one is not remembered yet.
    if (result.status === 503) return { errors, status: 503, headers }
    cartId = result.cart?.id ?? cartId
  }
  await renew()
  if (cartId) headers.append('Set-Cookie', await writeCartId(cartId, context.settings))
  return { errors, status: errors.length > 0 ? 400 : 200, headers }
}
