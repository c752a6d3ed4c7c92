import { describe, expect, it } from 'vitest'

import { initialValues } from './request-schema.js'

describe('initialValues', () => {
  it('takes kind, order and product from a link', () => {
    const query = new URLSearchParams('kind=return&order=12345678&product=RG-30')
    expect(initialValues(query)).toEqual({
      kind: 'RETURN',
      orderNumber: '12345678',
      product: 'RG-30',
    })
  })

  it('defaults to a question if a link has no kind, or an invalid one', () => {
    expect(initialValues(new URLSearchParams('kind=withdrawal')).kind).toBe('QUESTION')
    const long = initialValues(new URLSearchParams({ product: 'x'.repeat(900) }))
    expect(long.product).toHaveLength(200)
  })
})
