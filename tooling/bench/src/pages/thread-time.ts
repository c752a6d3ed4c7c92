/** An event of a browser's trace, as much of it as is read here. Times in µs. */
export interface TracedEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur: number
  /** CPU time of the thread, without waiting for the CPU. */
  tts?: number
  tdur?: number
}

/** Chromium's name of a thread's tasks, from whose durations Lighthouse computes its metrics. */
const taskName = 'RunTask'

/**
 * The same trace as if no thread had waited for a processor during a task: each task starts when it
 * started, and its duration, and that of all tasks within it, is the thread's own CPU time. On a
 * machine of two cores that shop, proxy, Lighthouse and a browser's many processes share, a task
 * takes two to three times as long in wall-clock time; a visitor's phone has eight cores of its
 * own.
 */
export function toThreadTime<Event extends TracedEvent>(events: readonly Event[]): Event[] {
  const tasks = new Map<string, Event>()
  const moved = new Map<Event, Event>()
  for (const event of events.toSorted((one, other) => one.ts - other.ts)) {
    if (event.tts === undefined) continue
    const thread = `${event.pid} ${event.tid}`
    let task = tasks.get(thread)
    if (!isWithin(event, task) && isTask(event)) {
      tasks.set(thread, event)
      task = event
    }
    if (!isWithin(event, task)) continue
    const ts = task.ts + event.tts - (task.tts ?? event.tts)
    moved.set(event, { ...event, ts, dur: event.tdur ?? event.dur })
  }
  return events.map((event) => moved.get(event) ?? event)
}

function isTask({ name, ph, tdur }: TracedEvent): boolean {
  return name.endsWith(taskName) && ph === 'X' && tdur !== undefined
}

function isWithin<Event extends TracedEvent>(event: Event, task?: Event): task is Event {
  return task !== undefined && event.ts < task.ts + task.dur
}
