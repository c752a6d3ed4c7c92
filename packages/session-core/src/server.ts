export { createServerSessions, type ServerSessions } from './lib/server-sessions.js'
export type {
  HeldServerSession,
  ServerSession,
  ServerSessionsOptions,
} from './lib/server-sessions.js'
export { readCookie, toSessionCookie, toSetCookie } from './lib/session-cookie.js'
export type { CookieAttributes, CookieChange, SessionCookieOptions } from './lib/session-cookie.js'
