import { seal, unseal } from './seal.js'

const PURPOSE = 'form'
const DEFAULT_PAUSE_MS = 2_000
/** A page left open over a weekend can still be sent. */
const LONGEST_MS = 7 * 24 * 60 * 60 * 1_000

/** What a form's timestamp depends on. */
export interface FormTimestampSettings {
  /** Secret for sealed values; at least 32 characters. */
  cookieSecret: string
  /** Milliseconds that a form is held for from the moment at which it was shown: programs send no more in a time. @default 2_000 */
  formPauseMs?: number
}

/** Seals the moment at which somebody is shown a form or begins with it, so that nobody can say that it was earlier. */
export function createFormTimestamp(
  { cookieSecret }: FormTimestampSettings,
  nowMs: number = Date.now(),
): Promise<string> {
  return seal(nowMs, cookieSecret, PURPOSE)
}

/**
 * How long a form that was sent is to be held before it is taken. Whoever has a password manager is as quick as a program, so
 * nothing is refused for it. A timestamp that is missing, too old or of another server tells nothing: the form then counts as
 * shown just now.
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
