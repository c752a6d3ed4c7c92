import { describe, expect, it, vi } from 'vitest'

import { createEventStream } from './create-event-stream.js'

const never = new AbortController().signal

/** A source of values that the test emits one by one. */
function createSource() {
  const waiting: ((result: IteratorResult<unknown, undefined>) => void)[] = []
  const rejections: ((error: unknown) => void)[] = []
  const source = { asked: 0, isReturned: false, signal: never }
  const iterator: AsyncIterator<unknown, undefined> = {
    next: () => {
      source.asked += 1
      return new Promise((resolve, reject) => {
        waiting.push(resolve)
        rejections.push(reject)
      })
    },
    return: async () => {
      source.isReturned = true
      return { done: true, value: undefined }
    },
  }
  return {
    source,
    values: (signal: AbortSignal) => {
      source.signal = signal
      return { [Symbol.asyncIterator]: () => iterator }
    },
    give: (value: unknown) => waiting.shift()?.({ done: false, value }),
    end: () => waiting.shift()?.({ done: true, value: undefined }),
    fail: (error: unknown) => rejections.shift()?.(error),
  }
}

/** Lets everything happen that waits for nothing else. */
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

describe('createEventStream', () => {
  it('sends each value as an event, and ends with the values', async () => {
    const { values, give, end } = createSource()
    const response = createEventStream(values, { signal: never })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(response.headers.get('cache-control')).toContain('no-store')
    const text = response.text()
    await turn()
    give({ text: 'line\nnext' })
    await turn()
    give(2)
    await turn()
    end()
    expect(await text).toBe(':\n\ndata: {"text":"line\\nnext"}\n\ndata: 2\n\n')
  })

  it('pulls values only as fast as they are read', async () => {
    const { values, give, source } = createSource()
    const response = createEventStream(values, { signal: never })
    const reader = response.body!.getReader()
    await reader.read()
    give(1)
    await reader.read()
    await turn()
    expect(source.asked).toBe(2)
  })

  it('sends a heartbeat while there are no values', async () => {
    vi.useFakeTimers()
    try {
      const response = createEventStream(createSource().values, { signal: never })
      const reader = response.body!.getReader()
      await reader.read()
      const next = reader.read()
      await vi.advanceTimersByTimeAsync(15_000)
      expect(new TextDecoder().decode((await next).value)).toBe(':\n\n')
      // The stream is not read: nothing more is written.
      await vi.advanceTimersByTimeAsync(150_000)
      await reader.cancel()
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it('ends when the server stops, and stops the values', async () => {
    const stop = new AbortController()
    const { values, source } = createSource()
    const text = createEventStream(values, { signal: stop.signal }).text()
    stop.abort()
    expect(await text).toBe(':\n\n')
    expect(source.signal.aborted).toBe(true)
  })

  it('stops the values when the browser hangs up', async () => {
    const { values, source } = createSource()
    const response = createEventStream(values, { signal: never })
    await response.body!.cancel()
    expect(source).toMatchObject({ isReturned: true })
    expect(source.signal.aborted).toBe(true)
  })

  it('ends with an error when the values fail', async () => {
    const { values, fail } = createSource()
    const errors: unknown[] = []
    const text = createEventStream(values, {
      signal: never,
      onError: (error) => errors.push(error),
    }).text()
    await turn()
    fail(new Error('lost'))
    expect(await text).toBe(':\n\n')
    expect(errors).toMatchObject([{ message: 'lost' }])
  })
})
