import { toLatin } from '@floga/fold-text'
import { plainText } from './plain-text.js'

/** A word transliterated to plain Latin letters, as on road signs. */
export function latinWord(word: string): string {
  return toLatin(plainText(word))
}

/**
 * A word with equivalent spellings of a sound normalized, for words typed in Latin letters. Greeks
 * write η, ι and υ as i, h, y or u, θ as th or 8, ξ as x or ks, ω as o or w, and ευ as eu, ev or
 * ef.
 */
export function foldedWord(word: string): string {
  return latinWord(word)
    .replace(/([ae])[yuvf](?=[^aeiouyvf]|$)/g, '$1f')
    .replaceAll('ai', 'e')
    .replace(/[eo]i/g, 'i')
    .replaceAll('ch', 'x')
    .replaceAll('ks', 'x')
    .replaceAll('ph', 'f')
    .replaceAll('mp', 'b')
    .replaceAll('nt', 'd')
    .replace(/[gn][kg]/g, 'g')
    .replace(/[8w3bcq]/g, (character) => sounds[character] ?? character)
    .replace(/[hyuj]/g, 'i')
}

/** Phonetic key of a word, without its i sounds, which have too many spellings. */
export function soundKey(word: string): string {
  return withoutI(foldedWord(word))
}

/**
 * Phonetic key of a word without its ending, so that `dexamenes` and `deksamenon` match δεξαμενή.
 * Undefined for a word that is too short.
 */
export function stemKey(word: string): string | undefined {
  const stem = withoutI(foldedWord(word).replace(ending, ''))
  return stem.length >= minStemLength ? stem : undefined
}

/** A word without its ending, the same for every inflection and spelling, even of a short one. */
export function foldedStem(word: string): string {
  const folded = foldedWord(word).replace(/(.)\1+/g, '$1')
  const stem = folded.replace(ending, '')
  return stem.length >= minStemLength ? stem : folded
}

/**
 * The base word of a diminutive, by its folded stem: σωλήν of σωληνάκι. Undefined for other words.
 */
export function diminutiveStem(word: string): string | undefined {
  const [, stem] = /^(.{4,})(?:aki(?:a|on)?|itsa|itses)$/.exec(foldedWord(word)) ?? []
  return stem
}

/** Whether a word has a phonetic key: a number, or one with its unit, has only one spelling. */
export function hasSound(word: string): boolean {
  return !/^\d+$|^\d\d/.test(word)
}

const ending = /(?:mat[aos]*n?|[aeio]{1,3}[sn]?|s)$/
const minStemLength = 3

const sounds: Record<string, string> = { '8': 't', w: 'o', '3': 'x', b: 'v', c: 'k', q: 'k' }

function withoutI(folded: string): string {
  const first = folded.startsWith('i') ? 'i' : ''
  return first + folded.replaceAll('i', '').replace(/(.)\1+/g, '$1')
}
