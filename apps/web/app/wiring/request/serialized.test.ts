import { describe, expect, it } from 'vitest'

import { pack, unpack } from './serialized.js'

describe('pack', () => {
  it('gives a value back as it was, and the same object each time', () => {
    const packed = pack({ name: 'Σωλήνας "8 mm" `\\', facts: ['8 mm', null], count: 2 })
    expect(unpack(packed)).toEqual({
      name: 'Σωλήνας "8 mm" `\\',
      facts: ['8 mm', null],
      count: 2,
    })
    expect(unpack(packed)).toBe(unpack(packed))
  })

  it('holds one text, whatever the value, without a sign that a page has to escape', () => {
    expect(Object.values(pack([1, 'a', 3]))).toEqual(['[1,`a`,3]'])
  })
})
