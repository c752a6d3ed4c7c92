import * as v from 'valibot'
import type { UserError } from '../../../foundation/words/user-error.js'
import { checkAddress } from './check-address.js'
import type { AddressInput, PostalAddress } from './order-request.js'
import { optionalText, requiredText } from './typed-text.js'
import { toFieldError } from './to-field-error.js'

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
  | { status: 'refused'; errors: UserError[] }

/** Checks an address that stands alone as an order's is checked, and cleans it; fields are named below `path`. */
export function parseAddress(input: AddressInput, path: string): ParsedAddress {
  const parsed = v.safeParse(v.object({ [path]: addressSchema }), { [path]: input }, abortEarly)
  if (!parsed.success) return { status: 'refused', errors: parsed.issues.map(toFieldError) }
  const errors: UserError[] = []
  const address = checkAddress(parsed.output[path]!, path, errors)
  return errors.length > 0 ? { status: 'refused', errors } : { status: 'valid', address: address! }
}

const abortEarly = { abortPipeEarly: true }
