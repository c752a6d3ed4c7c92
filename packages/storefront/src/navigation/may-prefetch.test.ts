import { describe, expect, it } from 'vitest'

import { mayPrefetch } from './may-prefetch.js'

describe('mayPrefetch', () => {
  it('fetches ahead where nothing speaks against it, or nothing is known', () => {
    expect(mayPrefetch({})).toBe(true)
    expect(mayPrefetch({ connection: { saveData: false, effectiveType: '4g' } })).toBe(true)
    expect(mayPrefetch({ connection: { effectiveType: '3g' } })).toBe(true)
  })

  it('spares slow lines and those who save data', () => {
    expect(mayPrefetch({ connection: { effectiveType: '2g' } })).toBe(false)
    expect(mayPrefetch({ connection: { effectiveType: 'slow-2g' } })).toBe(false)
    expect(mayPrefetch({ connection: { saveData: true, effectiveType: '4g' } })).toBe(false)
  })
})
