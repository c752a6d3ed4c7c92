import { addItem, addItems, addItemsBySku } from '../../domains/cart/add-items.js'
import { applyCoupon } from '../../domains/cart/apply-coupon.js'
import type { CartResult } from '../../domains/cart/change-cart.js'
import { removeItem, setItem, updateItem } from '../../domains/cart/update-item.js'
import { acceptChanges } from '../../domains/cart/accept-changes.js'
import { deleteInactiveItem, restoreItem, saveItem } from '../../domains/cart/inactive-lines.js'
import { readCart } from '../../domains/cart/read-cart.js'
import { setCartAddress } from '../../domains/cart/set-address.js'
import { checkDestination } from '../../domains/orders/input/check-destination.js'
import { deliveryCountries } from '../../foundation/pricing/delivery-zones.js'
import type { Transaction } from '../../foundation/database/database.js'
import { toUserErrorView } from '../../foundation/messages/user-error.js'
import { toCartView } from './cart-view.js'
import { loadLineProducts } from './line-products.js'
import type { DomainResolvers } from '../create-schema.js'
import type { PlatformContext } from '../platform-context.js'
import type { CartAddItemInput } from '../../foundation/generated/contract-types.js'
import { mergeGuestCart } from '../../domains/cart/merge-guest-cart.js'
import { readExpiredLines, renewCart } from '../../domains/cart/renew-cart.js'
import { readMemberOrder } from '../../domains/orders/read-order.js'
import { toAccountPayload } from '../auth/account-tools.js'
import { toMergePayload } from './merge-payload.js'
import { readSkuItems } from './sku-items.js'
import type { Throttles } from '../../foundation/throttle/throttles.js'
import type { Sessions } from '../auth/sessions.js'

/** Most items that are named at once. */
const maxItems = 100

export interface CreateCartResolversOptions {
  sessions: Sessions
  throttles: Pick<Throttles, 'cart' | 'coupon'>
  clock: () => Date
}

/**
 * Resolvers of the cart, and of mutations that add several items: from a guest's cart, an expired
 * one, an earlier order.
 */
