/** Slower touches and keys than this are reported by the browser; the others count as this. */
const shortestMs = 16

/** Duration of one interaction until the next paint, and its phases. */
export interface Interaction {
  durationMs: number
  /** Before any handler ran. */
  waitingMs: number
  handlingMs: number
  /** Style, layout and paint after the last handler. */
  drawingMs: number
}

/** Entries recorded since the last call. */
export interface Recorded {
  /** How many touches and keys there were, whether or not they were reported. */
  count: number
  events: readonly RecordedEvent[]
  longTasks: readonly number[]
}

/** One event that belongs to a touch or a key: one touch has several. */
export interface RecordedEvent {
  id: number
  startMs: number
  durationMs: number
  handledFromMs: number
  handledToMs: number
}

/** Runs in each page before its own scripts. */
export const recordScript = `{
  const events = []
  const longTasks = []
  let counted = 0
  new PerformanceObserver((list) => {
    for (const { interactionId, startTime, duration, processingStart, processingEnd } of list.getEntries()) {
      if (interactionId) events.push({
        id: interactionId, startMs: startTime, durationMs: duration,
        handledFromMs: processingStart, handledToMs: processingEnd,
      })
    }
  }).observe({ type: 'event', durationThreshold: ${shortestMs}, buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
  globalThis.takeRecorded = () => {
    const count = performance.interactionCount - counted
    counted += count
    return { count, events: events.splice(0), longTasks: longTasks.splice(0) }
  }
}`

/** The touches and keys of a record, each by its slowest event, as the browser's own figure does. */
export function toInteractions({
  count,
  events,
}: Pick<Recorded, 'count' | 'events'>): Interaction[] {
  const byId = new Map<number, RecordedEvent>()
  for (const event of events) {
    const known = byId.get(event.id)
    if (!known || known.durationMs < event.durationMs) byId.set(event.id, event)
  }
  const reported = [...byId.values()].map(({ startMs, durationMs, handledFromMs, handledToMs }) => {
    // Durations are rounded to 8 ms: the rest of a short one would be negative.
    const drawingMs = Math.max(0, startMs + durationMs - handledToMs)
    const waitingMs = handledFromMs - startMs
    return { durationMs, waitingMs, handlingMs: handledToMs - handledFromMs, drawingMs }
  })
  const quick = { durationMs: shortestMs, waitingMs: 0, handlingMs: 0, drawingMs: shortestMs }
  const unreported = Math.max(0, count - reported.length)
  return [...reported, ...Array.from({ length: unreported }, () => quick)]
}
