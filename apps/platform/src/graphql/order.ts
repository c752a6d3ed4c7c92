import { readOrder, readOrderByKey } from '../orders/read-order.js'
import type { DomainResolvers } from './create-schema.js'
import { toStoredImage } from './line-products.js'
import { toOrderView } from './order-view.js'
import type { OrderViewScope } from './order-view.js'
import type { PlatformContext } from './platform-context.js'

/** Resolvers that read orders. */
export function createOrderResolvers(): DomainResolvers {
  return {
    Query: {
      order: (_parent: unknown, { id }: { id: string }, context: PlatformContext) =>
        context.database.read(context.tenant, async (sql) => {
          const order = await readOrder(sql, id)
          return order ? toOrderView(order, scopeOf(context)) : null
        }),
      orderAttempt: (
        _parent: unknown,
        { idempotencyKey }: { idempotencyKey: string },
        context: PlatformContext,
      ) =>
        context.database.read(context.tenant, async (sql) => {
          const order = await readOrderByKey(sql, idempotencyKey)
          return order ? toOrderView(order, scopeOf(context)) : null
        }),
    },
  }
}

/** How an order is shown to a request. */
export function scopeOf(context: PlatformContext): OrderViewScope {
  return { locale: context.locale, toImage: (stored: unknown) => toStoredImage(stored, context) }
}
