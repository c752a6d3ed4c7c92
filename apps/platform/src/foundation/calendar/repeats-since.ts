const REPEAT_MINUTES = 10

/**
 * Since when the same statement of the same person counts as one: it is sent again because its answer was lost on the way.
 */
export function repeatsSince(now: Date): Date {
  return new Date(now.getTime() - REPEAT_MINUTES * 60_000)
}
