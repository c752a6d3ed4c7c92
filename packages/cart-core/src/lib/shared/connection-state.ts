import type { SharedCartEnd } from './shared-cart.js'

/** How a page is connected with its shared cart. */
export type ConnectionState =
  /** No page follows the cart. */
  | { status: 'idle' }
  /** `attempt`: connections in a row that failed before this one. */
  | { status: 'connecting'; attempt: number }
  | { status: 'live'; attempt: number; sinceMs: number }
  /** Retries automatically, at the latest at `retryAtMs`. */
  | { status: 'waiting'; attempt: number; retryAtMs: number }
  | { status: 'closed'; reason: SharedCartEnd }

/** An event of a connection. */
export type ConnectionInput =
  | { kind: 'started' }
  | { kind: 'opened' }
  /** The stream broke off or could not be opened. */
  | { kind: 'lost' }
  /** The stream has a gap: it must be opened again. */
  | { kind: 'reopened' }
  /** The retry timer fired, the browser is online again, or the page became visible. */
  | { kind: 'retried' }
  | { kind: 'closed'; reason: SharedCartEnd }
  | { kind: 'stopped' }

const FIRST_DELAY_MS = 250
const LONGEST_DELAY_MS = 5000
// A stream that ends sooner than this counts as failed, so that a server that disconnects at once
// does not get four requests a second.
const STABLE_AFTER_MS = 5000

/**
 * Returns the next state of a connection. An event that does not apply to the state is ignored.
 *
 * @param random from 0 to 1: clients whose server stopped do not come back all at once.
 */
export function stepConnection(
  state: ConnectionState,
  input: ConnectionInput,
  { nowMs, random }: { nowMs: number; random: number },
): ConnectionState {
  if (input.kind === 'closed') return { status: 'closed', reason: input.reason }
  if (input.kind === 'stopped') return state.status === 'closed' ? state : { status: 'idle' }
  if (input.kind === 'started') {
    return state.status === 'idle' || state.status === 'closed'
      ? { status: 'connecting', attempt: 0 }
      : state
  }
  switch (state.status) {
    case 'connecting':
      if (input.kind === 'opened') return { ...state, status: 'live', sinceMs: nowMs }
      return input.kind === 'lost' ? wait(state.attempt, nowMs, random) : state
    case 'live': {
      const attempt = nowMs - state.sinceMs < STABLE_AFTER_MS ? state.attempt + 1 : 0
      if (input.kind === 'lost' || input.kind === 'reopened') {
        return wait(attempt, nowMs, random)
      }
      return state
    }
    case 'waiting':
      return input.kind === 'retried' ? { status: 'connecting', attempt: state.attempt + 1 } : state
    default:
      return state
  }
}

function wait(attempt: number, nowMs: number, random: number): ConnectionState {
  const longestMs = Math.min(FIRST_DELAY_MS * 2 ** attempt, LONGEST_DELAY_MS)
  // Half of it is certain, so that a retry is never at once.
  return { status: 'waiting', attempt, retryAtMs: nowMs + (longestMs * (1 + random)) / 2 }
}
