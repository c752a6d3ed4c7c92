import { OrderPayDocument } from '@floga/api-client/operations'

import { logFailure } from '../../../request/api/log-failure.server.js'
import type { PageContext } from '../../../request/page-context.server.js'
import { NEW_CARD } from './pay-schema.js'
import { toProblem } from './payment-problem.js'
import type { PaymentProblem } from './payment-problem.js'
import type { CardOptions } from './to-card-options.js'

/** How long the shopper waits for the payment provider, in milliseconds. */
const DEADLINE_MS = 15_000

/** A shopper's payment options; all optional. */
export interface PaymentChoice extends CardOptions {
  /** Another method than the order's. */
  paymentMethodId?: string | undefined
}

/** `page`: the provider's page waits at `url`. */
export type PaymentStart =
  | { status: 'page'; url: string }
  | { status: 'paid' }
  /** Paid without the provider, as the method describes. */
  | { status: 'offline' }
  | { status: 'refused'; problem: PaymentProblem }

/** Starts paying an order, or resumes a started payment. Idempotent. */
export async function startPayment(
  page: PageContext,
  orderId: string,
  { paymentMethodId, savedCardId, saveCard, instalments }: PaymentChoice = {},
): Promise<PaymentStart> {
  const isSavedCard = savedCardId !== undefined && savedCardId !== NEW_CARD
  try {
    const { orderPay } = await page.api.mutate(
      OrderPayDocument,
      {
        input: {
          orderId,
          paymentMethodId: paymentMethodId ?? null,
          savedCardId: isSavedCard ? savedCardId : null,
          saveCard: !isSavedCard && saveCard === 'on',
          instalments: instalments && instalments > 1 ? instalments : null,
          returnUrl: `${page.publicUrl}${page.href(`/checkout/return/${orderId}`)}`,
        },
      },
      DEADLINE_MS,
    )
    if (orderPay.status === 'PAID') return { status: 'paid' }
    if (orderPay.status === 'OFFLINE') return { status: 'offline' }
    if (orderPay.status === 'PAGE' && orderPay.url) return { status: 'page', url: orderPay.url }
    return { status: 'refused', problem: toProblem(orderPay.errors[0]?.code) }
  } catch (error) {
    logFailure('a payment was not begun', error)
    return { status: 'refused', problem: 'unavailable' }
  }
}

/**
 * The path after a payment was started. The URL of the provider's page is requested again with the
 * same options.
 */
export function pathAfterStart(
  orderId: string,
  start: PaymentStart,
  { savedCardId, saveCard, instalments }: CardOptions,
): string {
  if (start.status === 'page') {
    const cardOptions = new URLSearchParams({
      ...(savedCardId ? { savedCardId } : {}),
      ...(saveCard ? { saveCard } : {}),
      ...(instalments ? { instalments: String(instalments) } : {}),
    })
    return `/checkout/payment/${orderId}?${cardOptions}`
  }
  if (start.status === 'refused') return `/receipt/${orderId}?problem=${start.problem}`
  return `/receipt/${orderId}`
}
