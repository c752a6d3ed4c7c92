import { regionOf } from '../../shell/forms/fields/region-of.js'
import type { CountryRules } from '../../shell/forms/fields/region-of.js'
import type { MemberAddressData } from '../../wiring/api/api-types.js'

/** What a checkout form is completed from. */
export interface CompleteFormOptions {
  countries: readonly CountryRules[]
  shippingMethods: readonly { id: string; kind: string }[]
  /** The member's; empty for guests. */
  addresses: readonly MemberAddressData[]
}

type Values = Readonly<Record<string, string>>

const prefixes = ['billing', 'shipping'] as const

/**
 * A form as it is meant: with the address of the book that was chosen, the region that follows from
 * the postal code, and without what the choices made leave out or was left empty.
 */
export function completeForm(form: FormData, options: CompleteFormOptions): FormData {
  const typed = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  const values = withRegions(withSavedAddresses(typed, options.addresses), options.countries)
  const { shippingMethods } = options
  const isPickup = shippingMethods.some(
    ({ id, kind }) => kind === 'PICKUP' && id === values['shippingMethodId'],
  )
  const leftOut = [
    ...(isPickup || values['shipToBilling'] === 'on' ? ['shipping.'] : []),
    ...(isPickup && !values['billing.address'] ? ['billing.'] : []),
    ...(values['document'] === 'invoice' ? [] : ['invoice.']),
    // What is not offered here was chosen for another place.
    ...(shippingMethods.some(({ id }) => id === values['shippingMethodId'])
      ? []
      : ['shippingMethodId']),
  ]
  const completed = new FormData()
  for (const [name, value] of Object.entries(values)) {
    const isLeftOut = leftOut.some((prefix) => name.startsWith(prefix))
    if (value.trim() !== '' && !isLeftOut) completed.set(name, value)
  }
  return completed
}

/** Puts the chosen addresses of the book into the fields that they stand for. */
export function withSavedAddresses(
  values: Values,
  addresses: readonly MemberAddressData[],
): Record<string, string> {
  let found: Record<string, string> = { ...values }
  for (const prefix of prefixes) {
    const saved = addresses.find(({ id }) => id === values[`${prefix}.id`])
    if (!saved) continue
    const others = Object.entries(found).filter(([name]) => !name.startsWith(`${prefix}.`))
    found = { ...Object.fromEntries(others), ...addressFields(prefix, saved) }
  }
  return found
}

/** Fills in regions that were left open where the postal code tells them. */
export function withRegions(
  values: Values,
  countries: readonly CountryRules[],
): Record<string, string> {
  const found: Record<string, string> = { ...values }
  for (const prefix of prefixes) {
    if (values[`${prefix}.region`]) continue
    const country = countries.find(({ code }) => code === values[`${prefix}.country`])
    const region = regionOf(country, values[`${prefix}.postalCode`] ?? '')
    if (region) found[`${prefix}.region`] = region
  }
  return found
}

function addressFields(
  prefix: string,
  { id, address: { country, region, lines: _written, ...parts } }: MemberAddressData,
): Record<string, string> {
  const fields = { ...parts, id, country: country.code, region: region?.code }
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value && !name.startsWith('__') ? [[`${prefix}.${name}`, value]] : [],
    ),
  )
}

/** Stands for an address that is typed in, where one of the book could be chosen. */
export const NEW_ADDRESS = 'new'
