import { isProtected } from './navigation-step.js'
import {
  isHeld,
  toAnySession,
  type HeldSession,
  type SessionState,
  type SignedOutSession,
  type SigningOutSession,
} from './session-state.js'
import { stay, type SessionStep, type StepContext } from './session-step.js'
import { SESSION_TIMINGS } from './session-timings.js'

/** Ends a session that is over by itself: its token has expired, or the server knows it no longer. */
export function endByItself(state: HeldSession, context: StepContext): SessionStep {
  const next = reset(state, state.revision + 1, context)
  return {
    state: { ...next, leftPath: toLeftPath(state, context) },
    effects: [
      { kind: 'publish', fact: { status: 'signed-out', revision: next.revision } },
      { kind: 'revoke', tokens: state.grant.tokens },
    ],
  }
}

/** Ends a session because its person asks for it, and goes home. */
export function signOut(state: SessionState, context: StepContext): SessionStep {
  const to = context.rules.homeFor(state.page?.path ?? '')
  const go = { kind: 'go', to, reason: 'signed-out', returnTo: null } as const
  if (state.status === 'signed-out' || state.status === 'signing-out') {
    return { state: { ...state, redirect: null }, effects: [go] }
  }
  const next = reset(state, state.revision + 1, context)
  return {
    state: next,
    effects: [
      { kind: 'publish', fact: { status: 'signed-out', revision: next.revision } },
      { kind: 'revoke', tokens: isHeld(state) ? state.grant.tokens : null },
      go,
    ],
  }
}

/** Follows another tab that has ended the session. */
export function followSignOut(
  state: SessionState,
  revision: number,
  context: StepContext,
): SessionStep {
  if (!isHeld(state)) return stay({ ...state, revision })
  const next = reset(state, revision, context)
  return stay({ ...next, leftPath: toLeftPath(state, context) })
}

/** Clears what is left a second later, and leads from a protected page that is still in sight to the login. */
export function cleanUp(state: SigningOutSession, { rules }: StepContext): SessionStep {
  const { leftPath, page } = state
  const next: SignedOutSession = { ...toAnySession(state), status: 'signed-out' }
  if (!isProtected(page, rules) || page.path !== leftPath) {
    return { state: next, effects: [{ kind: 'clear-data' }] }
  }
  const returnTo = rules.parseReturnPath(leftPath)
  return {
    state: { ...next, redirect: returnTo },
    effects: [
      { kind: 'clear-data' },
      { kind: 'go', to: rules.loginFor(leftPath), reason: 'session-ended', returnTo },
    ],
  }
}

/** Clears tokens, expiry and saved path; without a grant there is no timer either. */
function reset(state: SessionState, revision: number, { nowMs }: StepContext): SigningOutSession {
  return {
    ...toAnySession(state),
    status: 'signing-out',
    revision,
    generation: state.generation + 1,
    firstAttempt: state.attempts + 1,
    redirect: null,
    user: isHeld(state) ? state.user : null,
    cleanupAtMs: nowMs + SESSION_TIMINGS.cleanupDelayMs,
    leftPath: null,
  }
}

function toLeftPath({ page }: SessionState, { rules }: StepContext): string | null {
  return isProtected(page, rules) ? page.path : null
}
