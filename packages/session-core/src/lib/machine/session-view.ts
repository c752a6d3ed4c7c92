import type { SessionState } from './session-state.js'
import type { MonotonicClock } from '../browser/monotonic-clock.js'

/** The part of a session that a page may show. Contains no token. */
export type SessionView =
  /** On the server, while hydrating and before the session was started. */
  | { status: 'unknown' }
  | { status: 'signed-out' }
  /** Expired; being renewed without asking the user. */
  | { status: 'restoring'; email: string | null }
  | {
      status: 'signed-in'
      /** Null until the user is loaded. */
      email: string | null
      /** By the device's clock. */
      expiresAtMs: number
    }

/** The view of a state. */
export function toView(state: SessionState, time: MonotonicClock): SessionView {
  switch (state.status) {
    case 'unknown':
      return { status: 'unknown' }
    case 'signed-out':
    case 'signing-out':
      return { status: 'signed-out' }
    case 'expired':
      return { status: 'restoring', email: state.user?.email ?? null }
    case 'signed-in': {
      const expiresAtMs = time.toWallMs(state.grant.expiresAtMs)
      return { status: 'signed-in', email: state.user?.email ?? null, expiresAtMs }
    }
  }
}

/**
 * Whether two views are equal. Expiry is compared with a tolerance: clock readings vary by
 * fractions of a millisecond.
 */
export function isSameView(a: SessionView, b: SessionView): boolean {
  if (a.status !== b.status || toEmail(a) !== toEmail(b)) return false
  if (a.status !== 'signed-in' || b.status !== 'signed-in') return true
  return Math.abs(a.expiresAtMs - b.expiresAtMs) < 1_000
}

function toEmail(view: SessionView): string | null {
  return 'email' in view ? view.email : null
}
