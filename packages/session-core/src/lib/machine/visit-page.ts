import type { RedirectRules } from '../redirects/redirect-rules.js'
import type { SessionPage, SessionState } from './session-state.js'
import { withoutEffects, type SessionStep, type StepContext } from './session-step.js'

/** Whether a page needs a login. */
export function isProtected(page: SessionPage | null, rules: RedirectRules): page is SessionPage {
  return page !== null && !page.isOptedOut && !rules.isAuthPage(page.path)
}

/** Stores the open page and applies the redirect rules. */
export function visitPage(
  state: SessionState,
  page: SessionPage,
  context: StepContext,
): SessionStep {
  if (state.status === 'signing-out') {
    // The page on which the session ended: clean-up decides how to continue.
    if (page.path === state.page?.path) return withoutEffects({ ...state, page })
    return applyRedirectRules({ ...state, page, leftPath: null }, context)
  }
  // The saved path has been reached.
  const hasArrived = state.status === 'signed-in' && !context.rules.isAuthPage(page.path)
  return applyRedirectRules(
    { ...state, page, redirect: hasArrived ? null : state.redirect },
    context,
  )
}

/**
 * Applies the redirect rules to the open page. No redirect while it is unknown who is signed in.
 */
export function applyRedirectRules(state: SessionState, { rules }: StepContext): SessionStep {
  const { page, redirect, status } = state
  if (!page || status === 'unknown' || status === 'expired') return withoutEffects(state)
  const isSignedIn = status === 'signed-in'
  const decision = rules.decide({ ...page, isSignedIn, savedPath: redirect })
  if (decision.kind === 'stay') return withoutEffects(state)
  const { to, returnTo } = decision
  if (isSignedIn) {
    return { state, effects: [{ kind: 'navigate', to, reason: 'signed-in', returnTo: null }] }
  }
  return {
    state: { ...state, redirect: returnTo },
    effects: [{ kind: 'navigate', to, reason: 'login-needed', returnTo }],
  }
}
