// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { checkoutParts } from '../values/checkout-parts.js'
import type { CheckoutPart } from '../values/checkout-parts.js'
import { usePartFolds } from './use-part-folds.js'

// Styles are made when the shop is built.
vi.mock('@linaria/core', () => ({ css: () => 'style', cx: () => 'style' }))

function foldsOf(wrong: readonly CheckoutPart[], isPaymentKnown = false) {
  const { result } = renderHook(() => usePartFolds(new Set(wrong), isPaymentKnown))
  const open = () => checkoutParts.filter((part) => result.current.stateOf(part) === undefined)
  return { result, open }
}

describe('usePartFolds', () => {
  it('opens the first part that wants something, and the last', () => {
    expect(foldsOf(['contact', 'delivery', 'review']).open()).toEqual(['contact', 'review'])
    expect(foldsOf(['delivery']).open()).toEqual(['delivery', 'review'])
  })

  it('takes a proposed way to pay for chosen once it was seen', () => {
    expect(foldsOf([]).open()).toEqual(['payment', 'review'])
    expect(foldsOf([], true).open()).toEqual(['review'])
  })

  it('goes on to the next part, which stays a line where nothing is left to do in it', () => {
    const { result, open } = foldsOf(['delivery'])
    act(() => result.current.open('contact'))
    act(() => result.current.goOn('contact', 'delivery'))
    expect(open()).toEqual(['delivery', 'review'])
    act(() => result.current.goOn('delivery', 'payment'))
    expect(open()).toEqual(['payment', 'review'])
    act(() => result.current.goOn('payment', 'review'))
    expect(open()).toEqual(['review'])
    expect(result.current.isFinished('payment')).toBe(true)
  })
})
