import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Rating } from '../../index.js'

describe('Rating', () => {
  it('is one sentence for screen readers', () => {
    render(
      <Rating value={4.3} text="4.3 (12)" label="Rated 4.3 of 5 by 12 buyers" data-testid="r" />,
    )
    const rating = screen.getByTestId('r')
    const read = [...rating.children].filter((part) => !part.hasAttribute('aria-hidden'))
    expect(read.map(({ textContent }) => textContent)).toEqual(['Rated 4.3 of 5 by 12 buyers'])
    expect(rating.textContent).toContain('4.3 (12)')
  })

  it.each([
    [0, '0'],
    [4.2, '8'],
    [4.3, '9'],
    [4.8, '10'],
    [9, '10'],
  ])('shows %s to the nearest half', (value, halves) => {
    const { container } = render(<Rating value={value} label="Rated" />)
    expect(container.querySelector('[data-part="stars"]')?.getAttribute('data-halves')).toBe(halves)
  })
})
