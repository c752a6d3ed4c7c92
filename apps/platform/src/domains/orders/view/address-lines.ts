import { formatPostalCode } from '@floga/platform-contract/input-rules'
import { formatAddress } from 'localized-address-format'
import type { TenantSettings } from '../../../foundation/tenants/tenant-settings.js'
import type { PostalAddress } from '../input/order-request.js'
import type { Messages } from '../../../foundation/messages/messages.js'
import { regionName } from '../input/address-regions.js'
import { countryName } from '../input/countries.js'

/** Address and opening hours of the pick-up. */
export function toPickupLines(
  { pickupAddress, contact, defaultLocale }: TenantSettings,
  locale: string,
): string[] {
  const place = typeof pickupAddress === 'object' ? pickupAddress[locale] : pickupAddress
  const details = contact[locale] ?? contact[defaultLocale]
  const hours = details?.businessHours.map((entry) => `${entry.days}: ${entry.hours}`) ?? []
  return [place ?? details?.address, ...hours].filter((line) => line !== undefined)
}

/** Countries that write the code of a state, not its name. */
const statesByCode: ReadonlySet<string> = new Set(['AU', 'BR', 'CA', 'US'])

/**
 * An address as it is written on a parcel, in the order of its country, with the country's name
 * last.
 */
export function toAddressLines(address: PostalAddress, messages: Messages): string[] {
  const { company, country, region, city } = address
  const postalCode = formatPostalCode(country, address.postalCode)
  const state = region && statesByCode.has(country) ? region.split('-')[1] : undefined
  const lines = formatAddress(
    {
      postalCountry: country,
      ...(company ? { organization: company } : {}),
      addressLines: [
        [address.address, address.address2].filter(Boolean).join(', '),
        ...floorLine(address, messages),
      ],
      locality: city,
      postalCode,
      administrativeArea: state ?? (region && regionName(region, messages.locale)) ?? '',
    },
    'latin',
  )
  // A form that has no place for one, such as the city of an emirate, loses nothing that was typed.
  const missing = [city, postalCode].filter((part) => part !== '' && !hasPart(lines, part))
  return [...lines, ...missing, countryName(country, messages.locale)]
}

function hasPart(lines: readonly string[], part: string): boolean {
  const wanted = part.toLocaleLowerCase('el')
  return lines.some((line) => line.toLocaleLowerCase('el').includes(wanted))
}

/** Floor and doorbell on one line; a bare number gets a label. */
function floorLine({ floor, doorbell }: PostalAddress, { say }: Messages): string[] {
  const parts = [
    ...(floor ? [/^\d+$/.test(floor) ? `${say('address.floor')} ${floor}` : floor] : []),
    ...(doorbell ? [`${say('address.doorbell')} ${doorbell}`] : []),
  ]
  return parts.length > 0 ? [parts.join(', ')] : []
}
