import type { SharedCartEvent } from './shared-cart.js'

/** Changes of a line that are further apart are not one. */
const LONGEST_PAUSE_MS = 10 * 60_000

/**
 * Joins the changes that one person made to one line in a row, as the buttons for one more and one
 * less make them.
 *
 * @param log The latest first.
 */
export function groupEvents(log: readonly SharedCartEvent[]): SharedCartEvent[] {
  const groups: SharedCartEvent[] = []
  for (const event of log) {
    const later = groups.at(-1)
    const isNear = later && Date.parse(later.at) - Date.parse(event.at) <= LONGEST_PAUSE_MS
    if (isNear && isSameWork(event, later)) groups[groups.length - 1] = joinEvents(event, later)
    else groups.push(event)
  }
  return groups
}

/** Whether two events change the quantity of one line, by one person. */
export function isSameWork(earlier: SharedCartEvent, later: SharedCartEvent): boolean {
  return (
    (earlier.kind === 'LINE_ADDED' || earlier.kind === 'LINE_CHANGED') &&
    later.kind === 'LINE_CHANGED' &&
    earlier.lineId === later.lineId &&
    earlier.person?.id === later.person?.id
  )
}

/** The change that two of one line make together: what the earlier one was, up to the later one. */
export function joinEvents(earlier: SharedCartEvent, later: SharedCartEvent): SharedCartEvent {
  const difference = (earlier.difference ?? 0) + (later.difference ?? 0)
  return { ...later, kind: earlier.kind, difference }
}
