import type { Transaction } from '../../../foundation/database/database.js'
import type { TextIndex } from './load-text-index.js'
import { loadTextIndex } from './load-text-index.js'

/** The words of one tenant's catalogue, in each language that was searched so far. */
export interface TextIndexes {
  /** As they stand at a `text_version`, or later; made when they are first asked for. */
  get(sql: Transaction, locale: string, version: number): Promise<TextIndex>
}

/**
 * Keeps the words of a catalogue beyond the version of a snapshot: prices and stock change without them.
 *
 * @param options - `blockSize`: how many products are read again where one has changed, at most 65,536.
 */
export function createTextIndexes({ blockSize = 2_000 } = {}): TextIndexes {
  const kept = new Map<string, Promise<TextIndex>>()
  return {
    async get(sql, locale, version) {
      for (;;) {
        const current = kept.get(locale)
        // A failure rejects this call; the next one tries again.
        const old = await current?.catch(() => undefined)
        if (old && old.version >= version) return old
        if (kept.get(locale) !== current) continue
        const next = loadTextIndex(sql, { locale, version, old, blockSize })
        kept.set(locale, next)
        return next
      }
    },
  }
}
