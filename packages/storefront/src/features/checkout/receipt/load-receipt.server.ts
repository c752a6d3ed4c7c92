import { OrderDocument } from '@floga/api-client/operations'

import type { OrderData, SavedCardData } from '../../../request/api/api-types.js'
import type { PageContext } from '../../../request/page-context.server.js'
import { notFound, orderUnavailable } from '../../../request/api/responses.server.js'
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
  /** Saved cards of the logged-in member, while the order can be paid. */
  savedCards: readonly SavedCardData[]
}

/**
 * An order with its current payment status: while a payment is open, its provider is queried.
 *
 * @throws {Response} 404 for an order that does not exist, 503 when it cannot be read now.
 */
export async function loadReceipt(page: PageContext, id: string): Promise<Receipt> {
  const { order: known } = await page.api.query(OrderDocument, { id }).catch(orderUnavailable)
  if (!known) throw notFound('order-not-found')
  const { settled, order: asked } = isUnsettled(known)
    ? await settlePayment(page.api, id)
    : { settled: null, order: null }
  const order = asked ?? known
  const member = isPayable(order) ? await loadMember(page).catch(orderUnavailable) : null
  return {
    order,
    standing: toPaymentState(order, settled),
    problem: parseProblem(page.url.searchParams.get('problem')),
    savedCards: member?.savedCards ?? [],
  }
}
