import { describe, expect, it } from 'vitest'

import { readReviews, readReviewsQuery } from './read-reviews-query.js'

const of = (query: string) => new URLSearchParams(query)

describe('readReviews', () => {
  it('reads page and stars', () => {
    expect(readReviews(of('page=3&stars=5'))).toEqual({ page: 3, stars: 5 })
  })

  it.each(['', 'page=0&stars=6', 'page=-1&stars=0', 'page=1.5&stars=', 'page=x&stars=4.5'])(
    'leaves out what makes no sense: %s',
    (query) => {
      expect(readReviews(of(query))).toEqual({ page: 1, stars: null })
    },
  )
})

describe('readReviewsQuery', () => {
  it('gives the same reviews the same address', () => {
    expect(readReviewsQuery(of('page=1&stars=4&utm=x'))).toEqual({
      search: 'stars=4',
      isCacheable: true,
    })
  })
})
