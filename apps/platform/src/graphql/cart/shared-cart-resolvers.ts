import * as v from 'valibot'
import { readCart } from '../../domains/cart/read-cart.js'
import { findInvitation, joinSharedCart } from '../../domains/cart/shared/join-shared-cart.js'
import type { SharedCartResult } from '../../domains/cart/shared/change-shared-cart.js'
import {
  endSharedCart,
  lockSharedCart,
  unlockSharedCart,
} from '../../domains/cart/shared/lock-shared-cart.js'
import {
  inviteToSharedCart,
  renewSharedCart,
  revokeInvitation,
  shareCart,
} from '../../domains/cart/shared/share-cart.js'
import { handOverSharedCart } from '../../domains/cart/shared/hand-over-shared-cart.js'
import { leaveSharedCart } from '../../domains/cart/shared/leave-shared-cart.js'
import { removePerson, restorePerson } from '../../domains/cart/shared/remove-person.js'
import type { SharedCartHub } from '../../domains/cart/shared/shared-cart-hub.js'
import { answerSuggestion, suggestItem } from '../../domains/cart/shared/suggestions.js'
import type { Transaction } from '../../foundation/database/database.js'
import type { SharedCartRight } from '../../foundation/generated/contract-types.js'
import type { Throttles } from '../../foundation/throttle/throttles.js'
import { inputRules, parseInput } from '../../foundation/messages/parse-input.js'
import { toUserErrorView } from '../../foundation/messages/user-error.js'
import type { UserError } from '../../foundation/messages/user-error.js'
import type { DomainResolvers } from '../create-schema.js'
import type { PlatformContext } from '../platform-context.js'
import { listenToSharedCart } from './shared-cart-updates.js'
import { toMutationId } from './cart-resolvers.js'
import { toCartView } from './cart-view.js'
import { readEventViews, readSharedCartView } from './shared-cart-view.js'

export interface CreateSharedCartResolversOptions {
  /** Id of the member behind a request's access token; null for a guest. */
  findMemberId: (context: PlatformContext) => Promise<string | null>
  throttles: Pick<Throttles, 'invitation' | 'sharedCart'>
  hub: SharedCartHub
  clock: () => Date
}

const nameSchema = v.object(inputRules.sharedCart)

