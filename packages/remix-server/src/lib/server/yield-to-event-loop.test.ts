import { setImmediate as nextRound } from 'node:timers/promises'

import { describe, expect, it } from 'vitest'

import { yieldToEventLoop } from './yield-to-event-loop.js'

describe('yieldToEventLoop', () => {
  it('lets one caller go on in each round, and others in between', async () => {
    const order: string[] = []
    const render = async (name: string) => {
      await yieldToEventLoop()
      order.push(name)
    }
    const renders = Promise.all(['a', 'b', 'c'].map(render))
    for (let round = 0; round < 6; round += 1) {
      await nextRound()
      order.push('kept')
    }
    await renders
    for (const [one, next] of [
      ['a', 'b'],
      ['b', 'c'],
    ] as const) {
      expect(order.slice(order.indexOf(one), order.indexOf(next))).toContain('kept')
    }
  })

  it('begins again after a pause', async () => {
    await yieldToEventLoop()
    await nextRound()
    await yieldToEventLoop()
    expect(await Promise.all([yieldToEventLoop(), yieldToEventLoop()])).toHaveLength(2)
  })
})
