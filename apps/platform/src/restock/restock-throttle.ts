import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

export interface RestockAttempt {
  tenant: string
  email: string
  /** Where the call comes from. */
  address: string
}

/** Slows whoever writes strangers' addresses into the form: by caller and by e-mail. */
export interface RestockThrottle {
  /** Counts an attempt. @returns Whether it may go on. */
  admit(attempt: RestockAttempt): Promise<boolean>
}

export interface RestockThrottleOptions {
  /** Requests from one address within the window. @default 30 */
  perAddress?: number
  /** Requests for one e-mail within the window. @default 15 */
  perEmail?: number
  /** Seconds. @default 3_600 */
  windowSeconds?: number
}

/** Counts in this process's memory. */
export function createRestockThrottle(options: RestockThrottleOptions = {}): RestockThrottle {
  const duration = options.windowSeconds ?? 3_600
  const addresses = new RateLimiterMemory({ points: options.perAddress ?? 30, duration })
  const emails = new RateLimiterMemory({ points: options.perEmail ?? 15, duration })
  return {
    async admit({ tenant, email, address }) {
      try {
        await addresses.consume(`${tenant} ${address}`)
        await emails.consume(hashOf(`${tenant} ${email.toLowerCase()}`))
        return true
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return false
        throw refusal
      }
    },
  }
}

/** No e-mail address is kept in memory longer than its call. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
