import type { TenantSettings } from '../../../foundation/tenants/tenant-settings.js'
import type { OrderView } from './order-view.js'

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

/** An address line by line. */
export function toAddressLines(address: OrderView['shippingAddress']): string[] {
  if (!address) return []
  const street = [address.address, address.address2].filter(Boolean).join(', ')
  return [
    ...(address.company ? [address.company] : []),
    street,
    `${address.postalCode} ${address.city}`,
    // A Greek postal code tells the region.
    ...(address.region && address.country.code !== 'GR' ? [address.region.name] : []),
    address.country.name,
  ]
}
