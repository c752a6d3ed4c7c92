import type { AccountPorts } from './auth/account-call.js'
import { enqueue } from './mail/outbox.js'
import { forgetSubscriptionOf } from './newsletter/member-subscription.js'
import { forgetMemberOfOrders } from './orders/forget-member.js'
import { forgetMemberOfCards } from './payment/saved-cards.js'
import { forgetMemberOfRequests } from './requests/forget-member.js'
import { forgetEmail } from './restock/forget-restock.js'

/** Introduces accounts to the rooms that hear of them: mails, orders, requests, restock requests, newsletter. */
export const accountPorts: AccountPorts = {
  announce: (sql, { kind, payload }, now) => enqueue(sql, { kind, payload, now }),
  async forgetMember(sql, { id, email }) {
    await forgetMemberOfCards(sql, id)
    await forgetMemberOfOrders(sql, id)
    await forgetMemberOfRequests(sql, { id, email })
    await forgetEmail(sql, email)
    await forgetSubscriptionOf(sql, email)
  },
}
