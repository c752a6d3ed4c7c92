import type { Transaction } from '../../../foundation/database/database.js'
import type { TextIndex } from './load-text-index.js'
import { loadTextIndex } from './load-text-index.js'

/** Full-text indexes of one tenant's catalogue, for each language searched so far. */
export interface TextIndexes {
  /** At a `text_version` or later; loaded on first use. */
  get(sql: Transaction, locale: string, version: number): Promise<TextIndex>
}

/**
 * Caches the indexes of a catalogue across versions of the snapshot: changes of prices and stock do
 * not affect them.
 *
 * @param options - `blockSize`: how many products are read again after one has changed, at most
 * 65,536.
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
