import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { toEmailKey } from './member.js'

/** What is counted apart: what sends a mail to an address that somebody typed, and the opening of links. */
export type ThrottledAct = 'register' | 'mail' | 'link'

export interface ThrottledCall {
  tenant: string
  /** Where the call comes from. */
  address: string
  /** Null for what names no account. */
  email: string | null
}

/** Slows whoever fills strangers' mailboxes or guesses links: by account, whether there is one or not, and by address. */
export interface AccountThrottle {
  /** Counts a call. @returns Milliseconds to wait when there were too many; undefined when it may go on. */
  admit(act: ThrottledAct, call: ThrottledCall): Promise<number | undefined>
}

export interface AccountThrottleOptions {
  /** Calls for one account within the window. @default 5 */
  perAccount?: number
  /** Calls from one address within the window. @default 100 */
  perAddress?: number
  /** Seconds. @default 3_600 */
  windowSeconds?: number
}

/** Counts in this process's memory. */
export function createAccountThrottle(options: AccountThrottleOptions = {}): AccountThrottle {
  const duration = options.windowSeconds ?? 3_600
  const accounts = new RateLimiterMemory({ points: options.perAccount ?? 5, duration })
  const addresses = new RateLimiterMemory({ points: options.perAddress ?? 100, duration })
  return {
    async admit(act, { tenant, address, email }) {
      try {
        await addresses.consume(`${act} ${tenant} ${address}`)
        if (email !== null) await accounts.consume(accountKey(act, tenant, email))
        return undefined
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext
        throw refusal
      }
    },
  }
}

/** A hash: no e-mail address is kept in memory longer than its call. */
function accountKey(act: ThrottledAct, tenant: string, email: string): string {
  return createHash('sha256')
    .update(`${act} ${tenant} ${toEmailKey(email)}`)
    .digest('base64url')
}
