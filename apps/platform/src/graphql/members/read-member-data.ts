import { readAddresses } from '../../domains/members/saved-address.js'
import { readMemberSubscription } from '../../domains/newsletter/member-subscription.js'
import type { PostalAddress } from '../../domains/orders/input/order-request.js'
import { readMemberOrders } from '../../domains/orders/read-order.js'
import { readSavedCards } from '../../domains/payment/cards/saved-cards.js'
import { readMemberCustomerRequests } from '../../domains/customer-requests/read-customer-request.js'
import { readMemberBackInStockRequests } from '../../domains/back-in-stock/read-member-back-in-stock-requests.js'
import { readMemberReviews } from '../../domains/reviews/read-reviews.js'
import type { Transaction } from '../../foundation/database/database.js'
import type { Member } from '../../domains/auth/member.js'
import { readAcceptedTerms } from '../../domains/orders/member-order-data.js'

/** One domain's data about a member, under its name in the export. */
interface DataSource {
  name: string
  read(sql: Transaction, member: Member): Promise<unknown>
}

/** Most orders in the file. */
const maxOrders = 1_000

/**
 * Data about a member by domain, including orders and messages of a guest with the member's
 * confirmed address.
 */
const sources: readonly DataSource[] = [
  { name: 'addresses', read: (sql, { id }) => readAddresses<PostalAddress>(sql, id) },
  {
    name: 'orders',
    read: async (sql, member) =>
      (await readMemberOrders(sql, member, { first: maxOrders, skip: 0 })).nodes,
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
  { name: 'reviews', read: (sql, member) => readMemberReviews(sql, member) },
  { name: 'consents', read: readConsents },
]

/** All data about a member, by the name of its source. */
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
async function readConsents(sql: Transaction, member: Member): Promise<Consent[]> {
  const newsletter = await readMemberSubscription(sql, member.email)
  const terms = await readAcceptedTerms(sql, member)
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
