import { describe, expect, it, vi } from 'vitest'

import { createCompressionQueue } from './create-compression-queue.js'

describe('createCompressionQueue', () => {
  it('holds a limited number of keys, the latest of them', async () => {
    const compress = vi.fn<(key: string) => Promise<void>>(async () => {})
    const queue = createCompressionQueue({ compress, onError: vi.fn(), maxWaiting: 3 })
    for (let index = 0; index < 1_000; index += 1) queue.add(`/page-${index}`)
    await queue.settled()
    expect(compress.mock.calls).toEqual([['/page-997'], ['/page-998'], ['/page-999']])
  })

  it('compresses one page at a time, once for each time it was added', async () => {
    let running = 0
    let most = 0
    const compress = vi.fn(async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
    })
    const queue = createCompressionQueue({ compress, onError: vi.fn() })
    for (const key of ['a', 'b', 'a', 'c']) queue.add(key)
    await queue.settled()
    expect(compress.mock.calls).toEqual([['b'], ['a'], ['c']])
    expect(most).toBe(1)
  })

  it('continues after a page that could not be compressed', async () => {
    const onError = vi.fn()
    const compress = vi.fn(async (key: string) => {
      if (key === 'broken') throw new Error('compress')
    })
    const queue = createCompressionQueue({ compress, onError })
    queue.add('broken')
    queue.add('next')
    await queue.settled()
    queue.add('later')
    await queue.settled()
    expect(compress).toHaveBeenCalledTimes(3)
    expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('compress'))
  })

  it('waits for time before each page', async () => {
    const steps: string[] = []
    const queue = createCompressionQueue({
      compress: async (key) => void steps.push(key),
      untilIdle: async () => void steps.push('idle'),
      onError: vi.fn(),
    })
    queue.add('a')
    queue.add('b')
    await queue.settled()
    expect(steps).toEqual(['idle', 'a', 'idle', 'b'])
  })
})
