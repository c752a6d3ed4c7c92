import { announceRequest } from './announce-events.js'
import { enqueue } from '../../foundation/mail/outbox.js'
import type { NotifyOfCustomerRequest } from '../../domains/customer-requests/customer-request-record.js'

/** E-mails for events of a request; each is an outbox entry with its own retries. */
const mails = {
  opened: ['request-received', 'request-arrived'],
  'opened-quietly': ['request-arrived'],
  replied: ['request-replied'],
  answered: ['request-answered'],
} as const

/** Queues the mails about a customer request, and what programs are told of a new one. */
export const notifyOfCustomerRequest: NotifyOfCustomerRequest = async (
  sql,
  { event, requestId, now },
) => {
  if (event === 'opened' || event === 'opened-quietly') {
    await announceRequest(sql, { requestId, now })
  }
  for (const kind of mails[event]) await enqueue(sql, { kind, payload: { requestId }, now })
}
