import type { SessionClock } from './session-clock.js'
import { SESSION_TIMINGS } from '../machine/session-timings.js'

/** Makes a call and rejects if it takes longer than 5 s. */
export function callWithDeadline<Answer>(
  clock: SessionClock,
  call: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const deadlineMs = SESSION_TIMINGS.callDeadlineMs
  const late = new AbortController()
  return new Promise((resolve, reject) => {
    const stop = clock.after(deadlineMs, () => {
      late.abort()
      reject(new Error(`No response within ${deadlineMs} ms.`))
    })
    // A call that throws at once fails like one that rejects.
    Promise.resolve()
      .then(() => call(late.signal))
      .then(resolve, reject)
      .finally(stop)
  })
}
