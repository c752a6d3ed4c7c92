import * as v from 'valibot'
import type { UserError } from '../../../foundation/words/user-error.js'
import { checkAddress } from './check-address.js'
import type { AddressInput, PostalAddress } from './order-request.js'
import { optionalText, requiredText } from './typed-text.js'
import { toFieldRefusal } from './to-field-error.js'

/** The fields of an address, as they are typed. */
export const addressSchema = v.object({
  company: optionalText(200),
  address: requiredText(200),
  address2: optionalText(200),
  floor: optionalText(50),
  doorbell: optionalText(100),
  country: requiredText(2),
  region: optionalText(10),
  city: requiredText(100),
  postalCode: requiredText(12),
})

export type ParsedAddress =
  | { status: 'valid'; address: PostalAddress }
  | { status: 'refused'; refusals: UserError[] }

/** Checks an address that stands alone as an order's is checked, and cleans it; fields are named below `path`. */
export function parseAddress(input: AddressInput, path: string): ParsedAddress {
  const parsed = v.safeParse(v.object({ [path]: addressSchema }), { [path]: input }, abortEarly)
  if (!parsed.success) return { status: 'refused', refusals: parsed.issues.map(toFieldRefusal) }
  const refusals: UserError[] = []
  const address = checkAddress(parsed.output[path]!, path, refusals)
  return refusals.length > 0
    ? { status: 'refused', refusals }
    : { status: 'valid', address: address! }
}

const abortEarly = { abortPipeEarly: true }
