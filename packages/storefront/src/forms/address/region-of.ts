import type { InvoiceField } from '@floga/api-client/operations'
import { cleanPostalCode } from '@floga/platform-contract/input-rules'

import type { CountryData } from '../../request/api/api-types.js'

/** A country's rules for validation. */
export interface CountryRules {
  code: string
  /** Without anchors, case-insensitive; null for a country without postal codes. */
  postalCodePattern?: string | null
  postalCodeUse?: CountryData['postalCodeUse']
  /** What its invoices for companies name besides name and VAT number; null where none are made. */
  invoiceFields?: readonly InvoiceField[] | null
  regions: readonly { code: string; postalPrefixes: readonly string[] }[]
}

/** Code of the region of a postal code; undefined if the code does not determine it. */
export function regionOf(
  country: CountryRules | undefined,
  postalCode: string,
): string | undefined {
  const code = cleanPostalCode(postalCode).replaceAll(' ', '')
  const isWhole =
    country?.postalCodePattern && new RegExp(`^(?:${country.postalCodePattern})$`, 'i').test(code)
  if (!isWhole) return undefined
  // Some write the country before it.
  const digits = code.replace(/^\D+/, '')
  return country.regions.find(({ postalPrefixes }) =>
    postalPrefixes.some((prefix) => digits.startsWith(prefix)),
  )?.code
}

/** An optional beginning, such as that of the country's code. */
const OPTIONAL_PREFIX = /^\(\?:(?:[^()]|\([^()]*\))*\)\?/
const DIGITS = /\\d|\[[\d-]+\]/g

/** Whether people can type the postal codes of a country with digits alone. */
export function hasNumericPostalCodes(
  country: Pick<CountryRules, 'postalCodePattern'> | undefined,
): boolean {
  const pattern = country?.postalCodePattern
  if (!pattern) return false
  return !/[a-z-]/i.test(pattern.replace(OPTIONAL_PREFIX, '').replaceAll(DIGITS, ''))
}
