import * as v from 'valibot'
import type { Transaction } from '../../foundation/database/database.js'
import { enqueue } from '../../foundation/mail/outbox.js'
import { tenantSettingsSchema } from '../../foundation/tenants/tenant-settings.js'
import type { ReviewInvitationPayload } from '../mails/review-mails.js'

const dayMs = 24 * 60 * 60 * 1_000

/**
 * Queues the invitation of a delivered order's buyer, for so many days later as the tenant says. The
 * mail itself asks whether there is still something to review.
 */
export async function inviteToReview(sql: Transaction, orderId: string, now: Date): Promise<void> {
  const [row] = await sql.query<{ settings: unknown }>(
    "SELECT settings FROM tenants WHERE tenant = current_setting('floga.tenant')",
  )
  const days = row && v.parse(tenantSettingsSchema, row.settings).reviews?.inviteAfterDays
  if (typeof days !== 'number') return
  const payload: ReviewInvitationPayload = { orderId }
  // As if it were written then: the days for which a mail is tried again begin with it.
  const dueAt = new Date(now.getTime() + days * dayMs)
  await enqueue(sql, { kind: 'review-invitation', payload, now: dueAt })
}
