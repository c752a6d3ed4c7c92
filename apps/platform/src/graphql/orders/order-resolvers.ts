import { cancelOrder } from '../../domains/orders/cancel-order.js'
import type { OrderMovePorts } from '../../domains/orders/move-order.js'
import {
  readMemberOrder,
  readMemberOrders,
  readOrder,
  readOrderByKey,
} from '../../domains/orders/read-order.js'
import { estimateOrder } from '../../domains/orders/placing/estimate-delivery.js'
import { paymentDueAt } from '../../domains/orders/payment-due.js'
import { toUserErrorView } from '../../foundation/messages/user-error.js'
import { toStoredImage } from '../cart/cart-view.js'
import type { DomainResolvers } from '../create-schema.js'
import { toOrderView } from '../../domains/orders/view/order-view.js'
import type { OrderViewScope } from '../../domains/orders/view/order-view.js'
import type { PlatformContext } from '../platform-context.js'
import { parsePage } from '../catalogue/parse-page.js'
import type { Sessions } from '../auth/sessions.js'

export interface CreateOrderResolversOptions {
  sessions: Sessions
  ports: OrderMovePorts
  /** @default () => new Date() */
  clock?: () => Date
}

/** Resolvers that read and cancel orders. */
export function createOrderResolvers(options: CreateOrderResolversOptions): DomainResolvers {
  const { sessions, ports } = options
  const clock = options.clock ?? (() => new Date())
  return {
    Mutation: {
      orderCancel: async (_parent, { orderId }, context) => {
        const { database, tenant, messages } = context
        const memberId = (await sessions.find(context))?.member.id ?? null
        const error = await database.write(tenant, (sql) =>
          cancelOrder(sql, { orderId, memberId, now: clock() }, ports),
        )
        if (error?.code === 'ORDER_NOT_FOUND') {
          return { order: null, errors: [toUserErrorView(error, messages)] }
        }
        const order = await database.read(tenant, (sql) => readOrder(sql, orderId))
        return {
          order: order ? toOrderView(order, scopeOf(context)) : null,
          errors: error ? [toUserErrorView(error, messages)] : [],
        }
      },
    },
    Order: {
      shippingMethod: (order, _args, { settings }) => ({
        ...order.shippingMethod,
        arrival: estimateOrder(settings, order),
      }),
      paymentDueAt: ({ state, payment, moves }, _args, { settings }) =>
        paymentDueAt(
          { state, paymentState: payment.state, kind: payment.method.kind, moves },
          settings,
        ),
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
      orders: async (_parent, args, context) => {
        const { member } = await sessions.require(context)
        const page = parsePage(args, { first: 10, most: 50 })
        const { total, nodes } = await context.database.read(context.tenant, (sql) =>
          readMemberOrders(sql, member, page),
        )
        return { total, nodes: nodes.map((order) => toOrderView(order, scopeOf(context))) }
      },
      memberOrder: async (_parent, { id }, context) => {
        const { member } = await sessions.require(context)
        const order = await context.database.read(context.tenant, (sql) =>
          readMemberOrder(sql, member, id),
        )
        return order ? toOrderView(order, scopeOf(context)) : null
      },
    },
  }
}

/** Scope of an order's view in a request. */
export function scopeOf(context: PlatformContext): OrderViewScope {
  return {
    messages: context.messages,
    toImage: (stored: unknown) => toStoredImage(stored, context),
  }
}
