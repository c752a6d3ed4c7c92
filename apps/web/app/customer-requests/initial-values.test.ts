import { describe, expect, it } from 'vitest'

import { firstValues } from './initial-values.js'

describe('firstValues', () => {
  it('takes kind, order and product from a link', () => {
    const query = new URLSearchParams('kind=return&order=12345678&product=RG-30')
    expect(firstValues(query)).toEqual({
      kind: 'RETURN',
      orderNumber: '12345678',
      product: 'RG-30',
    })
  })

  it('begins with a question where a link says nothing, or nonsense', () => {
    expect(firstValues(new URLSearchParams('kind=withdrawal')).kind).toBe('QUESTION')
    const long = firstValues(new URLSearchParams({ product: 'x'.repeat(900) }))
    expect(long.product).toHaveLength(200)
  })
})
