import type { PageQuery } from '@floga/remix-server/browser'

/** Reviews of one page. */
export const reviewsPerPage = 10

/** What the address of a product's reviews asks for. */
export interface ReviewsQuery {
  /** From 1. */
  page: number
  /** Those with so many stars alone. */
  stars: number | null
}

/** Reads the address of a product's reviews; what makes no sense is left out. */
export function readReviews(asked: URLSearchParams): ReviewsQuery {
  const page = Number(asked.get('page') ?? 1)
  const stars = Number(asked.get('stars'))
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1,
    stars: [1, 2, 3, 4, 5].includes(stars) ? stars : null,
  }
}

/** The query of an address, the same for the same reviews. */
export function reviewsSearch({ page, stars }: ReviewsQuery): string {
  const search = new URLSearchParams()
  if (stars !== null) search.set('stars', String(stars))
  if (page > 1) search.set('page', String(page))
  return search.toString()
}

/** For the page cache. */
export function readReviewsQuery(asked: URLSearchParams): PageQuery {
  return { search: reviewsSearch(readReviews(asked)), isCacheable: true }
}
