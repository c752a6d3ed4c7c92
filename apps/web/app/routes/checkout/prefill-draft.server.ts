import { MemberAccountDocument } from '@floga/api-client/operations'

import type { MemberAddressData, MemberData } from '../../wiring/api-types.js'
import type { PageContext } from '../../wiring/page-context.server.js'
import type { CheckoutDraft } from './checkout-draft.server.js'

/** A member's checkout begins with what the account knows; what was typed before is never overwritten. */
export async function prefillDraft(
  draft: CheckoutDraft,
  { api, session }: Pick<PageContext, 'api' | 'session'>,
): Promise<void> {
  if (Object.keys(draft.values).length > 0 || !(await session.token())) return
  const { currentUser } = await api.account.query(MemberAccountDocument, {})
  if (currentUser.data) draft.values = toDraftValues(currentUser.data)
}

/** What the account knows, under the names of the checkout's fields. */
export function toDraftValues(
  member: Pick<MemberData, 'email' | 'firstName' | 'lastName' | 'phone' | 'addresses'>,
): Record<string, string> {
  const { email, firstName, lastName, phone, addresses } = member
  const shipping = addresses.find(({ isDefaultShipping }) => isDefaultShipping)
  const billing = addresses.find(({ isDefaultBilling }) => isDefaultBilling) ?? shipping
  const first = billing ?? addresses[0]
  const isTwo = shipping !== undefined && first !== undefined && shipping.id !== first.id
  return withoutEmpty({
    email,
    firstName,
    lastName,
    phone,
    ...(first ? toFields('billing', first) : {}),
    ...(isTwo ? { ...toFields('shipping', shipping), shipToBilling: 'off' } : {}),
  })
}

function toFields(
  prefix: string,
  { address: { country, region, ...lines } }: MemberAddressData,
): Record<string, string | null | undefined> {
  const fields = { ...lines, country: country.code, region: region?.code }
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !name.startsWith('__'))
      .map(([name, value]) => [`${prefix}.${name}`, value]),
  )
}

function withoutEmpty(values: Record<string, string | null | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}
