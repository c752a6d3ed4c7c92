import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SuggestionList } from '../../sharing.js'

describe('SuggestionList', () => {
  it('shows who suggests what, with buttons to accept or reject', () => {
    render(
      <SuggestionList
        suggestions={[
          {
            id: '1',
            name: 'Hose',
            href: '/en/products/hose',
            quantity: '2 pieces',
            person: { id: 'maria', name: 'Maria' },
            by: 'Maria suggests',
            actions: <button type="submit">Add</button>,
          },
        ]}
      />,
    )
    expect(screen.getByRole('listitem').textContent).toBe('MMaria suggestsHose2 piecesAdd')
    expect(screen.getByRole('link', { name: 'Hose' }).getAttribute('href')).toBe(
      '/en/products/hose',
    )
  })
})
