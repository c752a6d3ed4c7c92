import type { MemberData } from '../../wiring/api/api-types.js'
import type { CheckoutValues } from './checkout-schema.js'

type Contact = Pick<CheckoutValues, 'firstName' | 'lastName' | 'phone'>

/**
 * What an account is to hold of name and phone once an order has told them; null when it lacks nothing. What a member
 * has written there stays.
 */
export function missingContact(
  { firstName, lastName, phone }: Pick<MemberData, 'firstName' | 'lastName' | 'phone'>,
  typed: Contact,
): Partial<Contact> | null {
  const hasName = Boolean(firstName || lastName)
  if (hasName && phone) return null
  // A name is kept whole: the order may be in somebody else's.
  const name = hasName
    ? { ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) }
    : { firstName: typed.firstName, lastName: typed.lastName }
  return { ...name, phone: phone || typed.phone }
}
