import {
  CartShareDocument,
  SharedCartAnswerSuggestionDocument,
  SharedCartDocument,
  SharedCartEndDocument,
  SharedCartHandOverDocument,
  SharedCartInviteDocument,
  SharedCartJoinDocument,
  SharedCartLeaveDocument,
  SharedCartLockDocument,
  SharedCartLogDocument,
  SharedCartRemovePersonDocument,
  SharedCartRenewDocument,
  SharedCartRevokeInvitationDocument,
  SharedCartSuggestDocument,
  SharedCartUnlockDocument,
} from '@floga/api-client/operations'
import type { SharedCartPayloadViewFragment } from '@floga/api-client/operations'
import { parseSharedCartForm } from '@floga/cart-core/shared-cart'
import type { SharedCartAct } from '@floga/cart-core/shared-cart'
import { isPersonKey } from '@floga/platform-contract'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'

import type { ShopApi } from '../api/create-shop-api.server.js'
import { logFailure } from '../api/log-failure.server.js'
import type { PageContext } from '../request/page-context.server.js'
import { readFormData } from '../request/read-form-data.server.js'
import type { ChangeStatus } from './answer-cart.server.js'
import {
  invitationCookie,
  newLinkCookie,
  readCartId,
  readOwnCartId,
  writeCartId,
  writeOwnCartId,
} from './cart-cookies.server.js'
import type { MadeLink } from './cart-cookies.server.js'
import { readChangeId } from './change-id.server.js'
import { toSharedCart } from './to-shared-cart.js'
import type { ShopSharedCart } from './to-shared-cart.js'

/** The shared cart that the visitor belongs to; null for none. */
export async function readSharedCart(
  { request, context }: LoaderFunctionArgs,
  { api }: PageContext,
): Promise<ShopSharedCart | null> {
  const cartId = await readCartId(request, context.settings)
  if (!cartId) return null
  const { sharedCart } = await api.query(SharedCartDocument, { cartId })
  return sharedCart && toSharedCart(sharedCart)
}

/** The same with what happened in it, the latest first. */
export async function readSharedCartWithLog(
  args: LoaderFunctionArgs,
  page: PageContext,
): Promise<ShopSharedCart | null> {
  const cartId = await readCartId(args.request, args.context.settings)
  if (!cartId) return null
  const [sharedCart, found] = await Promise.all([
    readSharedCart(args, page),
    page.api.query(SharedCartLogDocument, { cartId, first: 50 }),
  ])
  return sharedCart && { ...sharedCart, log: found.sharedCart?.log ?? [] }
}

/** What became of an act. */
export interface SharedCartAnswer {
  /** What was done; null for a form that says nothing of the kind. */
  kind: SharedCartAct['kind'] | null
  /** Why it was not done, as the platform names it, or `UNKNOWN`, `INVALID_NAME`. */
  code: string | null
  /** The same in words, where the platform has them. */
  message: string | null
  /** What was typed, so that a form that was refused keeps it. */
  name: string
}

/** HTTP status of an answer. 503: nobody at the platform answered, so that nobody knows whether it was done. */
export function statusOfAnswer({
  kind,
  code,
}: Pick<SharedCartAnswer, 'kind' | 'code'>): ChangeStatus {
  if (code === null) return 200
  return kind !== null && code === 'UNKNOWN' ? 503 : 400
}

/** Does what a form asks for beside changing lines; the cookies of the answer follow it, and the next page shows a new link. */
export async function answerSharedCart(
  args: ActionFunctionArgs,
  page: PageContext,
): Promise<SharedCartAnswer> {
  const { made, ...answer } = await doSharedCartAct(args, page)
  if (made) args.context.setCookies.push(await newLinkCookie.write(made, args.context.settings))
  return answer
}

/** The same for scripts, with the link that was made. */
export async function doSharedCartAct(
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
  const { act } = parsed
  const refused = (code: string, message: string | null = null) => ({
    kind: act.kind,
    code,
    message,
    name,
    made: null,
  })
  const { id, renew } = await readChangeId(args, form)
  const cartId = await readCartId(args.request, args.context.settings)
  try {
    const payload =
      act.kind === 'join'
        ? await join(args, api, { name: act.name, cartId })
        : cartId && (await make(api, cartId, act, id))
    await renew()
    if (!payload) return refused(act.kind === 'join' ? 'INVITATION_NOT_FOUND' : 'CART_NOT_FOUND')
    const [error] = payload.errors
    if (error) return refused(error.code, error.message)
    await remember(args, act, payload)
    const { secret } = payload
    const isLink = act.kind === 'share' || act.kind === 'invite'
    const made = secret && isLink ? { secret, right: act.right } : null
    return { kind: act.kind, code: null, message: null, name, made }
  } catch (error) {
    if (error instanceof Response) throw error
    logFailure('a shared cart was not changed', error)
    return refused('UNKNOWN')
  }
}

