import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'

/**
 * Cleans a telephone number that the contract's rule accepts: as people of a country write it, or
 * an international one. The country's numbering plan normalizes it and refuses nothing:
 * shoppers type a number before the country is known, and are told one rule.
 *
 * @param country ISO 3166-1 code, for numbers that do not name theirs.
 * @returns Digits, with a leading + when the number names its country.
 */
export function cleanPhoneNumber(country: string, text: string): string {
  const digits = text.replaceAll(/[^\d+]/g, '')
  const phone = parsePhoneNumberFromString(digits, {
    ...(isSupportedCountry(country) ? { defaultCountry: country } : {}),
    extract: false,
  })
  if (!phone?.isValid()) return digits
  const isInternational = /^(?:\+|00)/.test(digits)
  return isInternational ? phone.number : phone.formatNational().replaceAll(/\D/g, '')
}
