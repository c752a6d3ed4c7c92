import { expect, it } from 'vitest'
import { toThreadTime, type TracedEvent } from './thread-time.js'

/** Of one thread; `tid` 2 is another. Times in µs. */
function trace(event: Partial<TracedEvent>): TracedEvent {
  return { name: 'Layout', ph: 'X', pid: 1, tid: 1, ts: 0, dur: 0, ...event }
}

it('takes as long for a task, and for all within it, as its thread was busy', () => {
  const task = trace({ name: 'RunTask', ts: 1_000, dur: 300, tts: 500, tdur: 100 })
  const layout = trace({ ts: 1_200, dur: 90, tts: 540, tdur: 30 })
  const mark = trace({ name: 'mark', ph: 'I', ts: 1_290, tts: 570 })
  expect(toThreadTime([layout, task, mark])).toEqual([
    { ...layout, ts: 1_040, dur: 30 },
    { ...task, dur: 100 },
    { ...mark, ts: 1_070 },
  ])
})

it('leaves the begin of each task, and threads and events without a clock of their own, as they were', () => {
  const first = trace({ name: 'RunTask', ts: 0, dur: 50, tts: 0, tdur: 10 })
  const second = trace({
    name: 'ThreadControllerImpl::RunTask',
    ts: 80,
    dur: 40,
    tts: 10,
    tdur: 40,
  })
  const request = trace({ name: 'ResourceSendRequest', ph: 'I', ts: 90 })
  const other = trace({ tid: 2, ts: 95, dur: 9, tts: 7, tdur: 3 })
  const between = trace({ ts: 60, dur: 5, tts: 10, tdur: 5 })
  expect(toThreadTime([first, second, request, other, between])).toEqual([
    { ...first, dur: 10 },
    second,
    request,
    other,
    between,
  ])
})

it('moves a task that runs within another with it', () => {
  const outer = trace({ name: 'RunTask', ts: 0, dur: 100, tts: 0, tdur: 50 })
  const inner = trace({ name: 'RunTask', ts: 60, dur: 20, tts: 20, tdur: 10 })
  const later = trace({ ts: 90, dur: 5, tts: 40, tdur: 5 })
  expect(toThreadTime([outer, inner, later])).toEqual([
    { ...outer, dur: 50 },
    { ...inner, ts: 20, dur: 10 },
    { ...later, ts: 40 },
  ])
})
