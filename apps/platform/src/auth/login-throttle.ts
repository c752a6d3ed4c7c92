import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { toEmailKey } from './member.js'

export interface LoginAttempt {
  tenant: string
  email: string
  /** Where the call comes from. */
  address: string
}

/** Slows guessing: by account, whether there is one or not, and by address. */
export interface LoginThrottle {
  /** Counts an attempt before it is tried. Milliseconds to wait when there were too many; undefined when it may go on. */
  begin(attempt: LoginAttempt): Promise<number | undefined>
  /** Takes the attempt back once its member has come in, and forgets the account's failures. */
  succeed(attempt: LoginAttempt): Promise<void>
}

export interface LoginThrottleOptions {
  /** Failures of one account within the window. @default 10 */
  perAccount?: number
  /** Failures from one address within the window. @default 100 */
  perAddress?: number
  /** Seconds. @default 900 */
  windowSeconds?: number
}

/** Counts in this process's memory. */
export function createLoginThrottle(options: LoginThrottleOptions = {}): LoginThrottle {
  const duration = options.windowSeconds ?? 900
  const accounts = new RateLimiterMemory({ points: options.perAccount ?? 10, duration })
  const addresses = new RateLimiterMemory({ points: options.perAddress ?? 100, duration })
  return {
    async begin(attempt) {
      try {
        await addresses.consume(addressKey(attempt))
        await accounts.consume(accountKey(attempt))
        return undefined
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext
        throw refusal
      }
    },
    async succeed(attempt) {
      await accounts.delete(accountKey(attempt))
      await addresses.reward(addressKey(attempt))
    },
  }
}

function addressKey({ tenant, address }: LoginAttempt): string {
  return `${tenant} ${address}`
}

/** A hash: no e-mail address is kept in memory longer than its call. */
function accountKey({ tenant, email }: LoginAttempt): string {
  return createHash('sha256')
    .update(`${tenant} ${toEmailKey(email)}`)
    .digest('base64url')
}
