import { addItem } from '../../domains/cart/add-items.js'
import { applyCoupon } from '../../domains/cart/apply-coupon.js'
import type { CartResult } from '../../domains/cart/change-cart.js'
import { removeItem, setItem, updateItem } from '../../domains/cart/update-item.js'
import { acceptChanges } from '../../domains/cart/accept-changes.js'
import { clearCart } from '../../domains/cart/clear-cart.js'
import { deleteInactiveItem, restoreItem, saveItem } from '../../domains/cart/inactive-lines.js'
import { readCart } from '../../domains/cart/read-cart.js'
import { setCartAddress } from '../../domains/cart/set-address.js'
import { checkDeliveryPlace } from '../../domains/orders/input/check-delivery-place.js'
import type { Transaction } from '../../foundation/database/database.js'
import { toUserErrorView } from '../../foundation/words/user-error.js'
import { toCartView } from './cart-view.js'
import type { DomainResolvers } from '../create-schema.js'
import type { PlatformContext } from '../platform-context.js'
import type { CartAddItemInput } from '../../foundation/generated/contract-types.js'

export interface CreateCartResolversOptions {
  /** Id of the member behind a request's access token; null for a guest. */
  findMemberId: (context: PlatformContext) => Promise<string | null>
  /** @default () => new Date() */
  clock?: () => Date
}

/** Resolvers of the cart. */
export function createCartResolvers(options: CreateCartResolversOptions): DomainResolvers {
  const clock = options.clock ?? (() => new Date())

  return {
    Query: {
      cart: (_parent, { id }, context) =>
        context.database.read(context.tenant, async (sql) => {
          const cart = await readCart(sql, id, clock())
          return cart ? toCartView(sql, context, cart, clock()) : null
        }),
    },
    Mutation: {
      cartAddItem: async (_parent, { input }, context) => {
        const cartId = input.cartId ?? null
        const memberId = cartId === null ? await options.findMemberId(context) : null
        return change(context, (sql) =>
          addItem(sql, {
            cartId,
            memberId,
            variantId: input.variantId,
            quantity: input.quantity,
            mutationId: mutationId(input),
            now: clock(),
          }),
        )
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
      cartApplyCoupon: (_parent, { cartId, code }, context) =>
        change(context, (sql) => applyCoupon(sql, { cartId, code, now: clock() })),
      cartRemoveCoupon: (_parent, { cartId }, context) =>
        change(context, (sql) => applyCoupon(sql, { cartId, code: null, now: clock() })),
      cartSetAddress: (_parent, { input: { cartId, ...typed } }, context) =>
        change(context, (sql) =>
          setCartAddress(sql, { cartId, ...checkDeliveryPlace(typed), now: clock() }),
        ),
      cartAcceptChanges: (_parent, { cartId }, context) =>
        change(context, (sql) => acceptChanges(sql, { cartId, now: clock() })),
      cartClear: (_parent, { cartId }, context) =>
        change(context, (sql) => clearCart(sql, { cartId, now: clock() })),
    },
  }

  function call(input: MutationInput) {
    return { mutationId: mutationId(input), now: clock() }
  }

  function change(context: PlatformContext, work: (sql: Transaction) => Promise<CartResult>) {
    return context.database.write(context.tenant, async (sql) => {
      const { cart, errors } = await work(sql)
      return {
        cart: cart ? await toCartView(sql, context, cart, clock()) : null,
        errors: errors.map((error) => toUserErrorView(error, context.locale)),
      }
    })
  }
}

type MutationInput = Pick<CartAddItemInput, 'cartId' | 'clientMutationId'>

/**
 * An id that starts a cart gives the same cart to whoever repeats it, so it must be too long to guess; a shorter one is
 * ignored.
 */
export function mutationId({ cartId, clientMutationId }: MutationInput): string | null {
  const shortest = cartId ? 1 : 16
  const isName = clientMutationId && /^[\w.:-]{1,100}$/.test(clientMutationId)
  return isName && clientMutationId.length >= shortest ? clientMutationId : null
}
