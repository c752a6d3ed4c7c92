const REPEAT_MINUTES = 10

/**
 * The time since which an equal statement of the same person is a repetition, sent because the
 * response was lost.
 */
export function repeatsSince(now: Date): Date {
  return new Date(now.getTime() - REPEAT_MINUTES * 60_000)
}
