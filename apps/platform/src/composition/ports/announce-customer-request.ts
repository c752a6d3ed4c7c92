import { enqueue } from '../../foundation/mail/outbox.js'
import type { AnnounceCustomerRequest } from '../../domains/customer-requests/customer-request-record.js'

/** Which mails go out for what happened to a request; each is an entry of its own, sent and tried again by itself. */
const mails = {
  opened: ['request-received', 'request-arrived'],
  replied: ['request-replied'],
  answered: ['request-answered'],
} as const

/** Introduces requests to the outbox. */
export const announceCustomerRequest: AnnounceCustomerRequest = async (
  sql,
  { event, requestId, now },
) => {
  for (const kind of mails[event]) await enqueue(sql, { kind, payload: { requestId }, now })
}