type Payload = SharedCartPayloadViewFragment

async function join(
  args: ActionFunctionArgs,
  api: ShopApi,
  { name, cartId }: { name: string; cartId: string | null },
): Promise<Payload | null> {
  const secret = await invitationCookie.read(args)
  if (!secret) return null
  const input = { secret, name, cartId }
  const { sharedCartJoin } = await api.mutate(SharedCartJoinDocument, { input })
  // One at a time: whoever comes from another shared cart leaves that.
  const isMove =
    sharedCartJoin.cartId !== null && cartId !== null && sharedCartJoin.cartId !== cartId
  if (isMove && isPersonKey(cartId)) {
    await api.mutate(SharedCartLeaveDocument, { cartId }).catch((error: unknown) => {
      logFailure('a shared cart was not left', error)
    })
  }
  return sharedCartJoin
}

async function make(
  api: ShopApi,
  cartId: string,
  act: Exclude<SharedCartAct, { kind: 'join' }>,
  clientMutationId: string | null,
): Promise<Payload> {
  switch (act.kind) {
    case 'share': {
      const input = { cartId, name: act.name, right: act.right }
      return (await api.mutate(CartShareDocument, { input })).cartShare
    }
    case 'invite': {
      const input = { cartId, right: act.right }
      return (await api.mutate(SharedCartInviteDocument, { input })).sharedCartInvite
    }
    case 'revoke': {
      const input = { cartId, invitationId: act.invitationId }
      return (await api.mutate(SharedCartRevokeInvitationDocument, { input }))
        .sharedCartRevokeInvitation
    }
    case 'remove-person': {
      const input = { cartId, personId: act.personId }
      return (await api.mutate(SharedCartRemovePersonDocument, { input })).sharedCartRemovePerson
    }
    case 'hand-over': {
      const input = { cartId, personId: act.personId }
      return (await api.mutate(SharedCartHandOverDocument, { input })).sharedCartHandOver
    }
    case 'suggest': {
      const { variantId, quantity } = act
      const input = { cartId, variantId, quantity, clientMutationId }
      return (await api.mutate(SharedCartSuggestDocument, { input })).sharedCartSuggest
    }
    case 'answer-suggestion': {
      const { suggestionId, isAccepted } = act
      const input = { cartId, suggestionId, isAccepted }
      return (await api.mutate(SharedCartAnswerSuggestionDocument, { input }))
        .sharedCartAnswerSuggestion
    }
    case 'renew':
      return (await api.mutate(SharedCartRenewDocument, { cartId })).sharedCartRenew
    case 'leave':
      return (await api.mutate(SharedCartLeaveDocument, { cartId })).sharedCartLeave
    case 'lock':
      return (await api.mutate(SharedCartLockDocument, { cartId })).sharedCartLock
    case 'unlock':
      return (await api.mutate(SharedCartUnlockDocument, { cartId })).sharedCartUnlock
    case 'end':
      return (await api.mutate(SharedCartEndDocument, { cartId })).sharedCartEnd
  }
}

/** Keeps what the visitor asks with from now on. */
async function remember(
  { request, context }: ActionFunctionArgs,
  act: SharedCartAct,
  { cartId, ownCartId }: Payload,
): Promise<void> {
  const { settings, setCookies } = context
  const before = await readCartId(request, settings)
  if (act.kind === 'join' && cartId && cartId !== before) {
    // Their own cart waits; that of another shared cart waits already.
    if (before && !isPersonKey(before)) setCookies.push(await writeOwnCartId(before, settings))
    setCookies.push(await invitationCookie.erase(settings))
  }
  if (act.kind === 'leave') {
    setCookies.push(
      await writeCartId(await readOwnCartId(request, settings), settings),
      await writeOwnCartId(null, settings),
    )
  }
  if (cartId) setCookies.push(await writeCartId(cartId, settings))
  if (ownCartId) setCookies.push(await writeOwnCartId(ownCartId, settings))
}
