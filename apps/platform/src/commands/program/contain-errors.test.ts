import { createReadStream } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { containErrors, keepRunning } from './contain-errors.js'

describe('containErrors', () => {
  const onError = vi.fn()
  let stop: () => void
  let restore: () => void
  beforeEach(() => {
    // Vitest's own listeners would count each error as a failure of the test.
    const exceptions = process.listeners('uncaughtException')
    const rejections = process.listeners('unhandledRejection')
    process.removeAllListeners('uncaughtException').removeAllListeners('unhandledRejection')
    restore = () => {
      for (const listener of exceptions) process.on('uncaughtException', listener)
      for (const listener of rejections) process.on('unhandledRejection', listener)
    }
    stop = keepRunning(onError)
    onError.mockClear()
  })
  afterEach(() => {
    stop()
    restore()
  })

  it('fails work whose stream, timer or promise emits an error without a listener', async () => {
    const never = new Promise<never>(() => undefined)
    const stream = containErrors(async () => {
      createReadStream('/no/such/file')
      return never
    })
    await expect(stream).rejects.toThrow('ENOENT')
    const timer = containErrors(async () => {
      setTimeout(() => {
        throw new Error('late')
      })
      return never
    })
    await expect(timer).rejects.toThrow('late')
    const promise = containErrors(async () => {
      void Promise.reject(new Error('unhandled'))
      return never
    })
    await expect(promise).rejects.toThrow('unhandled')
  })

  it('returns what work returns, throws what it throws, and reports what comes later', async () => {
    expect(await containErrors(async () => 1)).toBe(1)
    const failed = containErrors(async () => {
      throw new Error('thrown')
    })
    await expect(failed).rejects.toThrow('thrown')
    expect(onError).not.toHaveBeenCalled()
    await containErrors(async () => {
      setTimeout(() => {
        throw new Error('later')
      })
    })
    await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce())
  })
})
