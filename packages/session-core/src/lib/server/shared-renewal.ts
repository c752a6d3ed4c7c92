import { callWithDeadline } from '../transport/call-with-deadline.js'
import type { SessionClock } from '../transport/session-clock.js'
import type { TokenPair } from '../machine/session-grant.js'
import type { SessionUser } from '../machine/session-state.js'
import type { RenewalAnswer, SessionTransport } from '../transport/session-transport.js'
import { createSingleFlight } from './single-flight.js'

/** Renewals that all requests of one session share. */
export interface SharedRenewal {
  /** Renews once for everybody who has the same tokens, and says the same to whoever comes within the grace. */
  renew(tokens: TokenPair): Promise<RenewalAnswer>
  /** Asks once who it is. */
  loadUser(tokens: TokenPair): Promise<SessionUser>
}

/** Creates what requests share. */
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
      const { answer, atMs } = await renewals.fly(tokens.refreshToken ?? '', async () => ({
        answer: await callWithDeadline(clock, (signal) => transport.renew(tokens, signal)),
        atMs: nowMs(),
      }))
      if (answer.status === 'refused') return answer
      // Whoever is told later has less of its life left.
      const passedSeconds = (nowMs() - atMs) / 1_000
      const { grant } = answer
      const expiresInSeconds = grant.expiresInSeconds - passedSeconds
      return { status: 'granted', grant: { ...grant, expiresInSeconds } }
    },
    loadUser: (tokens) =>
      users.fly(tokens.token, () =>
        callWithDeadline(clock, (signal) => transport.loadUser(tokens, signal)),
      ),
  }
}
