import { addItems } from '../../domains/cart/add-items.js'
import type { CartResult } from '../../domains/cart/change-cart.js'
import type { MergeResult } from '../../domains/cart/add-items.js'
import { mergeGuestCart } from '../../domains/cart/merge-guest-cart.js'
import { readExpiredLines, renewCart } from '../../domains/cart/renew-cart.js'
import type { Transaction } from '../../foundation/database/database.js'
import { shopperMessage } from '../../foundation/words/shopper-messages.js'
import { readMemberOrder } from '../../domains/orders/read-order.js'
import { toAccountPayload } from '../auth/account-tools.js'
import { mutationId } from './cart-resolvers.js'
import { toCartView } from './cart-view.js'
import type { DomainResolvers } from '../create-schema.js'
import { loadLineProducts } from './line-products.js'
import type { PlatformContext } from '../platform-context.js'
import type { Sessions } from '../auth/sessions.js'

export interface CreateMemberCartResolversOptions {
  sessions: Sessions
  clock: () => Date
}

/** Resolvers that add several items to a cart: a guest's cart, an expired one, an earlier order. */
export function createMemberCartResolvers(
  options: CreateMemberCartResolversOptions,
): DomainResolvers {
  const { sessions, clock } = options
  return {
    Query: {
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
    },
    Mutation: {
      cartRestoreExpired: async (_parent, { cartId }, context) => {
        const memberId = (await sessions.find(context))?.member.id ?? null
        return context.database.write(context.tenant, async (sql) => {
          const now = clock()
          return toPayload(sql, context, await renewCart(sql, { cartId, memberId, now }), now)
        })
      },
      cartMerge: async (_parent, { cartId }, context) => {
        const { member } = await sessions.require(context)
        return context.database.write(context.tenant, async (sql) =>
          toPayload(
            sql,
            context,
            await mergeGuestCart(sql, { cartId, memberId: member.id, now: clock() }),
            clock(),
          ),
        )
      },
      orderAgain: async (_parent, { input }, context) => {
        const { member } = await sessions.require(context)
        return context.database.write(context.tenant, async (sql) => {
          const order = await readMemberOrder(sql, member.id, input.orderId)
          if (!order) {
            const missing = { code: 'ORDER_NOT_FOUND', field: 'orderId' } as const
            return { cart: null, mergeResults: [], ...toAccountPayload(context, missing) }
          }
          const merged = await addItems(sql, {
            cartId: input.cartId ?? null,
            memberId: member.id,
            items: order.items,
            mutationId: mutationId({ clientMutationId: input.clientMutationId ?? null }),
            now: clock(),
          })
          return toPayload(sql, context, merged, clock())
        })
      },
    },
  }
}

async function toPayload(
  sql: Transaction,
  context: PlatformContext,
  merged: CartResult,
  now: Date,
) {
  const { cart, mergeResults, errors } = merged
  const ids = mergeResults.map(({ variantId }) => variantId)
  const products = await loadLineProducts(sql, context, ids)
  return {
    cart: cart ? await toCartView(sql, context, cart, now) : null,
    mergeResults: mergeResults.map((result) => toMergeResultView(context, result, products)),
    ...toAccountPayload(context, ...errors),
  }
}

function toMergeResultView(
  { locale }: PlatformContext,
  { variantId, reason, wanted, ...result }: MergeResult,
  products: Awaited<ReturnType<typeof loadLineProducts>>,
) {
  const product = products.get(variantId)
  const label = product?.variant.label ?? ''
  const name = product?.productName ?? ''
  return {
    ...result,
    requestedQuantity: wanted,
    reason,
    message: reason === null ? null : shopperMessage(reason, locale),
    productName: label === '' ? name : `${name}, ${label}`,
    sku: product?.variant.sku ?? '',
  }
}
