import { isProtected } from './visit-page.js'
import {
  isActive,
  toSessionBase,
  type ActiveSession,
  type SessionState,
  type SignedOutSession,
  type SigningOutSession,
} from './session-state.js'
import { withoutEffects, type SessionStep, type StepContext } from './session-step.js'
import { SESSION_TIMINGS } from './session-timings.js'

/** Ends a session whose token has expired or is no longer accepted. */
export function endSession(state: ActiveSession, context: StepContext): SessionStep {
  const next = reset(state, state.revision + 1, context)
  return {
    state: { ...next, leftPath: toLeftPath(state, context) },
    effects: [
      { kind: 'publish', shared: { status: 'signed-out', revision: next.revision } },
      { kind: 'revoke', tokens: state.grant.tokens },
    ],
  }
}

/** Signs out on request and opens the home page. */
export function signOut(state: SessionState, context: StepContext): SessionStep {
  const to = context.rules.homeFor(state.page?.path ?? '')
  const navigate = { kind: 'navigate', to, reason: 'signed-out', returnTo: null } as const
  if (state.status === 'signed-out' || state.status === 'signing-out') {
    return { state: { ...state, redirect: null }, effects: [navigate] }
  }
  const next = reset(state, state.revision + 1, context)
  return {
    state: next,
    effects: [
      { kind: 'publish', shared: { status: 'signed-out', revision: next.revision } },
      { kind: 'revoke', tokens: isActive(state) ? state.grant.tokens : null },
      navigate,
    ],
  }
}

/** Ends the session because another tab did. */
export function followSignOut(
  state: SessionState,
  revision: number,
  context: StepContext,
): SessionStep {
  if (!isActive(state)) return withoutEffects({ ...state, revision })
  const next = reset(state, revision, context)
  return withoutEffects({ ...next, leftPath: toLeftPath(state, context) })
}

/** Clears data a second after the end, and redirects from a protected page that is still open to the login. */
export function cleanUp(state: SigningOutSession, { rules }: StepContext): SessionStep {
  const { leftPath, page } = state
  const next: SignedOutSession = { ...toSessionBase(state), status: 'signed-out' }
  if (!isProtected(page, rules) || page.path !== leftPath) {
    return { state: next, effects: [{ kind: 'clear-data' }] }
  }
  const returnTo = rules.parseReturnPath(leftPath)
  return {
    state: { ...next, redirect: returnTo },
    effects: [
      { kind: 'clear-data' },
      { kind: 'navigate', to: rules.loginFor(leftPath), reason: 'session-ended', returnTo },
    ],
  }
}

/** Clears tokens, expiry and saved path; without a grant there is no timer either. */
function reset(state: SessionState, revision: number, { nowMs }: StepContext): SigningOutSession {
  return {
    ...toSessionBase(state),
    status: 'signing-out',
    revision,
    generation: state.generation + 1,
    firstAttempt: state.attempts + 1,
    redirect: null,
    user: isActive(state) ? state.user : null,
    cleanupAtMs: nowMs + SESSION_TIMINGS.cleanupDelayMs,
    leftPath: null,
  }
}

function toLeftPath({ page }: SessionState, { rules }: StepContext): string | null {
  return isProtected(page, rules) ? page.path : null
}
