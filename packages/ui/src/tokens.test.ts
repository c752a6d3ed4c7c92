import { describe, expect, it } from 'vitest'
import { contrastRatio, findWeakContrasts } from './theme.js'
import { breakpointsPx, colorValues, spaceValues } from './tokens.js'

describe('colorValues', () => {
  it('keeps every pair of text, control and ground at the contrast that it needs, in both schemes', () => {
    expect(findWeakContrasts({})).toEqual([])
  })

  it('knows that the brand colours are no colours for small text', () => {
    const { success, ground } = colorValues.light
    expect(contrastRatio(success, ground).toFixed(2)).toBe('2.24')
  })
})

describe('scales', () => {
  it('run from .25rem to 8rem', () => {
    expect(Object.values(spaceValues)).toEqual(
      [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8].map((rem) => `${String(rem).replace(/^0/u, '')}rem`),
    )
  })

  it('change the layout at 576, 768, 992 and 1200 px', () => {
    expect(Object.values(breakpointsPx)).toEqual([576, 768, 992, 1200])
  })
})
