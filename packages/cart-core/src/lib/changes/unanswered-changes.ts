import type { CartChange } from './cart-change.js'
import { toCartFields } from './to-cart-fields.js'

const LIMIT = 20

/** Changes whose response was lost: they may or may not have been made. */
export interface UnansweredChanges {
  /** The id that the same change was sent with before; a new one for any other. */
  idFor(change: CartChange): string
  lose(change: CartChange, id: string): void
  answer(change: CartChange): void
  /**
   * The current cart is shown: later changes of its lines get new ids. An addition may still be a
   * retry.
   */
  refresh(): void
  /** Another page is open: its changes get new ids. */
  clear(): void
}

/** Remembers the latest changes without a response: a retry sends the same id and counts once. */
export function createUnansweredChanges(createId: () => string): UnansweredChanges {
  const ids = new Map<string, string>()
  return {
    idFor: (change) => ids.get(keyOf(change)) ?? createId(),
    lose(change, id) {
      ids.set(keyOf(change), id)
      for (const key of [...ids.keys()].slice(0, -LIMIT)) ids.delete(key)
    },
    answer: (change) => void ids.delete(keyOf(change)),
    refresh() {
      const addition = JSON.stringify(toCartFields({ kind: 'add' })).slice(0, -1)
      for (const key of ids.keys()) if (!key.startsWith(addition)) ids.delete(key)
    },
    clear: () => ids.clear(),
  }
}

function keyOf(change: CartChange): string {
  return JSON.stringify(toCartFields(change))
}
