import type { CheckoutDeliveryInput } from '../../../foundation/generated/contract-types.js'
import type { UserError } from '../../../foundation/messages/user-error.js'
import { parsePostalCode } from './postal-codes.js'
import type { Destination } from '../placing/quote-shipping.js'

/**
 * Reads the destination of a quote as that of an order is read, and returns why nothing is
 * delivered there.
 */
export function checkDestination(
  typed: Pick<CheckoutDeliveryInput, 'country' | 'postalCode'>,
  countries: readonly string[],
): {
  address: Destination
  error: UserError | undefined
} {
  const country = typed.country.trim().toUpperCase()
  const { postalCode, error } = parsePostalCode(country, typed.postalCode ?? '')
  return {
    address: { country, postalCode: postalCode || null },
    error: countries.includes(country)
      ? error && { ...error, field: 'postalCode' }
      : { code: 'INVALID', field: 'country', reason: 'country' },
  }
}
