import { enqueue } from '../../foundation/mail/outbox.js'
import type { NotifyOfCustomerRequest } from '../../domains/customer-requests/customer-request-record.js'

/** E-mails for events of a request; each is an outbox entry with its own retries. */
const mails = {
  opened: ['request-received', 'request-arrived'],
  'opened-quietly': ['request-arrived'],
  replied: ['request-replied'],
  answered: ['request-answered'],
} as const

/** Queues the mails about a customer request. */
export const notifyOfCustomerRequest: NotifyOfCustomerRequest = async (
  sql,
  { event, requestId, now },
) => {
  for (const kind of mails[event]) await enqueue(sql, { kind, payload: { requestId }, now })
}
