import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

export interface Attempt {
  tenant: string
  /** Where the call comes from. */
  address: string
  /** What it names, whether there is such a thing or not: an e-mail address, the number of an order; null for none. */
  key: string | null
}

/** Limits attempts, such as guessed passwords or strangers' addresses in forms: by caller, and by key. */
export interface AttemptThrottle {
  /** Counts an attempt before it is tried. @returns Milliseconds to wait when there were too many; undefined when it may go on. */
  consume(attempt: Attempt): Promise<number | undefined>
  /** Takes a successful attempt back, and clears the count of its key. */
  reset(attempt: Attempt): Promise<void>
}

export interface AttemptThrottleOptions {
  /** Attempts from one address within the window. @default 30 */
  perAddress?: number
  /** Attempts at one key within the window. @default 15 */
  perKey?: number
  /** Seconds. @default 3_600 */
  windowSeconds?: number
}

/** Counts in this process's memory. */
export function createAttemptThrottle(options: AttemptThrottleOptions = {}): AttemptThrottle {
  const duration = options.windowSeconds ?? 3_600
  const addresses = new RateLimiterMemory({ points: options.perAddress ?? 30, duration })
  const keys = new RateLimiterMemory({ points: options.perKey ?? 15, duration })
  return {
    async consume({ tenant, address, key }) {
      try {
        await addresses.consume(`${tenant} ${address}`)
        if (key !== null) await keys.consume(hashOf(tenant, key))
        return undefined
      } catch (error) {
        if (error instanceof RateLimiterRes) return error.msBeforeNext
        throw error
      }
    },
    async reset({ tenant, address, key }) {
      if (key !== null) await keys.delete(hashOf(tenant, key))
      await addresses.reward(`${tenant} ${address}`)
    },
  }
}

/** However it is typed, and as a hash: no e-mail address is kept in memory longer than its call. */
function hashOf(tenant: string, key: string): string {
  const typed = key.trim().normalize('NFC').toLowerCase().replaceAll('\0', '')
  return createHash('sha256').update(`${tenant} ${typed}`).digest('base64url')
}
