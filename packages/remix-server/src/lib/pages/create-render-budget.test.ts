import { describe, expect, it } from 'vitest'

import { createRenderBudget } from './create-render-budget.js'

describe('createRenderBudget', () => {
  it('gives so many at once, and so many a second from then on', () => {
    let atMs = 1_000
    const budget = createRenderBudget({ most: 3, perSecond: 2, now: () => atMs })
    const takeAll = (): number => {
      let count = 0
      while (budget.take()) count += 1
      return count
    }
    expect(takeAll()).toBe(3)
    atMs += 400
    expect(takeAll()).toBe(0)
    atMs += 100
    expect(takeAll()).toBe(1)
    atMs += 1_000
    expect(takeAll()).toBe(2)
    atMs += 60_000
    expect(takeAll()).toBe(3)
    atMs -= 60_000
    expect(takeAll()).toBe(0)
    atMs += 500
    expect(takeAll()).toBe(1)
  })
})
