import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'

/**
 * Reads a telephone number as people of a country write it, or an international one.
 *
 * @param country ISO 3166-1 code, for numbers that do not name theirs.
 * @returns Digits, with a leading + when the number names its country; undefined when it can be none.
 */
export function parsePhoneNumber(country: string, text: string): string | undefined {
  const phone = parsePhoneNumberFromString(text, {
    ...(isSupportedCountry(country) ? { defaultCountry: country } : {}),
    extract: false,
  })
  if (!phone?.isValid() || phone.ext) return undefined
  const isInternational = /^\s*(?:\+|00)/.test(text)
  return isInternational ? phone.number : phone.formatNational().replaceAll(/\D/g, '')
}