/** Resolvers of carts that several people work on. */
export function createSharedCartResolvers({
  findMemberId,
  throttles,
  hub,
  clock,
}: CreateSharedCartResolversOptions): DomainResolvers {
  return {
    Query: {
      sharedCart: (_parent, { cartId }, context) =>
        context.database.read(context.tenant, async (sql) => {
          const now = clock()
          const cart = await readCart(sql, cartId, now)
          if (!cart?.actor.sharedCart) return null
          const view = await toCartView(sql, context, cart, now)
          return readSharedCartView(sql, context, { cart, view, now })
        }),
      sharedCartOffer: async (_parent, { secret }, context) => {
        if (await isThrottled(context)) return null
        const found = await context.database.read(context.tenant, (sql) =>
          findInvitation(sql, secret, clock()),
        )
        if (!found) return null
        await resetThrottle(context)
        const { ownerName, role, expiresAt, quantity } = found
        return { ownerName, right: role === 'EDITOR' ? 'EDIT' : 'VIEW', expiresAt, quantity }
      },
      sharedCartEvents: (_parent, { cartId, afterRevision }, context) =>
        context.database.read(context.tenant, async (sql) => {
          const now = clock()
          const { sharedCart, person } = (await readCart(sql, cartId, now))?.actor ?? {}
          if (!sharedCart) return []
          const asked = { sharedCartId: sharedCart.id, actorId: person?.id, afterRevision, now }
          return readEventViews(sql, context, asked)
        }),
    },
    SharedCart: {
      log: ({ id, owner, member }, { first }, context) =>
        context.database.read(context.tenant, (sql) =>
          readEventViews(sql, context, {
            sharedCartId: id,
            actorId: (owner ?? member)?.id,
            latest: first ?? 50,
            now: clock(),
          }),
        ),
    },
    Subscription: {
      sharedCartUpdates: {
        subscribe: (_parent, args, context) => listenToSharedCart(context, { ...args, hub, clock }),
      },
    },
    Mutation: {
      cartShare: async (_parent, { input: { cartId, name, right } }, context) => {
        const parsed = parseInput(nameSchema, { name })
        if (parsed.status === 'refused') return refuse(context, cartId, parsed.errors)
        if (await isMakingTooMany(context)) return refuse(context, cartId, [{ code: 'THROTTLED' }])
        return change(context, (sql) =>
          shareCart(sql, { cartId, ...parsed.output, role: toRole(right), now: clock() }),
        )
      },
      sharedCartInvite: async (_parent, { input: { cartId, right } }, context) => {
        if (await isMakingTooMany(context)) return refuse(context, cartId, [{ code: 'THROTTLED' }])
        return change(context, (sql) =>
          inviteToSharedCart(sql, { cartId, role: toRole(right), now: clock() }),
        )
      },
      sharedCartRevokeInvitation: (_parent, { input }, context) =>
        change(context, (sql) => revokeInvitation(sql, { ...input, now: clock() })),
      sharedCartRenew: (_parent, { cartId }, context) =>
        change(context, (sql) => renewSharedCart(sql, { cartId, now: clock() })),
      sharedCartJoin: async (_parent, { input }, context) => {
        const { secret, name, cartId: knownKey = null } = input
        const parsed = parseInput(nameSchema, { name })
        if (parsed.status === 'refused') return refuse(context, null, parsed.errors)
        if (await isThrottled(context)) return refuse(context, null, [{ code: 'THROTTLED' }])
        const memberId = await findMemberId(context)
        const payload = await change(context, (sql) =>
          joinSharedCart(sql, { secret, ...parsed.output, knownKey, memberId, now: clock() }),
        )
        if (payload.errors.length === 0) await resetThrottle(context)
        return payload
      },
      sharedCartLeave: (_parent, { cartId }, context) =>
        change(context, (sql) => leaveSharedCart(sql, { cartId, now: clock() })),
      sharedCartRemovePerson: (_parent, { input, removesLines }, context) =>
        change(context, (sql) =>
          removePerson(sql, { ...input, removesLines: removesLines ?? false, now: clock() }),
        ),
      sharedCartRestorePerson: (_parent, { input }, context) =>
        change(context, (sql) => restorePerson(sql, { ...input, now: clock() })),
      sharedCartHandOver: (_parent, { input }, context) =>
        change(context, (sql) => handOverSharedCart(sql, { ...input, now: clock() })),
      sharedCartLock: (_parent, { cartId }, context) =>
        change(context, (sql) => lockSharedCart(sql, { cartId, now: clock() })),
      sharedCartUnlock: (_parent, { cartId }, context) =>
        change(context, (sql) => unlockSharedCart(sql, { cartId, now: clock() })),
      sharedCartSuggest: (_parent, { input }, context) =>
        change(context, async (sql) => {
          const { errors, cart } = await suggestItem(sql, {
            ...input,
            mutationId: toMutationId(input),
            now: clock(),
          })
          return { key: cart ? input.cartId : null, error: errors[0] }
        }),
      sharedCartAnswerSuggestion: (_parent, { input }, context) =>
        change(context, (sql) => answerSuggestion(sql, { ...input, now: clock() })),
      sharedCartEnd: (_parent, { cartId }, context) =>
        change(context, (sql) => endSharedCart(sql, { cartId, now: clock() })),
    },
  }

  function change(context: PlatformContext, work: (sql: Transaction) => Promise<SharedCartResult>) {
    return context.database.write(context.tenant, async (sql) => {
      const { key, error, newKey, ownCartId, secret } = await work(sql)
      return {
        ...(await readBoth(sql, context, key)),
        cartId: newKey ?? null,
        ownCartId: ownCartId ?? null,
        secret: secret ?? null,
        errors: error ? [toUserErrorView(error, context.messages)] : [],
      }
    })
  }

  /** Rejects without a change; the response contains the current cart. */
  function refuse(context: PlatformContext, key: string | null, errors: readonly UserError[]) {
    return context.database.read(context.tenant, async (sql) => ({
      ...(await readBoth(sql, context, key)),
      cartId: null,
      ownCartId: null,
      secret: null,
      errors: errors.map((error) => toUserErrorView(error, context.messages)),
    }))
  }

  async function readBoth(sql: Transaction, context: PlatformContext, key: string | null) {
    const now = clock()
    const cart = key === null ? undefined : await readCart(sql, key, now)
    if (!cart) return { cart: null, sharedCart: null }
    const view = await toCartView(sql, context, cart, now)
    return { cart: view, sharedCart: await readSharedCartView(sql, context, { cart, view, now }) }
  }

  async function isThrottled({ tenant, clientAddress: address }: PlatformContext) {
    return (await throttles.invitation.consume({ tenant, address, key: null })) !== undefined
  }

  async function resetThrottle({ tenant, clientAddress: address }: PlatformContext) {
    await throttles.invitation.reset({ tenant, address, key: null })
  }

  async function isMakingTooMany({ tenant, clientAddress: address }: PlatformContext) {
    return (await throttles.sharedCart.consume({ tenant, address, key: null })) !== undefined
  }
}

function toRole(right: SharedCartRight): 'EDITOR' | 'VIEWER' {
  return right === 'EDIT' ? 'EDITOR' : 'VIEWER'
}
