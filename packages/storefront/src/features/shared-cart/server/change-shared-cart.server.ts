import {
  CartShareDocument,
  SharedCartAnswerSuggestionDocument,
  SharedCartEndDocument,
  SharedCartHandOverDocument,
  SharedCartInviteDocument,
  SharedCartJoinDocument,
  SharedCartLeaveDocument,
  SharedCartLockDocument,
  SharedCartRemovePersonDocument,
  SharedCartRenewDocument,
  SharedCartRestorePersonDocument,
  SharedCartRevokeInvitationDocument,
  SharedCartSuggestDocument,
  SharedCartUnlockDocument,
} from '@floga/api-client/operations'
import type { SharedCartPayloadViewFragment } from '@floga/api-client/operations'
import type { SharedCartAction } from '@floga/cart-core/shared-cart'
import { isPersonKey } from '@floga/platform-contract'
import type { ActionFunctionArgs } from '@remix-run/node'

import type { ShopApi } from '../../../request/api/create-shop-api.server.js'
import { logFailure } from '../../../request/api/log-failure.server.js'
import { invitationCookie, readFormerCartId } from '../../cart/server/cart-cookies.server.js'

type Payload = SharedCartPayloadViewFragment

/** Joins the cart of the invitation that the visitor has opened; null without one. */
export async function joinSharedCart(
  args: ActionFunctionArgs,
  api: ShopApi,
  { name, cartId }: { name: string; cartId: string | null },
): Promise<Payload | null> {
  const secret = await invitationCookie.read(args)
  if (!secret) return null
  // A person who was put back is the same one.
  const known = cartId && isPersonKey(cartId) ? cartId : await readFormer(args)
  const input = { secret, name, cartId: known ?? cartId }
  const { sharedCartJoin } = await api.mutate(SharedCartJoinDocument, { input })
  // One at a time: joining leaves the previous shared cart.
  const isMove =
    sharedCartJoin.cartId !== null && cartId !== null && sharedCartJoin.cartId !== cartId
  if (isMove && isPersonKey(cartId)) {
    await api.mutate(SharedCartLeaveDocument, { cartId }).catch((error: unknown) => {
      logFailure('a shared cart was not left', error)
    })
  }
  return sharedCartJoin
}

function readFormer({ request, context }: ActionFunctionArgs): Promise<string | null> {
  return readFormerCartId(request, context)
}

/** Sends one action to the platform. */
export async function changeSharedCart(
  api: ShopApi,
  cartId: string,
  action: Exclude<SharedCartAction, { kind: 'join' }>,
  clientMutationId: string | null,
): Promise<Payload> {
  switch (action.kind) {
    case 'share': {
      const input = { cartId, name: action.name, right: action.right }
      return (await api.mutate(CartShareDocument, { input })).cartShare
    }
    case 'invite': {
      const input = { cartId, right: action.right }
      return (await api.mutate(SharedCartInviteDocument, { input })).sharedCartInvite
    }
    case 'revoke': {
      const input = { cartId, invitationId: action.invitationId }
      return (await api.mutate(SharedCartRevokeInvitationDocument, { input }))
        .sharedCartRevokeInvitation
    }
    case 'remove-person': {
      const { personId, removesLines } = action
      const variables = { input: { cartId, personId }, removesLines }
      return (await api.mutate(SharedCartRemovePersonDocument, variables)).sharedCartRemovePerson
    }
    case 'restore-person': {
      const input = { cartId, personId: action.personId }
      return (await api.mutate(SharedCartRestorePersonDocument, { input })).sharedCartRestorePerson
    }
    case 'hand-over': {
      const input = { cartId, personId: action.personId }
      return (await api.mutate(SharedCartHandOverDocument, { input })).sharedCartHandOver
    }
    case 'suggest': {
      const { variantId, quantity } = action
      const input = { cartId, variantId, quantity, clientMutationId }
      return (await api.mutate(SharedCartSuggestDocument, { input })).sharedCartSuggest
    }
    case 'answer-suggestion': {
      const { suggestionId, isAccepted } = action
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
