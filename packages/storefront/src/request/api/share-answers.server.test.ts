import { describe, expect, it } from 'vitest'

import { shareAnswers } from './share-answers.server.js'
import type { SharingContext } from './share-answers.server.js'

function contextOf(dataVersion: string, { main = 'https://platform.test/main', id = 'tea' } = {}) {
  const context = { shop: { id }, dataVersion, settings: { endpoints: { main } } }
  return context as SharingContext
}

/** The value, and how often it was computed. */
function countMaking<Value>(...values: (Value | Error)[]) {
  let made = 0
  const make = async (): Promise<Value> => {
    const value = values[Math.min(made, values.length - 1)]!
    made += 1
    if (value instanceof Error) throw value
    return value
  }
  return { make, made: () => made }
}

describe('shareAnswers', () => {
  it('computes a value once for a version, for concurrent callers', async () => {
    const { make, made } = countMaking({ menu: 1 })
    const asked = ['a', 'a', 'a'].map((version) => shareAnswers(contextOf(version))('menu', make))
    const [first, ...others] = await Promise.all(asked)
    expect(made()).toBe(1)
    for (const other of others) expect(other).toBe(first)
    await shareAnswers(contextOf('b'))('menu', make)
    expect(made()).toBe(2)
  })

  it('knows values by their names, and each platform has its own', async () => {
    const share = shareAnswers(contextOf('names'))
    const { make, made } = countMaking('value')
    await share('menu el', make)
    await share('menu en', make)
    await shareAnswers(contextOf('names', { main: 'https://other.test/main' }))('menu en', make)
    expect(made()).toBe(3)
  })

  it('keeps the answers of two shops of a process apart', async () => {
    const [tea, coffee] = ['tea', 'coffee'].map((id) => shareAnswers(contextOf('shops', { id })))
    const { make, made } = countMaking('of tea', 'of coffee')
    expect([await tea!('menu', make), await coffee!('menu', make)]).toEqual(['of tea', 'of coffee'])
    await tea!('menu', make)
    expect(made()).toBe(2)
  })

  it('keeps neither a failure nor what lacks something', async () => {
    const share = shareAnswers(contextOf('failures'))
    const failing = countMaking<string>(new Error('away'), 'back')
    await expect(share('menu', failing.make)).rejects.toThrow('away')
    expect(await share('menu', failing.make)).toBe('back')
    const lacking = countMaking({ isComplete: false }, { isComplete: true })
    const ask = () => share('site', lacking.make, ({ isComplete }) => isComplete)
    expect(await ask()).toEqual({ isComplete: false })
    expect(await ask()).toEqual({ isComplete: true })
    expect(await ask()).toEqual({ isComplete: true })
    expect(lacking.made()).toBe(2)
  })

  it('computes each value again while no version is known', async () => {
    const { make, made } = countMaking('value')
    await shareAnswers(contextOf(''))('menu', make)
    await shareAnswers(contextOf(''))('menu', make)
    expect(made()).toBe(2)
  })
})
