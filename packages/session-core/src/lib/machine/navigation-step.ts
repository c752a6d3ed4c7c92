import type { RedirectRules } from '../redirects/redirect-rules.js'
import type { SessionPage, SessionState } from './session-state.js'
import { stay, type SessionStep, type StepContext } from './session-step.js'

/** Whether a page needs a login. */
export function isProtected(page: SessionPage | null, rules: RedirectRules): page is SessionPage {
  return page !== null && !page.isOptedOut && !rules.isAuthPage(page.path)
}

/** Notes the page in sight and sends its visitor on where the rules say so. */
export function navigate(
  state: SessionState,
  page: SessionPage,
  context: StepContext,
): SessionStep {
  if (state.status === 'signing-out') {
    // The page from which the session ended: what comes after that is on its way already.
    if (page.path === state.page?.path) return stay({ ...state, page })
    return followRules({ ...state, page, leftPath: null }, context)
  }
  // Whoever was sent to the saved path has arrived.
  const hasArrived = state.status === 'signed-in' && !context.rules.isAuthPage(page.path)
  return followRules({ ...state, page, redirect: hasArrived ? null : state.redirect }, context)
}

/** Applies the redirect rules to the page in sight. While nobody knows who is signed in, nobody is sent anywhere. */
export function followRules(state: SessionState, { rules }: StepContext): SessionStep {
  const { page, redirect, status } = state
  if (!page || status === 'unknown' || status === 'expired') return stay(state)
  const isSignedIn = status === 'signed-in'
  const decision = rules.decide({ ...page, isSignedIn, savedPath: redirect })
  if (decision.kind === 'stay') return stay(state)
  const { to, returnTo } = decision
  if (isSignedIn) {
    return { state, effects: [{ kind: 'go', to, reason: 'signed-in', returnTo: null }] }
  }
  return {
    state: { ...state, redirect: returnTo },
    effects: [{ kind: 'go', to, reason: 'login-needed', returnTo }],
  }
}
