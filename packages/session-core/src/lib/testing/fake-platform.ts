import type { FakeClock } from './fake-clock.js'
import type { NewGrant, TokenPair } from '../machine/session-grant.js'
import type { SessionTransport } from '../transport/session-transport.js'

/** A fake token endpoint: rotating refresh tokens in families, with a grace period. */
export interface FakePlatform {
  transport: SessionTransport
  /** Logs a user in. */
  logIn(email: string): NewGrant
  /** Revokes every login. */
  revokeAll(): void
  /** Whether an access token is accepted now. */
  accepts(token: string | null): boolean
  /** Refresh tokens that were exchanged, each counted once. */
  rotations: number
  /** Renewal calls. */
  calls: number
  /** Logins that were revoked because a used token was used again. */
  reuses: number
  /** Whether the endpoint can be reached. */
  isReachable: boolean
  /** How long a call takes, in milliseconds. */
  latencyMs: number
}

interface Family {
  email: string
  isRevoked: boolean
}

interface Issued {
  family: Family
  expiresAtMs: number
  usedAtMs: number | null
  successor: TokenPair | null
}

/** Creates a platform whose access tokens live 15 minutes and whose grace is 30 s. */
export function createFakePlatform(
  clock: FakeClock,
  { lifeSeconds = 900, graceMs = 30_000 }: { lifeSeconds?: number; graceMs?: number } = {},
): FakePlatform {
  const byRefreshToken = new Map<string, Issued>()
  const byToken = new Map<string, Issued>()
  let lastId = 0

  const issue = (family: Family): TokenPair => {
    lastId += 1
    const pair = { token: `access-${lastId}`, refreshToken: `refresh-${lastId}` }
    const expiresAtMs = clock.trueMs() + lifeSeconds * 1_000
    const issued = { family, expiresAtMs, usedAtMs: null, successor: null }
    byRefreshToken.set(pair.refreshToken, issued)
    byToken.set(pair.token, issued)
    return pair
  }
  const toGrant = (tokens: TokenPair): NewGrant => {
    const leftMs = (byToken.get(tokens.token)?.expiresAtMs ?? 0) - clock.trueMs()
    return { tokens, expiresInSeconds: Math.floor(leftMs / 1_000) }
  }
  const exchange = (refreshToken: string | null | undefined): TokenPair | null => {
    const issued = byRefreshToken.get(refreshToken ?? '')
    if (!issued || issued.family.isRevoked) return null
    if (issued.usedAtMs === null) {
      platform.rotations += 1
      issued.usedAtMs = clock.trueMs()
      issued.successor = issue(issued.family)
      return issued.successor
    }
    const successor = byRefreshToken.get(issued.successor?.refreshToken ?? '')
    const isInGrace = clock.trueMs() - issued.usedAtMs <= graceMs
    if (isInGrace && successor?.usedAtMs === null) return issued.successor
    issued.family.isRevoked = true
    platform.reuses += 1
    return null
  }
  const simulateCall = async () => {
    const { latencyMs } = platform
    if (latencyMs > 0) await new Promise<void>((resolve) => void clock.after(latencyMs, resolve))
    if (!platform.isReachable) throw new Error('Unreachable.')
  }
  const familyOf = (tokens: TokenPair | null) =>
    (byToken.get(tokens?.token ?? '') ?? byRefreshToken.get(tokens?.refreshToken ?? ''))?.family

  const platform: FakePlatform = {
    transport: {
      async renew(tokens) {
        await simulateCall()
        platform.calls += 1
        const pair = exchange(tokens?.refreshToken)
        return pair ? { status: 'granted', grant: toGrant(pair) } : { status: 'refused' }
      },
      async revoke(tokens) {
        await simulateCall()
        const family = familyOf(tokens)
        if (family) family.isRevoked = true
      },
      async loadUser(tokens) {
        await simulateCall()
        const family = familyOf(tokens)
        if (!family || !platform.accepts(tokens?.token ?? null)) throw new Error('401')
        return { email: family.email }
      },
    },
    logIn: (email) => ({ ...toGrant(issue({ email, isRevoked: false })), email }),
    revokeAll() {
      for (const { family } of byToken.values()) family.isRevoked = true
    },
    accepts(token) {
      const issued = byToken.get(token ?? '')
      return issued !== undefined && !issued.family.isRevoked && issued.expiresAtMs > clock.trueMs()
    },
    rotations: 0,
    calls: 0,
    reuses: 0,
    isReachable: true,
    latencyMs: 20,
  }
  return platform
}
