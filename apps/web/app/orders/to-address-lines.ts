import type { OrderData } from '../wiring/api/api-types.js'

type Address = NonNullable<OrderData['billingAddress']>

/** An address as it is written on a parcel, line by line. */
export function toAddressLines(address: Address): string[] {
  const { company, address: street, address2, floor, doorbell, postalCode, city } = address
  const { region, country } = address
  return [
    company,
    street,
    address2,
    [floor, doorbell].filter(Boolean).join(', '),
    `${postalCode} ${city}`,
    region?.name,
    country.name,
  ].filter((line): line is string => Boolean(line))
}
