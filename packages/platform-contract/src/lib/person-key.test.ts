import { describe, expect, it } from 'vitest'
import { isPersonKey } from './person-key.js'

describe('isPersonKey', () => {
  it('distinguishes a person’s key from the id of a cart', () => {
    expect(isPersonKey(`p-${'k'.repeat(22)}`)).toBe(true)
    for (const text of ['', 'p-', 'k'.repeat(22), `p-${'k'.repeat(21)}`, `q-${'k'.repeat(22)}`]) {
      expect(isPersonKey(text)).toBe(false)
    }
  })
})
