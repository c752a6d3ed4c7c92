import type { Transaction } from '../../foundation/database/database.js'
import type { NotifyOfReview } from './review-record.js'

/** Hides a review from visitors. Its author is told why. */
export async function hideReview(
  sql: Transaction,
  { id, reason, now }: { id: string; reason: string; now: Date },
  notify: NotifyOfReview,
): Promise<void> {
  await sql.query(
    'UPDATE reviews SET hidden_at = $2::timestamptz, hidden_reason = $3 WHERE id = $1',
    [id, now.toISOString(), reason],
  )
  await notify(sql, { event: 'hidden', reviewId: id, now })
}

/** Shows a hidden review again. Its reports are settled: they were about what was decided. */
export async function showReview(sql: Transaction, id: string): Promise<void> {
  await sql.query('UPDATE reviews SET hidden_at = NULL, hidden_reason = NULL WHERE id = $1', [id])
  await sql.query('DELETE FROM review_reports WHERE review_id = $1', [id])
}

/** Writes the shop's answer, in place of an earlier one. */
export async function answerReview(
  sql: Transaction,
  { id, text, now }: { id: string; text: string; now: Date },
  notify: NotifyOfReview,
): Promise<void> {
  await sql.query('UPDATE reviews SET answer = $2, answered_at = $3::timestamptz WHERE id = $1', [
    id,
    text,
    now.toISOString(),
  ])
  await notify(sql, { event: 'answered', reviewId: id, now })
}
