import { readAddresses } from '../../domains/members/saved-address.js'
import { readMemberSubscription } from '../../domains/newsletter/member-subscription.js'
import type { PostalAddress } from '../../domains/orders/input/order-request.js'
import { readMemberOrders } from '../../domains/orders/read-order.js'
import { readSavedCards } from '../../domains/payment/cards/saved-cards.js'
import { readMemberCustomerRequests } from '../../domains/customer-requests/read-customer-request.js'
import { readMemberBackInStockRequests } from '../../domains/back-in-stock/read-member-back-in-stock-requests.js'
import type { Transaction } from '../../foundation/database/database.js'
import type { Member } from '../../domains/auth/member.js'
import type { DomainResolvers } from '../create-schema.js'
import { readConsents } from './read-consents.js'
import type { Sessions } from '../auth/sessions.js'

/** What one domain stores about a member, under its name in the member's data. */
export interface DataSource {
  name: string
  read(sql: Transaction, member: Member): Promise<unknown>
}

export interface CreateMemberDataResolversOptions {
  sessions: Sessions
  /** Asked after the member's own record. */
  sources: readonly DataSource[]
}

/** Most orders in the file. */
const maxOrders = 1_000

/** What domains store about a member; what was written as a guest with the member's confirmed address is included. */
export const memberDataSources: readonly DataSource[] = [
  { name: 'addresses', read: (sql, { id }) => readAddresses<PostalAddress>(sql, id) },
  {
    name: 'orders',
    read: async (sql, { id }) =>
      (await readMemberOrders(sql, id, { first: maxOrders, skip: 0 })).nodes,
  },
  { name: 'savedCards', read: (sql, { id }) => readSavedCards(sql, id) },
  { name: 'requests', read: (sql, member) => readMemberCustomerRequests(sql, member) },
  {
    name: 'newsletter',
    read: async (sql, { email }) => (await readMemberSubscription(sql, email)) ?? null,
  },
  {
    name: 'backInStockRequests',
    read: (sql, { email }) => readMemberBackInStockRequests(sql, email),
  },
  { name: 'consents', read: readConsents },
]

/** Resolver of everything that is kept about a member. */
export function createMemberDataResolvers(
  options: CreateMemberDataResolversOptions,
): DomainResolvers {
  const { sessions, sources } = options
  return {
    Query: {
      memberData: async (_parent, _args, context) => {
        const { member } = await sessions.require(context)
        const data: Record<string, unknown> = { profile: member }
        await context.database.read(context.tenant, async (sql) => {
          for (const { name, read } of sources) data[name] = await read(sql, member)
        })
        return JSON.stringify(data, null, 2)
      },
    },
  }
}
