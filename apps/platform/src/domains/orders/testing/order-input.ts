import type { PlaceOrderInput } from '../../../foundation/generated/contract-types.js'

/** A valid order, to be changed by a test. */
export function orderInput(changes: Partial<PlaceOrderInput> = {}): PlaceOrderInput {
  return {
    cartId: 'A'.repeat(22),
    idempotencyKey: 'key-0123456789abcdef',
    contact: {
      email: 'maria@example.com',
      firstName: 'Μαρία',
      lastName: 'Παπαδοπούλου',
      phone: '2101234567',
    },
    billingAddress: {
      address: 'Πειραιώς 1',
      country: 'GR',
      region: 'GR-I',
      city: 'Αθήνα',
      postalCode: '10431',
    },
    shippingMethodId: 'courier',
    paymentMethodId: 'bank-transfer',
    expectedTotalMinor: 1_630,
    termsVersion: '1',
    termsAccepted: true,
    ...changes,
  }
}
