import { describe, expect, it } from 'vitest'

import { isBelowOne } from './is-below-one.js'

describe('isBelowOne', () => {
  it.each(['/withdraw', '/withdraw/7', '/withdraw?order=7', '/withdraw#form'])(
    'compares whole segments, whatever follows the path: %s is',
    (path) => expect(isBelowOne(['/withdraw'], path)).toBe(true),
  )

  it.each(['/withdrawal-form', '/', '/account/withdraw'])('%s is not', (path) =>
    expect(isBelowOne(['/withdraw'], path)).toBe(false),
  )
})
