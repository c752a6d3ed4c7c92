import { callWithDeadline } from '../transport/call-with-deadline.js'
import type { SessionClock } from '../transport/session-clock.js'
import type { TokenPair } from '../machine/session-grant.js'
import type { SessionUser } from '../machine/session-state.js'
import type { RenewalAnswer, SessionTransport } from '../transport/session-transport.js'
import { createSingleFlight } from './single-flight.js'

/** Renewals shared by all requests of one session. */
export interface SharedRenewal {
  /**
   * Renews once for all requests with the same tokens, and repeats the result within the grace
   * period.
   */
  renew(tokens: TokenPair): Promise<RenewalAnswer>
  /** Loads the user once. */
  loadUser(tokens: TokenPair): Promise<SessionUser>
}

/** Creates the shared renewals. */
export function createSharedRenewal(options: {
  transport: SessionTransport
  clock: SessionClock
  graceMs: number
}): SharedRenewal {
  const { transport, clock, graceMs } = options
  const nowMs = () => clock.wallMs()
  const keeping = { keepMs: graceMs, nowMs }
  const renewals = createSingleFlight<{ answer: RenewalAnswer; atMs: number }>(keeping)
  const users = createSingleFlight<SessionUser>(keeping)

  return {
    async renew(tokens) {
      const { answer, atMs } = await renewals.run(tokens.refreshToken ?? '', async () => ({
        answer: await callWithDeadline(clock, (signal) => transport.renew(tokens, signal)),
        atMs: nowMs(),
      }))
      if (answer.status === 'refused') return answer
      // A later request gets a shorter remaining life.
      const passedSeconds = (nowMs() - atMs) / 1_000
      const { grant } = answer
      const expiresInSeconds = grant.expiresInSeconds - passedSeconds
      return { status: 'granted', grant: { ...grant, expiresInSeconds } }
    },
    loadUser: (tokens) =>
      users.run(tokens.token, () =>
        callWithDeadline(clock, (signal) => transport.loadUser(tokens, signal)),
      ),
  }
}
