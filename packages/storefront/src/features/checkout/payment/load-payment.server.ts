import { OrderDocument } from '@floga/api-client/operations'

import * as v from 'valibot'

import type { OrderData } from '../../../request/api/api-types.js'
import type { PageContext } from '../../../request/page-context.server.js'
import { notFound, orderUnavailable } from '../../../request/api/responses.server.js'
import { cardFields } from './pay-schema.js'
import { isPayable } from '../../orders/payment-state.js'
import { pathAfterStart, startPayment } from './start-payment.server.js'

const cardOptionsSchema = v.object(cardFields)

/**
 * Loads the provider's page of an unpaid order; else redirects its shopper. A failed payment is not
 * restarted automatically.
 *
 * @throws {Response} 404 for an order that does not exist.
 */
export async function loadPayment(
  page: PageContext,
  id: string,
): Promise<{ url: string; order: OrderData } | { to: string }> {
  const { order } = await page.api.query(OrderDocument, { id }).catch(orderUnavailable)
  if (!order) throw notFound('order-not-found')
  if (order.state !== 'PENDING' || !isPayable(order)) return { to: `/receipt/${id}` }
  const cardOptions = v.safeParse(cardOptionsSchema, Object.fromEntries(page.url.searchParams))
  const choice = cardOptions.success ? cardOptions.output : {}
  const start = await startPayment(page, id, choice)
  if (start.status === 'page') return { url: start.url, order }
  return { to: pathAfterStart(id, start, choice) }
}
