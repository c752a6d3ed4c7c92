import type { TextStorage } from '@floga/browser-storage'
import type { AtomStore, StorageProblem } from '@floga/browser-storage/atoms'

/** Options that all stored values share. */
export interface StoredOptions {
  /** Null on a server, where values last as long as the store. */
  storage: TextStorage | null
  /** The jotai store that holds the atoms. @default a store of its own */
  store?: AtomStore
  /**
   * Called with problems; none of them is thrown. `corrupt` is not JSON, `foreign` has another
   * shape.
   */
  onProblem?: ((problem: StorageProblem) => void) | undefined
}

/**
 * Parses stored JSON, which anyone may have written. `parse` returns null for an invalid shape.
 */
export function parseStored<Value>(parse: (content: unknown) => Value | null) {
  return (
    text: string,
  ): { ok: true; value: Value } | { ok: false; code: 'corrupt' | 'foreign' } => {
    let content: unknown
    try {
      content = JSON.parse(text)
    } catch {
      return { ok: false, code: 'corrupt' }
    }
    const value = parse(content)
    return value === null ? { ok: false, code: 'foreign' } : { ok: true, value }
  }
}
