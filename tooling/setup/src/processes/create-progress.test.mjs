import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createProgress } from './create-progress.mjs'

function createRecorder() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  /** @type {string[]} */
  const lines = []
  const progress = createProgress({ write: (text) => lines.push(text), now: () => Date.now() })
  return { lines, progress }
}

describe('createProgress', () => {
  it('announces the start, and that long work is still running', async () => {
    const { lines, progress } = createRecorder()
    const work = progress.during('Build', () => new Promise((done) => setTimeout(done, 25_000)))
    await vi.advanceTimersByTimeAsync(60_000)
    await work
    expect(lines).toEqual([
      '[  0.0 s] Build\n',
      '[ 10.0 s] Build, still at it\n',
      '[ 20.0 s] Build, still at it\n',
    ])
  })

  it('speaks less often of work that takes minutes', async () => {
    const { lines, progress } = createRecorder()
    const work = progress.during('Build', () => new Promise((done) => setTimeout(done, 185_000)))
    await vi.advanceTimersByTimeAsync(200_000)
    await work
    expect(lines.slice(6)).toEqual([
      '[ 60.0 s] Build, still at it\n',
      '[120.0 s] Build, still at it\n',
      '[180.0 s] Build, still at it\n',
    ])
  })

  it('is silent again when the work has failed', async () => {
    const { lines, progress } = createRecorder()
    const work = progress.during('Build', () => Promise.reject(new Error('broken')))
    await expect(work).rejects.toThrow('broken')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(lines).toEqual(['[  0.0 s] Build\n'])
  })
})
