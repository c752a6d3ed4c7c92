import { cleanLine } from './text/clean-text.js'

/**
 * Writes a person's name in its usual signs: compatibility forms are replaced (NFKC), invisible
 * characters dropped. Empty for a text without a visible sign.
 *
 * @example
 * cleanPersonName('Ｍａｒｉａ\u200B') // 'Maria'
 */
export function cleanPersonName(text: string): string {
  const name = cleanLine(
    text.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''),
  ).replaceAll(/[\s\u2800]+/g, ' ')
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) ? name.trim() : ''
}

/**
 * Capitals of Greek and Cyrillic, the Latin ones that they look like, and the same of small
 * letters.
 */
const LOOK_ALIKES = 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕКМНОРСТУХЅІЈЁЇαγινορυχκτаевкмноргтухсіјѕԁ0l1|'
const LATIN_SIGNS = 'ABEZHIKMNOPTYXABEKMHOPCTYXSIJEIayivopuxktaebkmhoprtyxcijsdOIII'

/**
 * Whether people could take two names for the same: they differ in case, accents, spaces and
 * punctuation alone, or in letters of Greek and Cyrillic that look like Latin ones.
 *
 * @example
 * areNamesAlike('Maria', 'Μаrіа') // true: its capital is Greek, two of its letters are Cyrillic
 *
 * @see {@link https://www.unicode.org/reports/tr39/#Confusable_Detection}
 */
export function areNamesAlike(one: string, other: string): boolean {
  return (
    toSkeleton(one) === toSkeleton(other) ||
    // Small letters may differ where capitals are the same: ν and v, Ν and N.
    toSkeleton(one.toUpperCase()) === toSkeleton(other.toUpperCase())
  )
}

function toSkeleton(name: string): string {
  const letters = cleanPersonName(name)
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{P}\s]/gu, '')
  return [...letters].map((letter) => LATIN_SIGNS[LOOK_ALIKES.indexOf(letter)] ?? letter).join('')
}
