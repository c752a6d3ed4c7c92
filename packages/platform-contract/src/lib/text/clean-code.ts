/**
 * Greek and Cyrillic capitals, as another keyboard layout types them, and the Latin ones that they
 * look like.
 */
const LOOK_ALIKES = 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕКМНОРСТУХЅІЈ'
const LATIN_LETTERS = 'ABEZHIKMNOPTYXABEKMHOPCTYXSIJ'

/**
 * Writes what was typed or pasted in its plain signs: wide and styled ones as usual, one kind of
 * hyphen, single spaces, nothing invisible.
 */
export function cleanTyped(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Cs}\p{Variation_Selector}]/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/** Replaces Greek and Cyrillic letters by the Latin capitals that they look like. */
export function toLatinLookAlikes(text: string): string {
  return text
    .toUpperCase()
    .replaceAll(/[Α-Я]/g, (letter) => LATIN_LETTERS[LOOK_ALIKES.indexOf(letter)] ?? letter)
}

/** Replaces Latin capitals by the Greek ones that look like them. */
export function toGreekLookAlikes(text: string): string {
  return text
    .toUpperCase()
    .replaceAll(/[A-Z]/g, (letter) => LOOK_ALIKES[LATIN_LETTERS.indexOf(letter)] ?? letter)
}

/**
 * Writes a postal code in the signs of all countries' codes: Latin capitals, digits, single spaces
 * and hyphens. Invisible characters and dots are dropped, look-alikes replaced.
 */
export function cleanPostalCode(text: string): string {
  return toLatinLookAlikes(cleanTyped(text.replaceAll('.', ''))).replaceAll(/\s*([-\s])\s*/g, '$1')
}

/**
 * Writes a stored postal code as people of its country read it: a Greek one as `121 32`, with a
 * no-break space. Codes of other countries stay as they are.
 */
export function formatPostalCode(country: string, postalCode: string): string {
  const groups = Object.hasOwn(POSTAL_CODE_GROUPS, country) && POSTAL_CODE_GROUPS[country]
  return groups ? postalCode.replace(groups, '$1\u00a0$2') : postalCode
}

/** How the countries that group the digits of a postal code do it. */
const POSTAL_CODE_GROUPS: Readonly<Record<string, RegExp>> = { GR: /^(\d{3}) ?(\d{2})$/ }

/**
 * Writes a VAT number in Latin capitals and digits alone, with `EL` for the Greek letters of
 * Greece's prefix.
 */
export function cleanVatNumber(text: string): string {
  return toLatinLookAlikes(cleanTyped(text).replaceAll(/[\s./-]/g, '')).replace(/^EΛ/, 'EL')
}

/**
 * Writes an e-mail address as mail servers take it: nothing invisible, and an internationalized
 * domain in its ASCII form.
 */
export function cleanEmail(text: string): string {
  const typed = cleanTyped(text)
  const at = typed.lastIndexOf('@')
  const domain = typed.slice(at + 1)
  if (at < 1 || !/[^\0-\x7f]/.test(domain)) return typed
  try {
    return `${typed.slice(0, at)}@${new URL(`http://${domain}`).hostname}`
  } catch {
    return typed
  }
}
