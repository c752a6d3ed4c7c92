import type { MemberData } from '../../../request/api/api-types.js'
import { NEW_ADDRESS } from './complete-form.js'

/** The destination of the shipping estimate in the cart. */
export interface EstimatedDestination {
  country: string
  postalCode: string | null
}

/**
 * Initial values of a checkout: preticked checkboxes, account data, and without an address there,
 * the destination of the cart's shipping estimate. Typed values are never overwritten.
 */
export function prefillDraft(
  values: Readonly<Record<string, string>>,
  member: Pick<MemberData, 'email' | 'firstName' | 'lastName' | 'phone' | 'addresses'> | null,
  place: EstimatedDestination | null,
): Record<string, string> {
  const isTyped = Object.keys(values).some((name) => name !== 'shipToBilling')
  if (isTyped) return { ...values }
  return {
    shipToBilling: 'on',
    ...(member ? memberValues(member) : {}),
    ...(place && !member?.addresses.length ? destinationValues(place) : {}),
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

function destinationValues({ country, postalCode }: EstimatedDestination): Record<string, string> {
  return { 'billing.country': country, ...(postalCode ? { 'billing.postalCode': postalCode } : {}) }
}
