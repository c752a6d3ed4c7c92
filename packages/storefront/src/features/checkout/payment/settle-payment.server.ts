import { PaymentSettleDocument } from '@floga/api-client/operations'

import type { OrderData } from '../../../request/api/api-types.js'
import type { ShopApi } from '../../../request/api/create-shop-api.server.js'
import { logFailure } from '../../../request/api/log-failure.server.js'
import type { ProviderStatus } from '../../orders/payment-state.js'

/** How long the shopper waits for the payment provider, in milliseconds. */
const DEADLINE_MS = 15_000

/**
 * Makes the platform query the provider for the result of an order's payment; data from the browser
 * is not trusted.
 */
export async function settlePayment(
  api: ShopApi,
  orderId: string,
): Promise<{ settled: ProviderStatus; order: OrderData | null }> {
  try {
    const { paymentSettle } = await api.mutate(PaymentSettleDocument, { orderId }, DEADLINE_MS)
    return { settled: paymentSettle.status ?? null, order: paymentSettle.order ?? null }
  } catch (error) {
    logFailure('a payment was not settled', error)
    return { settled: 'CHECKING', order: null }
  }
}
