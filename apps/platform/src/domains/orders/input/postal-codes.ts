import { cleanPostalCode } from '@floga/platform-contract/input-rules'
import type { UserError } from '../../../foundation/messages/user-error.js'
import { greekRegions } from './greek-regions.js'

/** How addresses in a country use a postal code. */
export type PostalCodeUse = 'REQUIRED' | 'OPTIONAL' | 'NONE'

/**
 * Patterns of the countries whose addresses need a postal code, without anchors; a space is allowed
 * where people write one.
 *
 * Outside the European Union these and the next are Google's address data, as of October 2020.
 *
 * @see https://chromium-i18n.appspot.com/ssl-address
 */
const requiredPatterns: Readonly<Record<string, string>> = {
  // The first two digits are the prefecture: other numbers are not assigned.
  GR: `(?:${greekRegions.flatMap(({ postalPrefixes }) => postalPrefixes).join('|')})\\d ?\\d{2}`,
  CY: '\\d{4}',
  AT: '\\d{4}',
  BE: '\\d{4}',
  BG: '\\d{4}',
  CZ: '\\d{3} ?\\d{2}',
  DE: '\\d{5}',
  DK: '\\d{4}',
  EE: '\\d{5}',
  ES: '\\d{5}',
  FI: '\\d{5}',
  FR: '\\d{5}',
  HR: '\\d{5}',
  HU: '\\d{4}',
  IT: '\\d{5}',
  IE: '[A-Za-z]\\d[\\dWw] ?[A-Za-z0-9]{4}',
  LT: '(?:LT-)?\\d{5}',
  LU: '(?:L-)?\\d{4}',
  LV: '(?:LV-)?\\d{4}',
  MT: '[A-Za-z]{3} ?\\d{4}',
  NL: '\\d{4} ?[A-Za-z]{2}',
  PL: '\\d{2}-?\\d{3}',
  PT: '\\d{4}-\\d{3}',
  RO: '\\d{6}',
  SE: '\\d{3} ?\\d{2}',
  SI: '\\d{4}',
  SK: '\\d{3} ?\\d{2}',
  AS: '(?:96799)(?:[ -]?(?:\\d{4}))?',
  AU: '\\d{4}',
  AX: '22\\d{3}',
  BL: '9[78][01]\\d{2}',
  BR: '\\d{5}-?\\d{3}',
  CA: '[ABCEGHJKLMNPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] ?\\d[ABCEGHJ-NPRSTV-Z]\\d',
  CH: '\\d{4}',
  CN: '\\d{6}',
  FK: 'FIQQ ?1ZZ',
  FM: '(?:9694[1-4])(?:[ -]?(?:\\d{4}))?',
  GB: 'GIR ?0AA|[A-Z]{1,2}\\d[\\dA-Z]? ?\\d[ABD-HJLN-UW-Z]{2}|BFPO ?\\d{1,4}',
  GF: '9[78]3\\d{2}',
  GG: 'GY\\d[\\dA-Z]? ?\\d[ABD-HJLN-UW-Z]{2}',
  GL: '39\\d{2}',
  GP: '9[78][01]\\d{2}',
  GS: 'SIQQ ?1ZZ',
  GU: '(?:969(?:[12]\\d|3[12]))(?:[ -]?(?:\\d{4}))?',
  IM: 'IM\\d[\\dA-Z]? ?\\d[ABD-HJLN-UW-Z]{2}',
  IN: '\\d{6}',
  IO: 'BBND ?1ZZ',
  JE: 'JE\\d[\\dA-Z]? ?\\d[ABD-HJLN-UW-Z]{2}',
  JP: '\\d{3}-?\\d{4}',
  KR: '\\d{5}',
  LI: '948[5-9]|949[0-8]',
  MF: '9[78][01]\\d{2}',
  MH: '(?:969[67]\\d)(?:[ -]?(?:\\d{4}))?',
  MP: '(?:9695[012])(?:[ -]?(?:\\d{4}))?',
  MQ: '9[78]2\\d{2}',
  MX: '\\d{5}',
  MY: '\\d{5}',
  NC: '988\\d{2}',
  NO: '\\d{4}',
  NZ: '\\d{4}',
  PF: '987\\d{2}',
  PM: '9[78]5\\d{2}',
  PN: 'PCRN ?1ZZ',
  PR: '(?:00[679]\\d{2})(?:[ -]?(?:\\d{4}))?',
  PW: '(?:969(?:39|40))(?:[ -]?(?:\\d{4}))?',
  RE: '9[78]4\\d{2}',
  RU: '\\d{6}',
  SG: '\\d{6}',
  SH: '(?:ASCN|STHL) ?1ZZ',
  SJ: '\\d{4}',
  SM: '4789\\d',
  TC: 'TKCA ?1ZZ',
  TR: '\\d{5}',
  TW: '\\d{3}(?:\\d{2})?',
  UA: '\\d{5}',
  US: '\\d{5}(?:[ -]?\\d{4})?',
  VI: '(?:008(?:(?:[0-4]\\d)|(?:5[01])))(?:[ -]?(?:\\d{4}))?',
  WF: '986\\d{2}',
  YT: '976\\d{2}',
  ZA: '\\d{4}',
}

