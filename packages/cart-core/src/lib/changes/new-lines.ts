import type { Cart } from '../cart.js'
import type { CartChange } from './cart-change.js'
import { findLine, newLineId } from './optimistic-cart.js'

/**
 * The server's ids of lines that were shown, and may be changed, before the server had named them.
 */
export interface NewLines {
  /** The server has responded with its cart. */
  learn(cart: Cart): void
  /** The change with the server's id of its line; null where the server has added no such line. */
  resolve(change: CartChange): CartChange | null
}

/**
 * Learns the ids of added lines from the server's responses. A line keeps its id while it is
 * removed or saved for later.
 */
export function createNewLines(): NewLines {
  const ids = new Map<string, string>()
  return {
    learn(cart) {
      for (const { variantId } of cart.lines) {
        const newId = newLineId(variantId)
        const line = findLine(cart, newId)
        if (line) ids.set(newId, line.id)
      }
    },
    resolve(change) {
      if (!('lineId' in change) || !change.lineId.startsWith(newLineId(''))) return change
      const lineId = ids.get(change.lineId)
      return lineId === undefined ? null : { ...change, lineId }
    },
  }
}
