import { OrderDocument } from '@floga/api-client/operations'

import type { OrderData, SavedCardData } from '../../wiring/api/api-types.js'
import type { PageContext } from '../../wiring/request/page-context.server.js'
import { notFound } from '../../wiring/api/responses.server.js'
import { loadMember } from '../actions/load-member.server.js'
import { parseProblem } from '../payment/payment-problem.js'
import type { PaymentProblem } from '../payment/payment-problem.js'
import { isPayable, isUnsettled, toPaymentState } from '../../orders/payment-state.js'
import type { OrderPaymentState } from '../../orders/payment-state.js'
import { settlePayment } from '../payment/settle-payment.server.js'

export interface Receipt {
  order: OrderData
  standing: OrderPaymentState
  problem: PaymentProblem | null
  /** Of the member who looks at it, while it can be paid. */
  savedCards: readonly SavedCardData[]
}

/**
 * An order with how it stands at this moment: while a payment is open, its provider is asked.
 *
 * @throws {Response} 404 for an order that does not exist.
 */
export async function loadReceipt(page: PageContext, id: string): Promise<Receipt> {
  const { order: known } = await page.api.query(OrderDocument, { id })
  if (!known) throw notFound('order-not-found')
  const { settled, order: asked } = isUnsettled(known)
    ? await settlePayment(page.api, id)
    : { settled: null, order: null }
  const order = asked ?? known
  const member = isPayable(order) ? await loadMember(page) : null
  return {
    order,
    standing: toPaymentState(order, settled),
    problem: parseProblem(page.url.searchParams.get('problem')),
    savedCards: member?.savedCards ?? [],
  }
}
