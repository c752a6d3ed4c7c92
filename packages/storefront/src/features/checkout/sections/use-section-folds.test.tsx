// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { checkoutSections } from '../values/checkout-sections.js'
import type { CheckoutSection } from '../values/checkout-sections.js'
import { useSectionFolds } from './use-section-folds.js'

// Styles are made when the shop is built.
vi.mock('@linaria/core', () => ({ css: () => 'style', cx: () => 'style' }))

function foldsOf(wrong: readonly CheckoutSection[]) {
  const { result } = renderHook(() => useSectionFolds(new Set(wrong)))
  const open = () =>
    checkoutSections.filter((section) => result.current.stateOf(section) === undefined)
  return { result, open }
}

describe('useSectionFolds', () => {
  it('opens the first part that wants something, and the last', () => {
    expect(foldsOf(['contact', 'delivery', 'review']).open()).toEqual(['contact', 'review'])
    expect(foldsOf(['delivery']).open()).toEqual(['delivery', 'review'])
  })

  it('folds everything but the last part once nothing is left to do', () => {
    expect(foldsOf([]).open()).toEqual(['review'])
  })

  it('continues to the next section, which stays folded if it is complete', () => {
    const { result, open } = foldsOf(['delivery', 'payment'])
    act(() => result.current.open('contact'))
    act(() => result.current.goOn('contact', 'delivery'))
    expect(open()).toEqual(['delivery', 'review'])
    act(() => result.current.goOn('delivery', 'payment'))
    expect(open()).toEqual(['payment', 'review'])
    expect(result.current.isFinished('payment')).toBe(false)
    act(() => result.current.goOn('payment', 'review'))
    expect(open()).toEqual(['review'])
  })
})
