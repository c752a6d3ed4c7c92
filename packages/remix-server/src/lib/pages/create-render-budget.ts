/** Renders that addresses may ask for which anybody can make up. */
export interface RenderBudget {
  /** Takes one; false where none is left for now. */
  take(): boolean
}

/** Options of {@link createRenderBudget}. */
export interface RenderBudgetOptions {
  /** Most renders one after the other. @default 40 */
  most?: number
  /** Renders that come back each second. @default 4 */
  perSecond?: number
  /** @default Date.now */
  now?: () => number
}

/** Creates a bucket of renders that fills by the clock: a few at once, and no more than so many a second from then on. */
export function createRenderBudget({
  most = 40,
  perSecond = 4,
  now = Date.now,
}: RenderBudgetOptions = {}): RenderBudget {
  let left = most
  let countedAtMs = now()
  return {
    take() {
      const atMs = now()
      // A clock that is set back gives nothing.
      const passedMs = Math.max(0, atMs - countedAtMs)
      countedAtMs = atMs
      left = Math.min(most, left + (passedMs * perSecond) / 1_000)
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}
