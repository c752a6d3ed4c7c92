/** Timings of a session, in milliseconds. */
export const SESSION_TIMINGS = {
  /** Taken off a token's life, for the time that the response took. */
  safetyMarginMs: 5_000,
  /** How long before expiry a token is renewed. */
  refreshLeadMs: 10_000,
  /** From the end of a session until its data is cleared. */
  cleanupDelayMs: 1_000,
  /** A logout timer that fires this late means that the device slept or timers were throttled. */
  lateMs: 2_000,
  /** Longest wait for another tab's lock before it is stolen. */
  lockWaitMs: 5_000,
  /** Timeout of a request. */
  callDeadlineMs: 5_000,
  /** First wait after a failed renewal; it doubles with every attempt. */
  retryMs: 1_000,
  /** Longest wait between two attempts. */
  maxRetryMs: 30_000,
} as const

/**
 * When a token that lives so many seconds counts as expired: now + `expires_in` − 5 s. Whole
 * milliseconds, so that the same moment is the same number however it was calculated.
 */
export function toExpiresAtMs(nowMs: number, expiresInSeconds: number): number {
  return Math.round(nowMs + expiresInSeconds * 1_000) - SESSION_TIMINGS.safetyMarginMs
}

/**
 * When a token is to be renewed: 10 s before it expires. One that lives less than 20 s is renewed
 * at half its life, so that short-lived tokens are not renewed in an endless loop.
 *
 * @param nowMs When the token was received.
 */
export function toRefreshAtMs(nowMs: number, expiresAtMs: number): number {
  const lifeMs = Math.max(0, expiresAtMs - nowMs)
  return expiresAtMs - Math.min(SESSION_TIMINGS.refreshLeadMs, lifeMs / 2)
}

/** How long to wait after so many failed renewals in a row. */
export function toRetryDelayMs(tries: number): number {
  const { retryMs, maxRetryMs } = SESSION_TIMINGS
  return Math.min(maxRetryMs, retryMs * 2 ** Math.max(0, tries - 1))
}
