import type { Transaction } from '../../foundation/database/database.js'
import { readReview } from './read-reviews.js'
import type { NotifyOfReview } from './review-record.js'

/** Why a review should not be shown. */
export type ReviewReportReason = 'OFFENSIVE' | 'OFF_TOPIC' | 'UNTRUE' | 'PERSONAL_DATA' | 'OTHER'

export interface ReportReviewInput {
  id: string
  reason: ReviewReportReason
  comment: string | null
  /** The visitor's, as a hash. */
  network: string
  now: Date
}

/** A report of a review. */
export interface ReviewReport {
  reason: ReviewReportReason
  comment: string | null
  reportedAt: Date
}

/**
 * Tells the shop of a review that should not be shown; a visitor's second report changes nothing.
 *
 * @returns Whether such a review is shown.
 */
export async function reportReview(
  sql: Transaction,
  { id, reason, comment, network, now }: ReportReviewInput,
  notify: NotifyOfReview,
): Promise<boolean> {
  const review = await readReview(sql, id)
  if (!review || review.hiddenAt) return false
  const inserted = await sql.query(
    `INSERT INTO review_reports (tenant, review_id, network, reason, comment, reported_at)
     VALUES (current_setting('floga.tenant'), $1, $2, $3, $4, $5::timestamptz)
     ON CONFLICT (tenant, review_id, network) DO NOTHING RETURNING review_id`,
    [id, network, reason, comment, now.toISOString()],
  )
  if (inserted.length > 0) await notify(sql, { event: 'reported', reviewId: id, now })
  return true
}

/** The reports of a review, the oldest first. */
export function readReviewReports(sql: Transaction, reviewId: string): Promise<ReviewReport[]> {
  return sql.query<ReviewReport>(
    `SELECT reason, comment, reported_at AS "reportedAt" FROM review_reports
     WHERE review_id = $1 ORDER BY reported_at, network`,
    [reviewId],
  )
}

const networkRetentionMs = 90 * 24 * 60 * 60 * 1_000

/** Replaces the networks of old reports by nothing that can be recognized, over all tenants. */
export async function deleteReportNetworks(sql: Transaction, now: Date): Promise<void> {
  await sql.query(
    `UPDATE review_reports SET network = 'old ' || gen_random_uuid()
     WHERE network NOT LIKE 'old %' AND reported_at <= $1::timestamptz`,
    [new Date(now.getTime() - networkRetentionMs).toISOString()],
  )
}
