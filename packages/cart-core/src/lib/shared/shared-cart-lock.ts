import type { AtomStore } from '@floga/browser-storage/atoms'
import { atom, type Atom } from 'jotai/vanilla'
import type { SharedCartClock } from './shared-cart-clock.js'

/** The lock of a shared cart while its owner checks out. */
export interface SharedCartLock {
  /** Milliseconds since 1970; null while the cart is open. */
  lockedUntilAtom: Atom<number | null>
  /** @param lockedUntil as the server writes it (ISO 8601). */
  set(lockedUntil: string | null): void
  /** Stops its timer. */
  stop(): void
}

/** Stores until when a cart is locked, and unlocks it at that time. */
export function createSharedCartLock(store: AtomStore, clock: SharedCartClock): SharedCartLock {
  const lockedUntilAtom = atom<number | null>(null)
  let stopTimer: (() => void) | null = null
  return {
    lockedUntilAtom: atom((get) => get(lockedUntilAtom)),
    set(lockedUntil) {
      stopTimer?.()
      const untilMs = lockedUntil === null ? NaN : Date.parse(lockedUntil)
      const delayMs = untilMs - clock.nowMs()
      store.set(lockedUntilAtom, delayMs > 0 ? untilMs : null)
      if (delayMs > 0) stopTimer = clock.after(delayMs, () => store.set(lockedUntilAtom, null))
    },
    stop: () => stopTimer?.(),
  }
}
