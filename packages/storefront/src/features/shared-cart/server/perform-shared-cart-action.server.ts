import type { SharedCartPayloadViewFragment } from '@floga/api-client/operations'
import { parseSharedCartForm } from '@floga/cart-core/shared-cart'
import type { SharedCartAction } from '@floga/cart-core/shared-cart'
import { isPersonKey } from '@floga/platform-contract'
import { cleanPersonName } from '@floga/platform-contract/input-rules'
import type { ActionFunctionArgs } from '@remix-run/node'

import { logFailure } from '../../../request/api/log-failure.server.js'
import type { PageContext } from '../../../request/page-context.server.js'
import { readFormData } from '../../../request/read-form-data.server.js'
import type { ChangeStatus } from '../../cart/server/change-cart.server.js'
import {
  invitationCookie,
  newLinkCookie,
  readCartId,
  readOwnCartId,
  rememberCart,
  rememberOwnCart,
} from '../../cart/server/cart-cookies.server.js'
import type { MadeLink } from '../../cart/server/cart-cookies.server.js'
import { readChangeId } from '../../cart/server/change-id.server.js'
import { changeSharedCart, joinSharedCart } from './change-shared-cart.server.js'

/** The result of an action. */
export interface SharedCartAnswer {
  /** The action; null if the form requests none. */
  kind: SharedCartAction['kind'] | null
  /** Why it was not done, as the platform names it, or `UNKNOWN`, `INVALID_NAME`. */
  code: string | null
  /** The platform's message, if any. */
  message: string | null
  /** The submitted name, which a rejected form shows again. */
  name: string
}

/**
 * HTTP status of a response. 503: the platform did not respond, so the action may or may not have
 * happened.
 */
export function statusOfAnswer({
  kind,
  code,
}: Pick<SharedCartAnswer, 'kind' | 'code'>): ChangeStatus {
  if (code === null) return 200
  return kind !== null && code === 'UNKNOWN' ? 503 : 400
}

/** Performs the action that a form requests; a new link is shown by the next page. */
export async function answerSharedCart(
  args: ActionFunctionArgs,
  page: PageContext,
): Promise<SharedCartAnswer> {
  const { made, ...answer } = await performSharedCartAction(args, page)
  if (made) args.context.setCookies.push(await newLinkCookie.write(made, args.context))
  return answer
}

/** Performs the action that a form requests and returns the link that it created, for scripts. */
export async function performSharedCartAction(
  args: ActionFunctionArgs,
  { api }: PageContext,
): Promise<SharedCartAnswer & { made: MadeLink | null }> {
  const form = await readFormData(args.request)
  const typed = form.get('name')
  const name = typeof typed === 'string' ? typed.slice(0, 80) : ''
  const parsed = parseSharedCartForm(form)
  if (parsed.status === 'invalid') {
    return { kind: null, code: parsed.code, message: null, name, made: null }
  }
  const { action } = parsed
  // One rule with the platform, whose answer would not be beside the field.
  if ('name' in action && cleanPersonName(action.name) === '') {
    return { kind: null, code: 'INVALID_NAME', message: null, name, made: null }
  }
  const refused = (code: string, message: string | null = null) => ({
    kind: action.kind,
    code,
    message,
    name,
    made: null,
  })
  const { id, renew } = await readChangeId(args, form)
  const cartId = await readCartId(args.request, args.context)
  try {
    const payload =
      action.kind === 'join'
        ? await joinSharedCart(args, api, { name: action.name, cartId })
        : cartId && (await changeSharedCart(api, cartId, action, id))
    await renew()
    if (!payload) return refused(action.kind === 'join' ? 'INVITATION_NOT_FOUND' : 'CART_NOT_FOUND')
    const [error] = payload.errors
    if (error) return refused(error.code, error.message)
    await remember(args, action, payload)
    const { secret } = payload
    const isLink = action.kind === 'share' || action.kind === 'invite'
    const made = secret && isLink ? { secret, right: action.right } : null
    return { kind: action.kind, code: null, message: null, name, made }
  } catch (error) {
    if (error instanceof Response) throw error
    logFailure('a shared cart was not changed', error)
    return refused('UNKNOWN')
  }
}

/** Sets the cookies of the cart that the visitor has from now on. */
async function remember(
  { request, context }: ActionFunctionArgs,
  action: SharedCartAction,
  { cartId, ownCartId }: SharedCartPayloadViewFragment,
): Promise<void> {
  const { setCookies } = context
  const before = await readCartId(request, context)
  if (action.kind === 'join' && cartId && cartId !== before) {
    // Their own cart waits; that of another shared cart waits already.
    if (before && !isPersonKey(before)) await rememberOwnCart(context, before)
    setCookies.push(await invitationCookie.erase(context))
  }
  if (action.kind === 'leave') {
    await rememberCart(context, await readOwnCartId(request, context))
    await rememberOwnCart(context, null)
  }
  if (cartId) await rememberCart(context, cartId)
  if (ownCartId) await rememberOwnCart(context, ownCartId)
}
