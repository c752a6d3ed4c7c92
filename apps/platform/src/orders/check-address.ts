import type { Refusal } from '../messages/refusal.js'
import { deliveryCountries } from './delivery-zones.js'
import { greekRegions } from './greek-regions.js'
import type { PostalAddress } from './order-request.js'
import { isPostalCode } from './postal-codes.js'

/** Checks what depends on an address's country, and adds what is wrong to `refusals`. */
export function checkAddress(
  address: PostalAddress | null,
  path: string,
  refusals: Refusal[],
): PostalAddress | null {
  if (!address) return null
  const { country, postalCode, region } = address
  if (!deliveryCountries.includes(country)) {
    refusals.push({ code: 'INVALID', field: `${path}.country`, reason: 'country' })
    return address
  }
  if (!isPostalCode(country, postalCode)) {
    refusals.push({ code: 'INVALID', field: `${path}.postalCode`, reason: 'postalCode' })
  }
  if (country !== 'GR') return { ...address, region: null }
  if (region === null) {
    refusals.push({ code: 'REQUIRED', field: `${path}.region`, reason: 'region' })
  } else if (!greekRegions.some(({ code }) => code === region)) {
    refusals.push({ code: 'INVALID', field: `${path}.region`, reason: 'region' })
  }
  return { ...address, postalCode: postalCode.replaceAll(' ', '') }
}
