import { isPassedOn } from '@floga/cart-core'
import type { CartUserError } from '@floga/cart-core'
import type { ActionFunctionArgs } from '@remix-run/node'

import type { PageContext } from '../../../request/page-context.server.js'
import { changeCart } from './change-cart.server.js'
import type { ChangeStatus } from './change-cart.server.js'
import { readChangeId } from './change-id.server.js'
import { findAdditionTarget } from './return-to-own-cart.server.js'

/** Most products that one form adds at once. */
const MOST_PARTS = 5

/** Why a part was not added. */
export interface PartError extends CartUserError {
  /** Null when nothing was ticked. */
  variantId: string | null
}

/** Adds one item of each selected variant; rejected ones are reported, the others are added. */
export async function answerSetAddition(
  args: ActionFunctionArgs,
  { api }: PageContext,
  form: FormData,
): Promise<{ errors: PartError[]; status: ChangeStatus; headers: Headers }> {
  const target = await findAdditionTarget(args, api)
  const { id, renew } = await readChangeId(args, form)
  const ticked = form.getAll('part').filter((part) => typeof part === 'string')
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  let { cartId } = target
  const errors: PartError[] =
    ticked.length > 0 ? [] : [{ code: 'NOT_ADDED', lineId: null, available: null, variantId: null }]
  for (const variantId of new Set(ticked.slice(0, MOST_PARTS))) {
    const change = { kind: 'add', variantId, quantity: 1 } as const
    const result = await changeCart(api, cartId, change, id && `${id}:${variantId}`)
    errors.push(...result.errors.map((error) => ({ ...error, variantId })))
    // Sent again it counts once, but only for the cart that it was sent for: a new one is not
    // remembered yet.
    if (result.status === 503) return { errors, status: 503, headers }
    cartId = result.cart?.id ?? cartId
  }
  await renew()
  if (cartId) await target.remember(cartId)
  return { errors, status: errors.every(isPassedOn) ? 200 : 400, headers }
}
