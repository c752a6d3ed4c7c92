import { invoiceFieldsOf } from './checkout-schema.js'
import { regionOf } from '../../../forms/address/region-of.js'
import type { CountryRules } from '../../../forms/address/region-of.js'
import type { MemberAddressData } from '../../../request/api/api-types.js'

/** Input for completing a checkout form. */
export interface CompleteFormOptions {
  countries: readonly CountryRules[]
  shippingMethods: readonly { id: string; kind: string }[]
  /** The member's; empty for guests. */
  addresses: readonly MemberAddressData[]
}

type Values = Readonly<Record<string, string>>

const prefixes = ['billing', 'shipping'] as const

/**
 * Completes a form: with the selected saved address and the region derived from the postal code,
 * and without fields that other choices exclude or that are empty.
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
  const hasInvoices = invoiceFieldsOf(options.countries, values['billing.country']) !== null
  const leftOut = [
    ...(isPickup || values['shipToBilling'] === 'on' ? ['shipping.'] : []),
    ...(isPickup && !values['billing.address'] ? ['billing.'] : []),
    ...(values['document'] === 'invoice' && hasInvoices ? [] : ['invoice.']),
    // Methods that are not offered were selected for another destination.
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

/** Fills the fields of the chosen saved addresses. */
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

/** Fills in missing regions that the postal code determines. */
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
  { id, address: { country, region, lines: _written, ...sections } }: MemberAddressData,
): Record<string, string> {
  const fields = { ...sections, id, country: country.code, region: region?.code }
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value && !name.startsWith('__') ? [[`${prefix}.${name}`, value]] : [],
    ),
  )
}

/** The value for a new address, if there are saved ones to choose from. */
export const NEW_ADDRESS = 'new'
