import { toPublicCookie } from './public-cookie.js'
import type { PublicSession } from './public-session.js'
import { createExpiringSet } from './expiring-set.js'
import { parseSealed, toSealable, type SealedSession } from './sealed-session.js'
import { createSystemClock, type SessionClock } from '../transport/session-clock.js'
import { readCookie, toSessionCookie } from './session-cookie.js'
import type { CookieChange, SessionCookieOptions } from './session-cookie.js'
import type { SessionProblem } from '../machine/session-effect.js'
import { SessionError } from '../session-error.js'
import type { NewGrant } from '../machine/session-grant.js'
import { createSessionMachine } from '../machine/session-machine.js'
import { createSessionState, isActive, type ActiveSession } from '../machine/session-state.js'
import type { SessionTransport } from '../transport/session-transport.js'
import { createRevocations } from './create-revocations.js'
import { createSharedRenewal } from './shared-renewal.js'
import { runForRequest } from './run-for-request.js'

export interface ServerSessionsOptions {
  tenant: string
  /** From `createTokenTransport`. */
  transport: SessionTransport
  cookie: SessionCookieOptions
  /** Encrypts and signs a value: base64url. */
  seal: (value: object) => string | Promise<string>
  /** Opens sealed text; null for anything else. */
  open: (text: string) => unknown
  /**
   * How long a used refresh token still returns the same successor, here and on the platform.
   * @default 30_000
   */
  graceMs?: number
  /** @default the system clock */
  clock?: SessionClock
  onProblem?: (problem: SessionProblem) => void
}

/** The session of one request. The response has to set `cookies`, which may be empty. */
export type ServerSession =
  | { status: 'signed-out'; cookies: readonly CookieChange[] }
  | ActiveServerSession

/** A session that has tokens. */
export type ActiveServerSession =
  /** Renewal could not be tried: a guest for this request; the session is preserved. */
  | { status: 'expired'; email: string | null; cookies: readonly CookieChange[] }
  | {
      status: 'signed-in'
      /** Access token for calls of the member. */
      token: string
      email: string | null
      /** By the server's clock. */
      expiresAtMs: number
      cookies: readonly CookieChange[]
    }

/** Server sessions, which hold the tokens. */
export interface ServerSessions {
  /**
   * The session of a request, from its `Cookie` header. Refreshes an expired token.
   *
   * @param options.rejectedToken A token with which this request got status 401: it is renewed, or
   * the session ends.
   */
  read(
    cookieHeader: string | null | undefined,
    options?: { rejectedToken?: string },
  ): Promise<ServerSession>
  /**
   * Begins a session with the tokens of a login.
   *
   * @throws {SessionError} `unusable-grant` when the tokens have expired already.
   */
  begin(grant: NewGrant): Promise<ActiveServerSession>
  /**
   * Ends the session of a request, here and on the platform. While the platform cannot be reached,
   * the session has ended for this process, which tells the platform as soon as it can.
   *
   * @returns The cookies that end it in the browser.
   */
  end(cookieHeader: string | null | undefined): Promise<readonly CookieChange[]>
  /** Returns the part of a session that the browser may know; null for signed out. */
  toPublic(session: ServerSession): PublicSession | null
  /** Stops telling the platform about ended sessions. */
  stop(): void
}

/**
 * Creates the sessions of a server: the same machine as in a browser, whose storage is an encrypted
 * cookie. Requests of one session that come at the same time share one renewal.
 *
 * @example const sessions = createServerSessions({ tenant, transport, cookie: { isSecure: true },
 * seal, open })
 */
export function createServerSessions(options: ServerSessionsOptions): ServerSessions {
  const { tenant, transport, seal, open, graceMs = 30_000, onProblem } = options
  const { clock = createSystemClock() } = options
  const nowMs = () => clock.wallMs()
  const report = (problem: SessionProblem) => onProblem?.(problem)
  const { name, attributes } = toSessionCookie(options.cookie)
  const ended = createExpiringSet(graceMs, nowMs)
  const revocations = createRevocations({
    revoke: transport.revoke,
    clock,
    onProblem: (cause) => report({ code: 'revocation-failed', cause }),
  })
  const isEnded = (key: string) => ended.has(key) || revocations.isPending(key)
  const shared = createSharedRenewal({ transport, clock, graceMs })
  const machine = createSessionMachine()

  const ending: readonly CookieChange[] = [
    { name, value: '', attributes: { ...attributes, maxAge: 0 } },
    toPublicCookie(null, options.cookie),
  ]
  const sealCookies = async (session: SealedSession): Promise<readonly CookieChange[]> => [
    { name, value: await seal(toSealable(session, tenant)), attributes },
    toPublicCookie({ ...session, nowMs: nowMs() }, options.cookie),
  ]
  const openCookie = async (header: string | null | undefined) => {
    const text = readCookie(header, name)
    return text === null ? null : { sealed: parseSealed(await open(text), tenant) }
  }
  const toSession = async (state: ActiveSession, isNew: boolean): Promise<ActiveServerSession> => {
    const { tokens, expiresAtMs } = state.grant
    const email = state.user?.email ?? null
    if (!tokens) {
      throw new SessionError(
        'invalid-settings',
        'Cannot store a session without tokens: the transport has to return them.',
      )
    }
    const cookies = isNew ? await sealCookies({ tokens, expiresAtMs, email }) : []
    if (state.status === 'expired') return { status: 'expired', email, cookies }
    return { status: 'signed-in', token: tokens.token, email, expiresAtMs, cookies }
  }

  return {
    async read(header, { rejectedToken } = {}) {
      const opened = await openCookie(header)
      if (!opened) return { status: 'signed-out', cookies: [] }
      const { sealed } = opened
      if (!sealed) return { status: 'signed-out', cookies: ending }
      const { state, isNew } = await runForRequest({
        sealed,
        rejectedToken,
        machine,
        shared,
        nowMs,
        report,
      })
      const tokens = isActive(state) ? state.grant.tokens : null
      // A request that was running when the session ended must neither restore it nor end the next
      // one.
      if (isEnded(keyOf(sealed)) || (tokens && isEnded(keyOf({ tokens })))) {
        return { status: 'signed-out', cookies: [] }
      }
      return isActive(state) ? toSession(state, isNew) : { status: 'signed-out', cookies: ending }
    },
    async begin(grant) {
      const start = createSessionState()
      const { state } = machine.step(start, { kind: 'granted', grant, nowMs: nowMs() })
      if (state.status !== 'signed-in') {
        throw new SessionError(
          'unusable-grant',
          'Cannot begin a session with tokens that have expired.',
        )
      }
      return toSession(state, true)
    },
    async end(header) {
      const sealed = (await openCookie(header))?.sealed
      if (!sealed) return ending
      ended.add(keyOf(sealed))
      await revocations.send(keyOf(sealed), sealed.tokens)
      return ending
    },
    toPublic(session) {
      if (session.status !== 'signed-in') return null
      const { email, expiresAtMs } = session
      return { email, expiresAtMs, nowMs: nowMs() }
    },
    stop: revocations.stop,
  }
}

function keyOf({ tokens }: Pick<SealedSession, 'tokens'>): string {
  return tokens.refreshToken ?? tokens.token
}
