import { seal, unseal } from './seal.js'

const PURPOSE = 'form'
const DEFAULT_PAUSE_MS = 2_000
/** A page left open over a weekend can still be sent. */
const LONGEST_MS = 7 * 24 * 60 * 60 * 1_000

/** What a form's timestamp depends on. */
export interface FormTimestampSettings {
  /** Secret for sealed values; at least 32 characters. */
  cookieSecret: string
  /** Milliseconds that nobody fills in a form within: a quicker one comes from a program. @default 2_000 */
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
 * How long somebody had a form before it was sent. `too-quick`: most likely a program. `unreadable`: the timestamp is missing,
 * too old or of another server, which can happen to people as well.
 */
export async function readFormTimestamp(
  timestamp: string,
  { cookieSecret, formPauseMs = DEFAULT_PAUSE_MS }: FormTimestampSettings,
  nowMs: number = Date.now(),
): Promise<'fine' | 'too-quick' | 'unreadable'> {
  const shownAtMs = await unseal(timestamp, cookieSecret, PURPOSE)
  if (typeof shownAtMs !== 'number') return 'unreadable'
  const ageMs = nowMs - shownAtMs
  if (ageMs < 0 || ageMs > LONGEST_MS) return 'unreadable'
  return ageMs < formPauseMs ? 'too-quick' : 'fine'
}