/** Patterns of the countries where many addresses go without one. */
const optionalPatterns: Readonly<Record<string, string>> = {
  AC: 'ASCN ?1ZZ',
  AD: 'AD[1-7]0\\d',
  AF: '\\d{4}',
  AI: '(?:AI-)?2640',
  AL: '\\d{4}',
  AM: '(?:37)?\\d{4}',
  AR: '(?:(?:[A-HJ-NP-Z])?\\d{4})(?:[A-Z]{3})?',
  AZ: '\\d{4}',
  BA: '\\d{5}',
  BB: 'BB\\d{5}',
  BD: '\\d{4}',
  BH: '(?:\\d|1[0-2])\\d{2}',
  BM: '[A-Z]{2} ?[A-Z0-9]{2}',
  BN: '[A-Z]{2} ?\\d{4}',
  BT: '\\d{5}',
  BY: '\\d{6}',
  CC: '6799',
  CL: '\\d{7}',
  CO: '\\d{6}',
  CR: '\\d{4,5}|\\d{3}-\\d{4}',
  CU: '\\d{5}',
  CV: '\\d{4}',
  CX: '6798',
  DO: '\\d{5}',
  DZ: '\\d{5}',
  EC: '\\d{6}',
  EG: '\\d{5}',
  EH: '\\d{5}',
  ET: '\\d{4}',
  FO: '\\d{3}',
  GE: '\\d{4}',
  GI: 'GX11 ?1AA',
  GN: '\\d{3}',
  GT: '\\d{5}',
  GW: '\\d{4}',
  HM: '\\d{4}',
  HN: '\\d{5}',
  HT: '\\d{4}',
  ID: '\\d{5}',
  IL: '\\d{5}(?:\\d{2})?',
  IQ: '\\d{5}',
  IR: '\\d{5}-?\\d{5}',
  IS: '\\d{3}',
  JO: '\\d{5}',
  KE: '\\d{5}',
  KG: '\\d{6}',
  KH: '\\d{5}',
  KW: '\\d{5}',
  KY: 'KY\\d-\\d{4}',
  KZ: '\\d{6}',
  LA: '\\d{5}',
  LB: '(?:\\d{4})(?: ?(?:\\d{4}))?',
  LK: '\\d{5}',
  LR: '\\d{4}',
  LS: '\\d{3}',
  MA: '\\d{5}',
  MC: '980\\d{2}',
  MD: '\\d{4}',
  ME: '8\\d{4}',
  MG: '\\d{3}',
  MK: '\\d{4}',
  MM: '\\d{5}',
  MN: '\\d{5}',
  MU: '\\d{3}(?:\\d{2}|[A-Z]{2}\\d{3})',
  MV: '\\d{5}',
  MZ: '\\d{4}',
  NA: '\\d{5}',
  NE: '\\d{4}',
  NF: '2899',
  NG: '\\d{6}',
  NI: '\\d{5}',
  NP: '\\d{5}',
  OM: '(?:PC ?)?\\d{3}',
  PE: '(?:LIMA ?\\d{1,2}|CALLAO ?0?\\d)|[0-2]\\d{4}',
  PG: '\\d{3}',
  PH: '\\d{4}',
  PK: '\\d{5}',
  PY: '\\d{4}',
  RS: '\\d{5,6}',
  SA: '\\d{5}',
  SD: '\\d{5}',
  SN: '\\d{5}',
  SO: '[A-Z]{2} ?\\d{5}',
  SV: 'CP ?[1-3][1-7][0-2]\\d',
  SZ: '[HLMS]\\d{3}',
  TA: 'TDCU ?1ZZ',
  TH: '\\d{5}',
  TJ: '\\d{6}',
  TM: '\\d{6}',
  TN: '\\d{4}',
  TZ: '\\d{4,5}',
  UM: '96898',
  UY: '\\d{5}',
  UZ: '\\d{6}',
  VA: '00120',
  VC: 'VC\\d{4}',
  VE: '\\d{4}',
  VG: 'VG\\d{4}',
  VN: '\\d{5}\\d?',
  XK: '[1-7]\\d{4}',
  ZM: '\\d{5}',
}

