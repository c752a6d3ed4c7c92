import * as v from 'valibot'
import { changeCustomerRequest } from '../../../domains/customer-requests/change-customer-request.js'
import type {
  CustomerRequestRecord,
  NotifyOfCustomerRequest,
} from '../../../domains/customer-requests/customer-request-record.js'
import {
  listCustomerRequests,
  readCustomerRequestByReference,
} from '../../../domains/customer-requests/read-customer-request.js'
import type { CustomerRequestRow } from '../../../domains/customer-requests/read-customer-request.js'
import type { Transaction } from '../../../foundation/database/database.js'
import { notFound } from '../staff-error.js'
import { readRoute, writeRoute } from '../staff-route.js'
import type { StaffRoute } from '../staff-route.js'
import { cursor, pageLimit, pageOf, time, typedText } from './answer-schemas.js'

const status = v.picklist(['PENDING', 'RESOLVED'])
const nullableText = v.nullable(v.string())

const listed = {
  reference: v.string(),
  kind: v.string(),
  status,
  locale: v.string(),
  name: v.string(),
  email: v.string(),
  phone: nullableText,
  orderNumber: nullableText,
  product: nullableText,
  createdAt: time,
}

/** A request as programs read it. */
export const requestAnswer = v.object({
  ...listed,
  messages: v.array(
    v.object({ at: time, author: v.picklist(['shopper', 'staff']), text: v.string() }),
  ),
  withdrawn: v.pipe(
    v.array(v.object({ sku: v.string(), quantity: v.number() })),
    v.description('Items of a withdrawal.'),
  ),
})

/** Routes of customers' requests. */
export function customerRequestRoutes(notify: NotifyOfCustomerRequest): StaffRoute[] {
  return [
    readRoute({
      name: 'listRequests',
      path: '/requests',
      scope: 'requests:read',
      summary: 'Requests of customers, the longest waiting first.',
      query: v.strictObject({
        status: v.optional(status, 'PENDING'),
        after: cursor,
        limit: pageLimit,
      }),
      answer: pageOf(v.object(listed)),
      async read(sql, { query: { limit, ...query } }) {
        const rows = await listCustomerRequests(sql, { ...query, limit: limit + 1 })
        const items = rows.slice(0, limit).map(toListed)
        const hasMore = rows.length > limit
        return { items, next: hasMore ? items.at(-1)!.reference : null, hasMore }
      },
    }),
    readRoute({
      name: 'readRequest',
      path: '/requests/{reference}',
      scope: 'requests:read',
      summary: 'One request with its messages.',
      answer: requestAnswer,
      read: async (sql, { params }) => toAnswer(await find(sql, params['reference']!)),
    }),
    writeRoute({
      name: 'answerRequest',
      path: '/requests/{reference}/answers',
      scope: 'requests:write',
      summary: 'Answers a request in the name of the shop; the customer gets the answer by mail.',
      body: v.strictObject({
        text: typedText(5_000),
        staysPending: v.pipe(
          v.optional(v.boolean(), false),
          v.description('It is not resolved: more is to be done.'),
        ),
      }),
      answer: requestAnswer,
      current: async (sql, { params }) => toAnswer(await find(sql, params['reference']!)),
      async write(sql, { params, body: { text, staysPending }, now }) {
        const { id, reference } = await find(sql, params['reference']!)
        await changeCustomerRequest(sql, { id, author: 'staff', text, staysPending, now }, notify)
        return toAnswer(await find(sql, reference))
      },
    }),
  ]
}

async function find(sql: Transaction, reference: string): Promise<CustomerRequestRecord> {
  const request = await readCustomerRequestByReference(sql, reference)
  if (!request) throw notFound('No request has this reference.')
  return request
}

function toListed(request: CustomerRequestRow) {
  return {
    reference: request.reference,
    kind: request.kind,
    status: request.status,
    locale: request.locale,
    name: request.name,
    email: request.email,
    phone: request.phone,
    orderNumber: request.orderNumber,
    product: request.product,
    createdAt: request.createdAt.toISOString(),
  }
}

function toAnswer(request: CustomerRequestRecord): v.InferInput<typeof requestAnswer> {
  return {
    ...toListed(request),
    messages: request.messages.map(({ at, ...message }) => ({ ...message, at: at.toISOString() })),
    withdrawn: request.withdrawn.map(({ sku, quantity }) => ({ sku, quantity })),
  }
}
