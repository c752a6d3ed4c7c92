import { describe, expect, it } from 'vitest'
import { CART_ADD_ERRORS, toCartAddError } from './add-error.js'

describe('toCartAddError', () => {
  it('keeps the four codes and turns everything else into UNKNOWN', () => {
    expect(CART_ADD_ERRORS.map(toCartAddError)).toEqual([...CART_ADD_ERRORS])
    expect(toCartAddError('CART_NOT_FOUND')).toBe('UNKNOWN')
    expect(toCartAddError(undefined)).toBe('UNKNOWN')
  })
})
