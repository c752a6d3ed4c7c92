import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

export interface FormAttempt {
  tenant: string
  /** What a form names: an e-mail address, or the number of an order. */
  key: string
  /** Where the call comes from. */
  address: string
}

/** Slows whoever writes strangers' addresses into a form, or guesses: by caller and by what is named. */
export interface FormThrottle {
  /** Counts an attempt. @returns Whether it may go on. */
  admit(attempt: FormAttempt): Promise<boolean>
}

export interface FormThrottleOptions {
  /** Tries from one address within the window. @default 30 */
  perAddress?: number
  /** Tries for one key within the window. @default 15 */
  perKey?: number
  /** Seconds. @default 3_600 */
  windowSeconds?: number
}

/** Counts in this process's memory. */
export function createFormThrottle(options: FormThrottleOptions = {}): FormThrottle {
  const duration = options.windowSeconds ?? 3_600
  const addresses = new RateLimiterMemory({ points: options.perAddress ?? 30, duration })
  const keys = new RateLimiterMemory({ points: options.perKey ?? 15, duration })
  return {
    async admit({ tenant, key, address }) {
      try {
        await addresses.consume(`${tenant} ${address}`)
        await keys.consume(hashOf(`${tenant} ${key.toLowerCase()}`))
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
