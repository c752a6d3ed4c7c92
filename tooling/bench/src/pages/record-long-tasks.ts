/** A task of the page's main thread that took more than 50 ms: its begin and its length, in ms. */
export type LongTask = readonly [startMs: number, lengthMs: number]

/** Runs in each page before its own scripts; `longTasks` is then the list of its long tasks. */
export const recordLongTasks = `globalThis.longTasks = []
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) longTasks.push([startTime, duration])
}).observe({ type: 'longtask', buffered: true })`
