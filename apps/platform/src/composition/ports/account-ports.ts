import type { AccountPorts } from '../../domains/auth/account-call.js'
import { enqueue } from '../../foundation/mail/outbox.js'
import { forgetSubscriptionOf } from '../../domains/newsletter/member-subscription.js'
import { detachMemberFromOrders } from '../../domains/orders/detach-member.js'
import { removeMemberCards } from '../../domains/payment/cards/saved-cards.js'
import { forgetMemberOfRequests } from '../../domains/customer-requests/delete-member-requests.js'
import { forgetEmail } from '../../domains/back-in-stock/delete-back-in-stock-request.js'

/** Introduces accounts to the rooms that hear of them: mails, orders, requests, restock requests, newsletter. */
export const accountPorts: AccountPorts = {
  announce: (sql, { kind, payload }, now) => enqueue(sql, { kind, payload, now }),
  async forgetMember(sql, { id, email }) {
    await removeMemberCards(sql, id)
    await detachMemberFromOrders(sql, id)
    await forgetMemberOfRequests(sql, { id, email })
    await forgetEmail(sql, email)
    await forgetSubscriptionOf(sql, email)
  },
}
