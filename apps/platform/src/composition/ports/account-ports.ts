import type { AccountPorts } from '../../domains/auth/account-call.js'
import { enqueue } from '../../foundation/mail/outbox.js'
import { deleteMemberSubscription } from '../../domains/newsletter/member-subscription.js'
import { detachMemberFromOrders } from '../../domains/orders/member-order-data.js'
import { removeMemberCards } from '../../domains/payment/cards/saved-cards.js'
import { detachMemberFromRequests } from '../../domains/customer-requests/detach-member.js'
import { withdrawReviewsOf } from '../../domains/reviews/write-review.js'
import { deleteBackInStockRequestsOf } from '../../domains/back-in-stock/delete-back-in-stock-request.js'

/**
 * Effects of a changed account in other domains: e-mails, orders, reviews, customer requests,
 * back-in-stock requests, newsletter.
 */
export const accountPorts: AccountPorts = {
  notify: (sql, { kind, payload }, now) => enqueue(sql, { kind, payload, now }),
  async deleteMemberData(sql, { id, email }) {
    await removeMemberCards(sql, id)
    // While the orders are still the member's.
    await withdrawReviewsOf(sql, { id, email }, new Date())
    await detachMemberFromOrders(sql, id)
    await detachMemberFromRequests(sql, { id, email })
    await deleteBackInStockRequestsOf(sql, email)
    await deleteMemberSubscription(sql, email)
  },
}
