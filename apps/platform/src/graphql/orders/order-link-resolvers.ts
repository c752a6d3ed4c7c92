import * as v from 'valibot'
import type { OrderMovePorts } from '../../domains/orders/move-order.js'
import { readOrder } from '../../domains/orders/read-order.js'
import type { OrderLink, OrderLinks } from '../../domains/orders/links/order-link.js'
import {
  OrderLinkError,
  orderLinkState,
  useOrderLink,
} from '../../domains/orders/links/use-order-link.js'
import { toOrderView } from '../../domains/orders/view/order-view.js'
import { parseInput } from '../../foundation/messages/parse-input.js'
import { toUserErrorView } from '../../foundation/messages/user-error.js'
import type { UserError } from '../../foundation/messages/user-error.js'
import type { DomainResolvers } from '../create-schema.js'
import type { PlatformContext } from '../platform-context.js'
import { scopeOf } from './order-resolvers.js'

export interface CreateOrderLinkResolversOptions {
  links: OrderLinks
  ports: OrderMovePorts
  /** @default () => new Date() */
  clock?: () => Date
}

const most = 200
const optionalText = v.optional(
  v.nullable(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(most, 'TOO_LONG'),
      v.transform((text) => text || null),
    ),
  ),
  null,
)

const useSchema = v.object({
  token: v.string(),
  tracking: optionalText,
  trackingUrl: v.pipe(
    optionalText,
    v.check((url) => url === null || (url.startsWith('https://') && URL.canParse(url)), 'INVALID'),
  ),
})

/** Resolvers of the links by which staff move orders. */
export function createOrderLinkResolvers(
  options: CreateOrderLinkResolversOptions,
): DomainResolvers {
  const { links, ports } = options
  const clock = options.clock ?? (() => new Date())
  return {
    Query: {
      orderLink: async (_parent, { token }, context) => {
        const link = links.read(context.tenant, token)
        return link ? viewOf(link, context, clock()) : null
      },
    },
    Mutation: {
      orderLinkUse: async (_parent, { input }, context) => {
        const { database, tenant, messages, clientAddress: address } = context
        const answer = async (link: OrderLink | undefined, errors: readonly UserError[]) => ({
          orderLink: link ? await viewOf(link, context, clock()) : null,
          errors: errors.map((error) => toUserErrorView(error, messages)),
        })
        const parsed = parseInput(useSchema, input)
        if (parsed.status === 'refused')
          return answer(links.read(tenant, input.token), parsed.errors)
        const { token, tracking, trackingUrl } = parsed.output
        const link = links.read(tenant, token)
        if (!link) return answer(undefined, [{ code: 'ORDER_NOT_FOUND' }])
        const use = { link, tracking, trackingUrl, address, now: clock() }
        try {
          const error = await database.write(tenant, (sql) => useOrderLink(sql, use, ports))
          return await answer(link, error ? [error] : [])
        } catch (error) {
          if (error instanceof OrderLinkError) return answer(link, [error.error])
          throw error
        }
      },
    },
  }
}

async function viewOf(link: OrderLink, context: PlatformContext, now: Date) {
  const order = await context.database.read(context.tenant, (sql) => readOrder(sql, link.orderId))
  if (!order) return null
  return {
    action: link.action,
    state: orderLinkState(link, order, now),
    order: toOrderView(order, scopeOf(context)),
  }
}
