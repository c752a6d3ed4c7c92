import { readAddresses } from '../../domains/members/saved-address.js'
import { readMemberSubscription } from '../../domains/newsletter/member-subscription.js'
import type { PostalAddress } from '../../domains/orders/input/order-request.js'
import { readMemberOrders } from '../../domains/orders/read-order.js'
import { readSavedCards } from '../../domains/payment/cards/saved-cards.js'
import { readMemberCustomerRequests } from '../../domains/customer-requests/read-customer-request.js'
import { readMemberBackInStockRequests } from '../../domains/back-in-stock/read-member-back-in-stock-requests.js'
import type { Transaction } from '../../foundation/database/database.js'
import type { Member } from '../../domains/auth/member.js'
import { readAcceptedTerms } from '../../domains/orders/member-order-data.js'

/** What one domain stores about a member, under its name in the member's data. */
interface DataSource {
  name: string
  read(sql: Transaction, member: Member): Promise<unknown>
}

/** Most orders in the file. */
const maxOrders = 1_000

/** What domains store about a member; what was written as a guest with the member's confirmed address is included. */
const sources: readonly DataSource[] = [
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

/** Everything that is kept about a member, by the name of what keeps it. */
export async function readMemberData(
  sql: Transaction,
  member: Member,
): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = { profile: member }
  for (const { name, read } of sources) data[name] = await read(sql, member)
  return data
}

/** Something that a member agreed to. */
interface Consent {
  to: 'newsletter' | 'terms'
  /** Of the text that was agreed to. */
  version: string
  at: Date
  /** Terms are accepted with an order. */
  orderNumber?: string
}

/** Everything that a member agreed to and that is valid, over all domains. */
async function readConsents(sql: Transaction, { id, email }: Member): Promise<Consent[]> {
  const newsletter = await readMemberSubscription(sql, email)
  const terms = await readAcceptedTerms(sql, id)
  return [
    ...(newsletter?.confirmedAt
      ? [
          {
            to: 'newsletter' as const,
            version: newsletter.wordingVersion,
            at: newsletter.confirmedAt,
          },
        ]
      : []),
    ...terms.map((accepted) => ({ to: 'terms' as const, ...accepted })),
  ]
}
