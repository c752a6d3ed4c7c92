import type { MemberData } from '../../../request/api/api-types.js'
import type { CheckoutValues } from './checkout-schema.js'

type Contact = Pick<CheckoutValues, 'firstName' | 'lastName' | 'phone'>

/**
 * Returns the name and phone to save in an account after an order; null when it has both. Existing
 * values are not overwritten.
 */
export function missingContact(
  { firstName, lastName, phone }: Pick<MemberData, 'firstName' | 'lastName' | 'phone'>,
  typed: Contact,
): Partial<Contact> | null {
  const hasName = Boolean(firstName || lastName)
  if (hasName && phone) return null
  // Names are saved whole: the order may be in another person's name.
  const name = hasName
    ? { ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) }
    : { firstName: typed.firstName, lastName: typed.lastName }
  return { ...name, phone: phone || typed.phone }
}
