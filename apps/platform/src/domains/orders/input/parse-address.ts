import * as v from 'valibot'
import { addressRegions } from './address-regions.js'
import { greekRegionOf } from './greek-regions.js'
import type { PostalAddress } from './order-request.js'
import { parsePostalCode } from './postal-codes.js'
import { inputRules, parseInput } from '../../../foundation/messages/parse-input.js'
import type { UserError } from '../../../foundation/messages/user-error.js'
import type { AddressInput } from '../../../foundation/generated/contract-types.js'

export type ParsedAddress =
  | { status: 'valid'; address: PostalAddress }
  | { status: 'refused'; errors: UserError[] }

/** Checks and cleans a single address like an order's; errors name fields below `path`. */
export function parseAddress(
  input: AddressInput,
  path: string,
  countries: readonly string[],
): ParsedAddress {
  const schema = v.object({ [path]: v.object(inputRules.address) })
  const parsed = parseInput(schema, { [path]: input })
  if (parsed.status === 'refused') return { status: 'refused', errors: parsed.errors }
  const errors: UserError[] = []
  const address = checkAddress(parsed.output[path]!, path, { countries, errors })
  return errors.length > 0 ? { status: 'refused', errors } : { status: 'valid', address: address! }
}

/**
 * Validates country-specific rules of an address, and adds problems to `errors`. A missing Greek
 * region is derived from the postal code; where addresses have no region, it is removed.
 */
export function checkAddress(
  address: PostalAddress | null,
  path: string,
  { countries, errors }: { countries: readonly string[]; errors: UserError[] },
): PostalAddress | null {
  if (!address) return null
  const { country, postalCode: typed } = address
  if (!countries.includes(country)) {
    errors.push({ code: 'INVALID', field: `${path}.country`, reason: 'country' })
    return address
  }
  const { postalCode, error } = parsePostalCode(country, typed)
  if (error) errors.push({ ...error, field: `${path}.postalCode` })
  const regions = addressRegions(country, 'en')
  if (regions.length === 0) return { ...address, postalCode, region: null }
  const region = address.region ?? (country === 'GR' ? greekRegionOf(postalCode) : null)
  if (region === null) {
    // An invalid postal code has an error already, and correcting it may determine the region.
    if (!error) errors.push({ code: 'REQUIRED', field: `${path}.region`, reason: 'region' })
  } else if (!regions.some(({ code }) => code === region)) {
    errors.push({ code: 'INVALID', field: `${path}.region`, reason: 'region' })
  }
  return { ...address, region, postalCode }
}
