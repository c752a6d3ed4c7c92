import { createHash } from 'node:crypto'
import { latinWord } from './latin-words.js'
import { plainWords } from './plain-text.js'

/** A key of Latin words; a name without any becomes a short hash. */
export function toKey(text: string): string {
  const key = plainWords(text)
    .map((word) => latinWord(word).replace(/[^a-z0-9]/g, ''))
    .filter(Boolean)
    .join('-')
    .slice(0, 80)
    .replace(/-$/, '')
  return key || createHash('sha256').update(text).digest('hex').slice(0, 12)
}
