import { readMemberOrder, readMemberOrders } from '../../domains/orders/read-order.js'
import type { DomainResolvers } from '../create-schema.js'
import { scopeOf } from './order-resolvers.js'
import { toOrderView } from '../../domains/orders/view/order-view.js'
import { parsePage } from '../catalogue/parse-page.js'
import type { Sessions } from '../auth/sessions.js'

/** Resolvers of the orders that belong to a member. */
export function createMemberOrderResolvers({ sessions }: { sessions: Sessions }): DomainResolvers {
  return {
    Query: {
      orders: async (_parent, args, context) => {
        const { member } = await sessions.require(context)
        const page = parsePage(args, { first: 10, most: 50 })
        const { total, nodes } = await context.database.read(context.tenant, (sql) =>
          readMemberOrders(sql, member.id, page),
        )
        return { total, nodes: nodes.map((order) => toOrderView(order, scopeOf(context))) }
      },
      memberOrder: async (_parent, { id }, context) => {
        const { member } = await sessions.require(context)
        const order = await context.database.read(context.tenant, (sql) =>
          readMemberOrder(sql, member.id, id),
        )
        return order ? toOrderView(order, scopeOf(context)) : null
      },
    },
  }
}
