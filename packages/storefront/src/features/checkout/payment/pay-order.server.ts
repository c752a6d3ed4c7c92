import { OrderDocument } from '@floga/api-client/operations'
import { redirectDocument } from '@remix-run/node'
import type { ActionFunctionArgs } from '@remix-run/node'

import { answerForm, readForm } from '../../../forms/read-form.server.js'
import { pageContext } from '../../../request/page-context.server.js'
import { notFound } from '../../../request/api/responses.server.js'
import { paySchema } from './pay-schema.js'
import { pathAfterStart, startPayment } from './start-payment.server.js'
import { toCardOptions } from './to-card-options.js'

/**
 * Starts another payment of an order: redirects to the provider's page, or back to the receipt with
 * the result.
 */
export async function payOrder(args: ActionFunctionArgs) {
  const page = await pageContext(args)
  const id = args.params['id'] ?? ''
  const form = await readForm(args, page, { id: 'pay', schema: paySchema(page.t) })
  if (form.status === 'answered') return answerForm(form.answer)
  const { order } = await page.api.query(OrderDocument, { id })
  if (!order) throw notFound('order-not-found')
  const { paymentMethodId } = form.values
  const method = order.payableWith.find((one) => one.id === paymentMethodId)
  const cardOptions = toCardOptions(method, form.values)
  const start = await startPayment(page, id, { paymentMethodId, ...cardOptions })
  // Only the document's own policy allows the provider's iframe, so a full document is loaded.
  throw redirectDocument(page.href(pathAfterStart(order.id, start, cardOptions)), {
    status: 303,
    headers: { 'Cache-Control': 'no-store' },
  })
}
