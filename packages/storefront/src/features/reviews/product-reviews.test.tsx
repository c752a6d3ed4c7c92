// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'

import { emptySite, SiteContext } from '../../site/use-site.js'
import { InTestShop } from '../../testing/in-test-shop.js'
import { ProductReviews } from './product-reviews.js'
import type { ReviewData } from './review-list.js'

afterEach(cleanup)

const review: ReviewData = {
  id: 'r1',
  stars: 4,
  text: 'Fits well.\n<b>Really</b>',
  locale: 'el',
  authorName: 'Μαρία Κ.',
  variantLabel: '42 L',
  writtenAt: '2026-11-21T10:00:00.000Z',
  editedAt: null,
  answer: null,
}
const rating = { average: 4.3, count: 12, distribution: [0, 0, 2, 4, 6] }

function show(props: Partial<Parameters<typeof ProductReviews>[0]>, missingPaths: string[] = []) {
  return render(
    <SiteContext.Provider value={{ ...emptySite, missingPaths }}>
      <ProductReviews slug="tank" rating={null} reviews={[]} {...props} />
    </SiteContext.Provider>,
    { wrapper: InTestShop },
  )
}

describe('ProductReviews', () => {
  it('says that there is none yet, and how they are checked', () => {
    show({})
    expect(
      screen.getByText('No reviews yet. Only people who bought it here can write one.'),
    ).toBeTruthy()
    expect(screen.getByText('How we check reviews')).toBeTruthy()
    expect(screen.queryByText(/Rated/)).toBeNull()
  })

  it('renders nothing in a shop without reviews', () => {
    const { container } = show({ rating, reviews: [review] }, ['/reviews'])
    expect(container.textContent).toBe('')
  })

  it('shows who wrote it, when, of which variant, in the language it was written in', () => {
    show({ rating, reviews: [review] })
    const [item] = screen
      .getAllByRole('listitem')
      .filter((one) => within(one).queryByText('Μαρία Κ.'))
    const one = within(item!)
    expect(one.getByText('4 of 5 stars')).toBeTruthy()
    expect(one.getByText('Verified purchase')).toBeTruthy()
    expect(one.getByText('Bought: 42 L')).toBeTruthy()
    const text = one.getByText(/Fits well/)
    expect(text.lang).toBe('el')
    // As plain text.
    expect(text.textContent).toBe(review.text)
    expect(one.getByRole('link', { name: 'Report the review by Μαρία Κ.' })).toBeTruthy()
  })

  it('names no author who stays anonymous, and shows the answer of the shop', () => {
    const answer = { text: 'Thank you!', answeredAt: '2026-11-22T10:00:00.000Z' }
    show({ rating, reviews: [{ ...review, authorName: null, answer }] })
    expect(screen.getByText('Anonymous')).toBeTruthy()
    expect(screen.getByText('Thank you!')).toBeTruthy()
  })

  it('leads to all reviews, and to those with as many stars as there are', () => {
    show({ rating, reviews: [review] })
    expect(screen.getByText('Rated 4.3 of 5 by 12 buyers')).toBeTruthy()
    const byStars = within(screen.getByRole('navigation', { name: 'Reviews by stars' }))
    const links = byStars.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [5, 4, 3].map((stars) => `/en/reviews/tank?stars=${stars}`),
    )
    expect(screen.getByRole('link', { name: 'All 12 reviews' }).getAttribute('href')).toBe(
      '/en/reviews/tank',
    )
  })
})
