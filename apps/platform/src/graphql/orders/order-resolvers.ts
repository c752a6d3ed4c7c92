import { cancelOrder } from '../../domains/orders/cancel-order.js'
import type { OrderMovePorts } from '../../domains/orders/move-order.js'
import { readOrder, readOrderByKey } from '../../domains/orders/read-order.js'
import { toUserErrorView } from '../../foundation/words/user-error.js'
import { toStoredImage } from '../cart/line-products.js'
import type { DomainResolvers } from '../create-schema.js'
import { toOrderView } from '../../domains/orders/view/order-view.js'
import type { OrderViewScope } from '../../domains/orders/view/order-view.js'
import type { PlatformContext } from '../platform-context.js'

export interface CreateOrderResolversOptions {
  /** Id of the member behind a request's access token; null for a guest. */
  findMemberId: (context: PlatformContext) => Promise<string | null>
  ports: OrderMovePorts
  /** @default () => new Date() */
  clock?: () => Date
}

/** Resolvers that read and cancel orders. */
export function createOrderResolvers(options: CreateOrderResolversOptions): DomainResolvers {
  const { findMemberId, ports } = options
  const clock = options.clock ?? (() => new Date())
  return {
    Mutation: {
      orderCancel: async (_parent, { orderId }, context) => {
        const { database, tenant, locale } = context
        const memberId = await findMemberId(context)
        const error = await database.write(tenant, (sql) =>
          cancelOrder(sql, { orderId, memberId, now: clock() }, ports),
        )
        if (error?.code === 'ORDER_NOT_FOUND') {
          return { order: null, errors: [toUserErrorView(error, locale)] }
        }
        const order = await database.read(tenant, (sql) => readOrder(sql, orderId))
        return {
          order: order ? toOrderView(order, scopeOf(context)) : null,
          errors: error ? [toUserErrorView(error, locale)] : [],
        }
      },
    },
    Query: {
      order: (_parent, { id }, context) =>
        context.database.read(context.tenant, async (sql) => {
          const order = await readOrder(sql, id)
          return order ? toOrderView(order, scopeOf(context)) : null
        }),
      orderAttempt: (_parent, { idempotencyKey }, context) =>
        context.database.read(context.tenant, async (sql) => {
          const order = await readOrderByKey(sql, idempotencyKey)
          return order ? toOrderView(order, scopeOf(context)) : null
        }),
    },
  }
}

/** Scope of an order's view in a request. */
export function scopeOf(context: PlatformContext): OrderViewScope {
  return { locale: context.locale, toImage: (stored: unknown) => toStoredImage(stored, context) }
}
