import type { CartChange } from './changes/cart-change.js'
import type { OptimisticCart } from './changes/optimistic-cart.js'

/** A line that was removed or saved a moment ago and can be put back. */
export interface RemovedLine {
  lineId: string
  name: string
  /** Saved for later, not removed. */
  isSaved: boolean
}

/** The line that a change removes or saves; null for any other change. */
export function toRemovedLine(change: CartChange, cart: OptimisticCart | null): RemovedLine | null {
  if (change.kind !== 'remove' && change.kind !== 'save') return null
  const line = cart?.lines.find(({ id }) => id === change.lineId)
  return line ? { lineId: line.id, name: line.name, isSaved: change.kind === 'save' } : null
}
