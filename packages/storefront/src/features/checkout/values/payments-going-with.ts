import type { CheckoutOptionsData } from '../../../request/api/api-types.js'

/** The ways to pay that go with a way to deliver; all of them while none is chosen. */
export function paymentsGoingWith(
  {
    paymentMethods,
    paymentConditions,
  }: Pick<CheckoutOptionsData, 'paymentMethods' | 'paymentConditions'>,
  shippingMethodId: string | null,
): CheckoutOptionsData['paymentMethods'] {
  if (shippingMethodId === null) return paymentMethods
  const going = paymentConditions.filter(({ shippingMethodIds }) =>
    shippingMethodIds.includes(shippingMethodId),
  )
  return paymentMethods.filter(({ id }) =>
    going.some(({ paymentMethodId }) => paymentMethodId === id),
  )
}
