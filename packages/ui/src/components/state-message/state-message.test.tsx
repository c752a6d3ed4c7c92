import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { EmptyState, ErrorState } from '../../index.js'

describe('EmptyState', () => {
  it('shows an empty state with a link', () => {
    render(
      <EmptyState
        title="Your cart is empty"
        icon="bag"
        headingLevel={1}
        action={<a href="/products">Continue</a>}
      />,
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Continue' })).toBeTruthy()
  })
})

describe('ErrorState', () => {
  it('shows code, title and the next step', () => {
    const { container } = render(
      <ErrorState code="404" title="Not found">
        Sorry, the page you have requested could not be found.
      </ErrorState>,
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Not found' })).toBeTruthy()
    expect(container.textContent).toContain('404')
  })
})