export function createCartResolvers(options: CreateCartResolversOptions): DomainResolvers {
  const { sessions, throttles, clock } = options

  return {
    Query: {
      cart: (_parent, { id }, context) =>
        context.database.read(context.tenant, async (sql) => {
          const cart = await readCart(sql, id, clock())
          return cart ? toCartView(sql, context, cart, clock()) : null
        }),
      expiredCart: (_parent, { id }, context) =>
        context.database.read(context.tenant, async (sql) => {
          const lines = await readExpiredLines(sql, id, clock())
          if (!lines) return null
          const ids = lines.map(({ variantId }) => variantId)
          const products = await loadLineProducts(sql, context, ids)
          return {
            lines: lines.map(({ variantId, quantity }) => ({
              ...products.get(variantId)!,
              quantity,
            })),
          }
        }),
      variantsBySku: (_parent, { items }, context) =>
        context.database.read(context.tenant, (sql) =>
          readSkuItems(sql, context, items.slice(0, maxItems)),
        ),
    },
    Mutation: {
      cartAddItem: async (_parent, { input }, context) => {
        const cartId = input.cartId ?? null
        if (cartId === null && (await isThrottled('cart', context))) return throttled(context)
        const memberId =
          cartId === null ? ((await sessions.find(context))?.member.id ?? null) : null
        return change(context, (sql) =>
          addItem(sql, {
            cartId,
            memberId,
            variantId: input.variantId,
            quantity: input.quantity,
            mutationId: toMutationId(input),
            now: clock(),
          }),
        )
      },
      cartAddItems: async (_parent, { input }, context) => {
        const { items, cartId = null } = input
        if (items.length === 0 || items.length > maxItems) return refuseItems(context)
        if (cartId === null && (await isThrottled('cart', context))) {
          return { ...throttled(context), mergeResults: [] }
        }
        const memberId =
          cartId === null ? ((await sessions.find(context))?.member.id ?? null) : null
        return context.database.write(context.tenant, async (sql) => {
          const now = clock()
          const wanted = { cartId, memberId, items, mutationId: toMutationId(input), now }
          return toMergePayload(sql, context, await addItemsBySku(sql, wanted), now)
        })
      },
      cartUpdateItem: (_parent, { input }, context) =>
        change(context, (sql) => updateItem(sql, { ...input, ...call(input) })),
      cartSetItem: (_parent, { input }, context) =>
        change(context, (sql) => setItem(sql, { ...input, ...call(input) })),
      cartRemoveItem: (_parent, { input }, context) =>
        change(context, (sql) => removeItem(sql, { ...input, ...call(input) })),
      cartSaveItem: (_parent, { input }, context) =>
        change(context, (sql) => saveItem(sql, { ...input, ...call(input) })),
      cartRestoreItem: (_parent, { input }, context) =>
        change(context, (sql) => restoreItem(sql, { ...input, ...call(input) })),
      cartDeleteSavedItem: (_parent, { input }, context) =>
        change(context, (sql) => deleteInactiveItem(sql, { ...input, ...call(input) })),
      cartApplyCoupon: async (_parent, { cartId, code }, context) => {
        if (await isThrottled('coupon', context, cartId)) return throttled(context)
        const payload = await change(context, (sql) =>
          applyCoupon(sql, { cartId, code, now: clock() }),
        )
        if (payload.errors.length === 0) {
          const { tenant, clientAddress: address } = context
          await throttles.coupon.reset({ tenant, address, key: cartId })
        }
        return payload
      },
      cartRemoveCoupon: (_parent, { cartId }, context) =>
        change(context, (sql) => applyCoupon(sql, { cartId, code: null, now: clock() })),
      cartSetAddress: (_parent, { input: { cartId, ...typed } }, context) => {
        const countries = deliveryCountries(context.settings.deliveryZones)
        const place = checkDestination(typed, countries)
        return change(context, (sql) => setCartAddress(sql, { cartId, ...place, now: clock() }))
      },
      cartAcceptChanges: (_parent, { cartId }, context) =>
        change(context, (sql) => acceptChanges(sql, { cartId, now: clock() })),
      cartRestoreExpired: async (_parent, { cartId }, context) => {
        const memberId = (await sessions.find(context))?.member.id ?? null
        return context.database.write(context.tenant, async (sql) => {
          const now = clock()
          return toMergePayload(sql, context, await renewCart(sql, { cartId, memberId, now }), now)
        })
      },
      cartMerge: async (_parent, { cartId }, context) => {
        const { member } = await sessions.require(context)
        return context.database.write(context.tenant, async (sql) =>
          toMergePayload(
            sql,
            context,
            await mergeGuestCart(sql, { cartId, memberId: member.id, now: clock() }),
            clock(),
          ),
        )
      },
      orderAgain: async (_parent, { input }, context) => {
        const { member } = await sessions.require(context)
        if (!input.cartId && (await isThrottled('cart', context))) {
          return { ...throttled(context), mergeResults: [] }
        }
        return context.database.write(context.tenant, async (sql) => {
          const order = await readMemberOrder(sql, member, input.orderId)
          if (!order) {
            const missing = { code: 'ORDER_NOT_FOUND', field: 'orderId' } as const
            return { cart: null, mergeResults: [], ...toAccountPayload(context, missing) }
          }
          const merged = await addItems(sql, {
            cartId: input.cartId ?? null,
            memberId: member.id,
            items: order.items,
            mutationId: toMutationId({ clientMutationId: input.clientMutationId ?? null }),
            now: clock(),
          })
          return toMergePayload(sql, context, merged, clock())
        })
      },
    },
  }

  async function isThrottled(
    kind: keyof typeof throttles,
    { tenant, clientAddress: address }: PlatformContext,
    key: string | null = null,
  ): Promise<boolean> {
    return (await throttles[kind].consume({ tenant, address, key })) !== undefined
  }

  function call(input: MutationInput) {
    return { mutationId: toMutationId(input), now: clock() }
  }

  function change(context: PlatformContext, work: (sql: Transaction) => Promise<CartResult>) {
    return context.database.write(context.tenant, async (sql) => {
      const { cart, errors } = await work(sql)
      return {
        cart: cart ? await toCartView(sql, context, cart, clock()) : null,
        errors: errors.map((error) => toUserErrorView(error, context.messages)),
      }
    })
  }
}

function refuseItems({ messages }: PlatformContext) {
  const error = toUserErrorView({ code: 'INVALID', field: 'items' }, messages)
  return { cart: null, mergeResults: [], errors: [error] }
}

function throttled({ messages }: PlatformContext) {
  return { cart: null, errors: [toUserErrorView({ code: 'THROTTLED' }, messages)] }
}

type MutationInput = Pick<CartAddItemInput, 'cartId' | 'clientMutationId'>

/**
 * An id that starts a cart returns the same cart on repetition, so it must be too long to guess; a
 * shorter one is ignored.
 */
export function toMutationId({ cartId, clientMutationId }: MutationInput): string | null {
  const shortest = cartId ? 1 : 16
  const isName = clientMutationId && /^[\w.:-]{1,100}$/.test(clientMutationId)
  return isName && clientMutationId.length >= shortest ? clientMutationId : null
}
