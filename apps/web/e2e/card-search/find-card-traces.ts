import { cardSecrets } from '../data/test-cards.js'

/**
 * Separators between two digits of a number: none, or those of text, JSON, an e-mail or an address.
 * Groups may be separated by several characters, such as `","` or a line break in an e-mail.
 */
const between = String.raw`(?:%20|%2D|\\n|\\u00a0|[^0-9A-Za-z]){0,6}`

const patterns = cardSecrets.map((secret) => {
  const digits = secret.replaceAll(' ', '')
  return { digits, pattern: new RegExp([...digits].join(between), 'i') }
})

/** The test card numbers and security codes found in a text, each shown by its last digits only. */
export function findCardTraces(text: string): string[] {
  return patterns
    .filter(({ pattern }) => pattern.test(text))
    .map(({ digits }) => `…${digits.slice(-4)}`)
}
