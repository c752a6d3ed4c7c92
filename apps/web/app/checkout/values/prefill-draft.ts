import type { MemberData } from '../../wiring/api/api-types.js'
import { NEW_ADDRESS } from './complete-form.js'

/** Where shipping was asked about in the cart. */
export interface EstimatedPlace {
  country: string
  postalCode: string | null
}

/**
 * What a checkout begins with: a box that is ticked by itself, what a member's account knows, and, where that knows no
 * address, the place that the cart was asked about. What was typed before is never overwritten.
 */
export function prefillDraft(
  values: Readonly<Record<string, string>>,
  member: Pick<MemberData, 'email' | 'firstName' | 'lastName' | 'phone' | 'addresses'> | null,
  place: EstimatedPlace | null,
): Record<string, string> {
  const isTyped = Object.keys(values).some((name) => name !== 'shipToBilling')
  if (isTyped) return { ...values }
  return {
    shipToBilling: 'on',
    ...(member ? memberValues(member) : {}),
    ...(place && !member?.addresses.length ? placeValues(place) : {}),
  }
}

function memberValues(
  member: Pick<MemberData, 'email' | 'firstName' | 'lastName' | 'phone' | 'addresses'>,
): Record<string, string> {
  const { email, firstName, lastName, phone, addresses } = member
  const shipping = addresses.find(({ isDefaultShipping }) => isDefaultShipping)
  const billing = addresses.find(({ isDefaultBilling }) => isDefaultBilling) ?? shipping
  const first = billing ?? addresses[0]
  const isTwo = shipping !== undefined && first !== undefined && shipping.id !== first.id
  const known = {
    email,
    firstName,
    lastName,
    phone,
    'billing.id': first?.id ?? NEW_ADDRESS,
    'invoice.companyName': first?.address.company ?? null,
    ...(isTwo ? { 'shipping.id': shipping.id, shipToBilling: 'off' } : {}),
  }
  return Object.fromEntries(
    Object.entries(known).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}

function placeValues({ country, postalCode }: EstimatedPlace): Record<string, string> {
  return { 'billing.country': country, ...(postalCode ? { 'billing.postalCode': postalCode } : {}) }
}
