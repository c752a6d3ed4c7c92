export { createBrowserSession } from './lib/browser/browser-session.js'
export type { BrowserSessionOptions, SessionWindow } from './lib/browser/browser-session.js'
export { createBrowserTabs, type BrowserTabsOptions } from './lib/browser/browser-tabs.js'
export type { TabChannel, TabLocks } from './lib/browser/browser-tabs.js'
export { readPublicCookie } from './lib/server/public-cookie.js'
export {
  parsePublicSession,
  toPublicGrant,
  type PublicSession,
} from './lib/server/public-session.js'
export {
  createSession,
  type Session,
  type SessionOptions,
  type Navigation,
} from './lib/browser/session.js'
export { createSystemClock, type SessionClock } from './lib/transport/session-clock.js'
export type { NavigationReason, SessionEffect } from './lib/machine/session-effect.js'
export type { SessionProblem, SessionProblemCode } from './lib/machine/session-effect.js'
export { SessionError, type SessionErrorCode } from './lib/session-error.js'
export type { TimedSessionInput, SessionInput } from './lib/machine/session-input.js'
export type { SharedSession } from './lib/machine/shared-session.js'
export { parseTokenResponse, type NewGrant } from './lib/machine/session-grant.js'
export type { SessionGrant, TokenPair } from './lib/machine/session-grant.js'
export { createSessionMachine, type SessionMachine } from './lib/machine/session-machine.js'
export { createSessionState, isSignedIn, type SessionState } from './lib/machine/session-state.js'
export type { Renewal, SessionPage, SessionUser } from './lib/machine/session-state.js'
export type { SessionStep } from './lib/machine/session-step.js'
export { createSingleTab, type SessionTabs } from './lib/browser/session-tabs.js'
export { SESSION_TIMINGS, toExpiresAtMs, toRefreshAtMs } from './lib/machine/session-timings.js'
export type { RenewalAnswer, SessionTransport } from './lib/transport/session-transport.js'
export type { SessionView } from './lib/machine/session-view.js'
export { toDueAtMs } from './lib/machine/run-due-steps.js'
export { createTokenTransport, type RefreshGrant } from './lib/transport/token-transport.js'
export type { TokenCallAnswer, TokenTransportOptions } from './lib/transport/token-transport.js'
