import type { CheckoutDeliveryInput } from '../../../foundation/generated/contract-types.js'
import type { UserError } from '../../../foundation/words/user-error.js'
import { cleanPostalCode, isPostalCode, postalCodeUse } from './postal-codes.js'
import type { DeliveryPlace } from '../placing/quote-shipping.js'

/** Cleans a place that shipping is to be quoted for, and says why nothing is delivered there. */
export function checkDeliveryPlace(
  typed: Pick<CheckoutDeliveryInput, 'country' | 'postalCode'>,
  countries: readonly string[],
): {
  address: DeliveryPlace
  error: UserError | undefined
} {
  const country = typed.country.trim().toUpperCase()
  const postalCode = typed.postalCode?.trim() || null
  const kept = postalCode && cleanPostalCode(country, postalCode)
  return {
    address: { country, postalCode: kept || null },
    error: errorOf(country, postalCode, countries),
  }
}

function errorOf(
  country: string,
  postalCode: string | null,
  countries: readonly string[],
): UserError | undefined {
  if (!countries.includes(country)) {
    return { code: 'INVALID', field: 'country', reason: 'country' }
  }
  if (postalCode === null) {
    return postalCodeUse(country) === 'REQUIRED'
      ? { code: 'REQUIRED', field: 'postalCode' }
      : undefined
  }
  if (!isPostalCode(country, postalCode)) {
    return { code: 'INVALID', field: 'postalCode', reason: 'postalCode' }
  }
  return undefined
}
