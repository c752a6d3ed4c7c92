const CART_LIFETIME_MS = 14 * 24 * 60 * 60 * 1000

/** When a cart ends that something was added to now: 14 days later, in milliseconds since 1970. */
export function cartExpiresAt(nowMs: number): number {
  return nowMs + CART_LIFETIME_MS
}

/** Whether a cart has ended. */
export function isExpired(expiresAtMs: number, nowMs: number): boolean {
  return expiresAtMs <= nowMs
}
