import type { NotifyOfReview } from '../../domains/reviews/review-record.js'
import { enqueue } from '../../foundation/mail/outbox.js'

/** Queues the mails about a review: of `written` and `reported` to the shop, else to the author. */
export const notifyOfReview: NotifyOfReview = (sql, { event, reviewId, now }) =>
  enqueue(sql, { kind: `review-${event}`, payload: { reviewId }, now })
