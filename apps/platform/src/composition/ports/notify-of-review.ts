import { announceReview } from './announce-events.js'
import type { NotifyOfReview } from '../../domains/reviews/review-record.js'
import { enqueue } from '../../foundation/mail/outbox.js'

/**
 * Queues the mails about a review: of `written` and `reported` to the shop, else to the author.
 * Programs are told of a new one.
 */
export const notifyOfReview: NotifyOfReview = async (sql, { event, reviewId, now }) => {
  if (event === 'written') await announceReview(sql, { reviewId, now })
  await enqueue(sql, { kind: `review-${event}`, payload: { reviewId }, now })
}
