import { describe, expect, it } from 'vitest'
import { visiblePages } from './visible-pages.js'

describe('visiblePages', () => {
  it('shows all of a few pages', () => {
    expect(visiblePages(2, 4)).toEqual([1, 2, 3, 4])
  })

  it('leaves gaps on both sides of the middle', () => {
    expect(visiblePages(6, 12)).toEqual([1, 'gap', 5, 6, 7, 'gap', 12])
  })

  it('fills a gap of one page with that page', () => {
    expect(visiblePages(4, 12)).toEqual([1, 2, 3, 4, 5, 'gap', 12])
  })

  it('shows the one page there is', () => {
    expect(visiblePages(1, 1)).toEqual([1])
  })
})
