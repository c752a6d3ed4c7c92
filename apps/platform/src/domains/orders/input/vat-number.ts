import { cleanVatNumber } from '@floga/platform-contract/input-rules'
import { stdnum } from 'stdnum'

/** A country's name of its VAT number, by ISO 3166-1 code. */
const numberNames: Readonly<Record<string, string>> = {
  AT: 'uid',
  BE: 'vat',
  BG: 'vat',
  CY: 'vat',
  CZ: 'dic',
  DE: 'vat',
  DK: 'cvr',
  EE: 'kmkr',
  ES: 'nif',
  FI: 'alv',
  FR: 'tva',
  GR: 'vat',
  HR: 'oib',
  HU: 'anum',
  IE: 'vat',
  IT: 'iva',
  LT: 'pvm',
  LU: 'tva',
  LV: 'pvn',
  MT: 'vat',
  NL: 'btw',
  PL: 'nip',
  PT: 'nif',
  RO: 'cif',
  SE: 'vat',
  SI: 'ddv',
  SK: 'dph',
}

/**
 * The country of a VAT number: of the address that it is for, but XI for a company in Northern
 * Ireland, which counts as one of a member state for goods.
 *
 * @see https://ec.europa.eu/taxation_customs/vies/#/faq
 */
export function vatNumberCountry(country: string, text: string): string {
  return country === 'GB' && cleanVatNumber(text).startsWith('XI') ? 'XI' : country
}

/** Whether a country's VAT numbers are known, and can be checked: those of the European Union. */
export function hasKnownVatNumbers(country: string): boolean {
  return country === 'XI' || Object.hasOwn(numberNames, country)
}

/**
 * A parsed number as the register of the European Union has it: with the prefix of its country,
 * which is EL for Greece.
 */
export function toRegisteredNumber(country: string, parsed: string): string {
  return country === 'GR' ? `EL${parsed}` : parsed
}

/**
 * Reads a VAT number of a member state as people write it, with or without its prefix, spaces, dots
 * and dashes, and checks its check digits.
 *
 * @returns The number with its country's prefix, except for Greece, where it is not customary;
 * undefined for an invalid number of that country.
 */
export function parseVatNumber(country: string, text: string): string | undefined {
  const number = cleanVatNumber(text)
  const name = Object.hasOwn(numberNames, country) ? numberNames[country] : undefined
  // The number is the British one, behind another prefix.
  const result =
    country === 'XI'
      ? stdnum['GB']?.['vat']?.validate(number.replace(/^XI/, ''))
      : name === undefined
        ? undefined
        : stdnum[country]?.[name]?.validate(number)
  if (!result?.isValid || /^0+$/.test(result.compact)) return undefined
  return country === 'GR' ? result.compact : `${country}${result.compact}`
}
