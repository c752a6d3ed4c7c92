import type { Member } from '../../domains/auth/member.js'
import type { Transaction } from '../../foundation/database/database.js'
import { readAcceptedTerms } from '../../domains/orders/member-order-data.js'
import { readMemberSubscription } from '../../domains/newsletter/member-subscription.js'

/** Something that a member agreed to. */
export interface Consent {
  to: 'newsletter' | 'terms'
  /** Of the text that was agreed to. */
  version: string
  at: Date
  /** Terms are accepted with an order. */
  orderNumber?: string
}

/** Everything that a member agreed to and that is valid, over all domains. */
export async function readConsents(sql: Transaction, { id, email }: Member): Promise<Consent[]> {
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
