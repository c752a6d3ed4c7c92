export { createServerSessions, type ServerSessions } from './lib/server/server-sessions.js'
export type {
  ActiveServerSession,
  ServerSession,
  ServerSessionsOptions,
} from './lib/server/server-sessions.js'
export { readCookie, toSessionCookie, toSetCookie } from './lib/server/session-cookie.js'
export type {
  CookieAttributes,
  CookieChange,
  SessionCookieOptions,
} from './lib/server/session-cookie.js'