/** Whether an address in a country needs a postal code; a country without a pattern has none. */
export function postalCodeUse(country: string): PostalCodeUse {
  if (Object.hasOwn(requiredPatterns, country)) return 'REQUIRED'
  return Object.hasOwn(optionalPatterns, country) ? 'OPTIONAL' : 'NONE'
}

/** Pattern of a country's postal codes, case-insensitive; null for a country without them. */
export function postalCodePattern(country: string): string | null {
  const pattern = bareOf(country)
  return pattern === undefined ? null : `(?:${prefixOf(country)})?(?:${pattern})`
}

/** Whether a text is a postal code of a country; any text is valid in a country without them. */
export function isPostalCode(country: string, text: string): boolean {
  const pattern = bareOf(country)
  return pattern === undefined || isWhole(pattern, toPostalCode(country, text))
}

/**
 * A postal code as people typed it in its country's notation, without a prefix; empty in a country
 * without them.
 */
export function toPostalCode(country: string, text: string): string {
  const pattern = bareOf(country)
  if (pattern === undefined) return ''
  const code = cleanPostalCode(text)
  const bare = code.replace(new RegExp(`^${prefixOf(country)}`), '')
  const joined = bare.replaceAll(' ', '')
  if (country === 'GR') return joined
  // Portugal and Poland write a hyphen where people type a space.
  const hyphened = bare.replaceAll(' ', '-')
  return [code, bare, joined, hyphened].find((form) => isWhole(pattern, form)) ?? bare
}

/** Reads a postal code as people typed it, and says what is wrong with it. */
export function parsePostalCode(
  country: string,
  text: string,
): { postalCode: string; error: UserError | undefined } {
  const isMissing = cleanPostalCode(text) === ''
  const isValid = isMissing ? postalCodeUse(country) !== 'REQUIRED' : isPostalCode(country, text)
  const error: UserError = isMissing
    ? { code: 'REQUIRED' }
    : { code: 'INVALID', reason: 'postalCode' }
  return { postalCode: toPostalCode(country, text), error: isValid ? undefined : error }
}

/** Others than the country's code that some write before it. */
const otherPrefixes: Readonly<Record<string, string>> = { DE: '|D', FI: '|AX', GR: '|EL|TK' }

function prefixOf(country: string): string {
  return `(?:${country}${otherPrefixes[country] ?? ''})[ -]?`
}

function bareOf(country: string): string | undefined {
  const known = [requiredPatterns, optionalPatterns].find((some) => Object.hasOwn(some, country))
  return known?.[country]
}

function isWhole(pattern: string, text: string): boolean {
  return new RegExp(`^(?:${pattern})$`, 'i').test(text)
}
