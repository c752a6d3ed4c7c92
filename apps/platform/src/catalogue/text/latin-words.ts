import { plainText } from './plain-words.js'

const letters: Record<string, string> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
}

/** A word in plain Latin letters, as a sign at the roadside would have it. */
export function latinWord(word: string): string {
  return [...plainText(word)].map((letter) => letters[letter] ?? letter).join('')
}

/**
 * How a word sounds, for words typed in Latin letters. Greeks spell η, ι and υ as i, h, y or u,
 * θ as th or 8, ξ as x or ks, ω as o or w: the i sounds are left out, the rest is made one.
 */
export function soundKey(word: string): string {
  const latin = latinWord(word)
    .replaceAll('ch', 'x')
    .replaceAll('ks', 'x')
    .replaceAll('ph', 'f')
    .replaceAll('mp', 'b')
    .replaceAll('nt', 'd')
    .replace(/g[kg]/g, 'g')
    .replace(/[8w3bcq]/g, (letter) => sounds[letter] ?? letter)
  const first = /^[ihyu]/.test(latin) ? 'i' : ''
  return first + latin.replace(/[ihyuj]/g, '').replace(/(.)\1+/g, '$1')
}

const sounds: Record<string, string> = { '8': 't', w: 'o', '3': 'x', b: 'v', c: 'k', q: 'k' }
