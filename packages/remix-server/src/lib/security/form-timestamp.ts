import { seal, unseal } from './seal.js'

const PURPOSE = 'form'
const DEFAULT_PAUSE_MS = 2_000
/** A page left open over a weekend can still be sent. */
const LONGEST_MS = 7 * 24 * 60 * 60 * 1_000

/** What a form's timestamp depends on. */
export interface FormTimestampSettings {
  /** Secret for sealed values; at least 32 characters. */
  cookieSecret: string
  /**
   * Milliseconds that a form is held for from the moment at which it was shown: programs send no
   * more in a time. @default 2_000
   */
  formPauseMs?: number
}

/**
 * Seals the time at which a visitor saw a form or started to fill it in, so that a client cannot
 * claim an earlier one.
 */
export function createFormTimestamp(
  { cookieSecret }: FormTimestampSettings,
  nowMs: number = Date.now(),
): Promise<string> {
  return seal(nowMs, cookieSecret, PURPOSE)
}

/**
 * Returns how long to delay a submitted form. With a password manager people are as quick as
 * programs, so a quick submission is not rejected. Without a valid timestamp (missing, expired or
 * of another server) the form counts as shown just now.
 *
 * @returns Milliseconds, from 0 to the whole pause.
 */
export async function formPauseLeftMs(
  timestamp: string,
  { cookieSecret, formPauseMs = DEFAULT_PAUSE_MS }: FormTimestampSettings,
  nowMs: number = Date.now(),
): Promise<number> {
  const shownAtMs = await unseal(timestamp, cookieSecret, PURPOSE)
  if (typeof shownAtMs !== 'number') return formPauseMs
  const ageMs = nowMs - shownAtMs
  if (ageMs < 0 || ageMs > LONGEST_MS) return formPauseMs
  return Math.max(0, formPauseMs - ageMs)
}
