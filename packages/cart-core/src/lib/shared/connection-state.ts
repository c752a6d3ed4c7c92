import type { SharedCartEnd } from './shared-cart.js'

/** How a page is connected with its shared cart. */
export type ConnectionState =
  /** No page follows the cart. */
  | { status: 'idle' }
  /** `attempt`: connections in a row that failed before this one. */
  | { status: 'connecting'; attempt: number }
  | { status: 'live'; attempt: number; sinceMs: number }
  /** Tries again by itself, at the latest at `retryAtMs`. */
  | { status: 'waiting'; attempt: number; retryAtMs: number }
  | { status: 'closed'; reason: SharedCartEnd }

/** What happens to a connection. */
export type ConnectionInput =
  | { kind: 'started' }
  | { kind: 'opened' }
  /** The stream broke off or could not be opened. */
  | { kind: 'lost' }
  /** The stream lacks something: it has to be opened anew. */
  | { kind: 'reopened' }
  /** Time has come to try again, the browser is online again, or somebody looks at the page. */
  | { kind: 'retried' }
  | { kind: 'closed'; reason: SharedCartEnd }
  | { kind: 'stopped' }

const FIRST_DELAY_MS = 250
const LONGEST_DELAY_MS = 5000
// A stream that ends sooner than this counts as failed: a server that breaks off at once is not asked four times a second.
const STABLE_AFTER_MS = 5000

/**
 * The next state of a connection. What does not fit the state changes nothing.
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
