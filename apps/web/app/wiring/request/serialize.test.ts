import { describe, expect, it } from 'vitest'

import { serialize, deserialize } from './serialize.js'

describe('serialize', () => {
  it('gives a value back as it was, and the same object each time', () => {
    const serialized = serialize({ name: 'Σωλήνας "8 mm" `\\', facts: ['8 mm', null], count: 2 })
    // As it arrives elsewhere.
    const arrived = { text: serialized.text }
    expect(deserialize(arrived)).toEqual({
      name: 'Σωλήνας "8 mm" `\\',
      facts: ['8 mm', null],
      count: 2,
    })
    expect(deserialize(arrived)).toBe(deserialize(arrived))
    expect(deserialize(serialized)).toEqual(deserialize(arrived))
  })

  it('holds one text, whatever the value, without a sign that a page has to escape', () => {
    expect(Object.values(serialize([1, 'a', 3]))).toEqual(['[1,`a`,3]'])
  })
})
