import { CheckoutPlaceOrderDocument } from '@floga/api-client/operations'
import type { CheckoutPlaceOrderMutation } from '@floga/api-client/operations'

import type { ShopApi } from '../../../request/api/create-shop-api.server.js'
import { logFailure } from '../../../request/api/log-failure.server.js'
import type { CheckoutDraft } from '../values/checkout-draft.server.js'
import type { CheckoutValues } from '../values/checkout-schema.js'
import type { PaymentMethodData } from '../../../request/api/api-types.js'

/** Milliseconds that the shopper waits for the platform's response. */
const DEADLINE_MS = 15_000

type Answer = CheckoutPlaceOrderMutation['checkoutPlaceOrder']

/**
 * The result of placing an order. `lost`: there was no response, so the order may or may not exist.
 */
export type Placing =
  | { status: 'placed'; orderId: string; method: PaymentMethodData }
  | { status: 'refused'; errors: Answer['errors']; newTotal: string | null }
  | { status: 'lost' }

/** Places the order of a checkout. Calling it again with the same draft returns the same order. */
export async function placeOrder(
  api: ShopApi,
  { key, cartId }: CheckoutDraft,
  values: CheckoutValues,
): Promise<Placing> {
  const { billing, shipping, shipToBilling, invoice } = values
  try {
    const { checkoutPlaceOrder: answer } = await api.mutate(
      CheckoutPlaceOrderDocument,
      {
        input: {
          cartId,
          idempotencyKey: key,
          contact: {
            email: values.email,
            firstName: values.firstName,
            lastName: values.lastName,
            phone: values.phone,
            alternativePhone: values.alternativePhone ?? null,
          },
          billingAddress: billing ?? null,
          shippingAddress: shipToBilling ? null : (shipping ?? null),
          invoice: invoice ? { ...invoice, taxOffice: invoice.taxOffice ?? null } : null,
          shippingMethodId: values.shippingMethodId,
          paymentMethodId: values.paymentMethodId,
          notes: values.notes ?? null,
          expectedTotalMinor: values.expectedTotalMinor,
          termsVersion: values.termsVersion,
          termsAccepted: values.terms === 'on',
        },
      },
      DEADLINE_MS,
    )
    if (answer.status === 'PLACED' && answer.order) {
      const { id, payment } = answer.order
      return { status: 'placed', orderId: id, method: payment.method }
    }
    const { errors, newTotal } = answer
    return { status: 'refused', errors, newTotal: newTotal?.formatted ?? null }
  } catch (error) {
    logFailure('no response to an order', error)
    return { status: 'lost' }
  }
}
