import { describe, expect, it } from 'vitest'

import { untilIdle } from './until-idle.js'

function work(ms: number): void {
  const begun = performance.now()
  while (performance.now() - begun < ms);
}

describe('untilIdle', () => {
  it('waits while the process is at work, and no longer', async () => {
    let isBusy = true
    const stop = setTimeout(() => (isBusy = false), 300)
    const next = () => {
      work(10)
      if (isBusy) setImmediate(next)
    }
    next()
    await untilIdle({ intervalMs: 50 })
    clearTimeout(stop)
    expect(isBusy).toBe(false)
  })

  it('continues after its limit, however busy the process is', async () => {
    let isBusy = true
    const next = () => {
      work(10)
      if (isBusy) setImmediate(next)
    }
    next()
    const begun = performance.now()
    await untilIdle({ intervalMs: 50, maxWaitMs: 150 })
    isBusy = false
    expect(performance.now() - begun).toBeGreaterThan(140)
  })
})
