import type { UserError } from '../../../foundation/words/user-error.js'
import { deliveryCountries } from './delivery-zones.js'
import { greekRegionOf, greekRegions } from './greek-regions.js'
import type { PostalAddress } from './order-request.js'
import { isPostalCode } from './postal-codes.js'

/**
 * Checks what depends on an address's country, and adds what is wrong to `errors`. A Greek region that was left out
 * comes from the postal code.
 */
export function checkAddress(
  address: PostalAddress | null,
  path: string,
  errors: UserError[],
): PostalAddress | null {
  if (!address) return null
  const { country, postalCode } = address
  if (!deliveryCountries.includes(country)) {
    errors.push({ code: 'INVALID', field: `${path}.country`, reason: 'country' })
    return address
  }
  const isCode = isPostalCode(country, postalCode)
  if (!isCode) {
    errors.push({ code: 'INVALID', field: `${path}.postalCode`, reason: 'postalCode' })
  }
  if (country !== 'GR') return { ...address, region: null }
  const region = address.region ?? greekRegionOf(postalCode)
  if (region === null) {
    // A code that is none has been named already, and the next one may tell the region.
    if (isCode) errors.push({ code: 'REQUIRED', field: `${path}.region`, reason: 'region' })
  } else if (!greekRegions.some(({ code }) => code === region)) {
    errors.push({ code: 'INVALID', field: `${path}.region`, reason: 'region' })
  }
  return { ...address, region, postalCode: postalCode.replaceAll(' ', '') }
}
