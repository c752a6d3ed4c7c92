import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ActiveFilters } from '../../index.js'

const filters = ['Aeris', 'In stock'].map((label) => ({
  id: label,
  label,
  href: `#without-${label}`,
  removeLabel: `Remove filter: ${label}`,
}))
const clear = { label: 'Clear all', href: '#list' }

describe('ActiveFilters', () => {
  it('leads to the list without each filter, and without any', () => {
    render(<ActiveFilters label="Filters" filters={filters} clear={clear} />)
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['#without-Aeris', '#without-In stock', '#list'])
    expect(screen.getByRole('link', { name: 'Remove filter: Aeris' })).toBeTruthy()
  })

  it('needs no way to clear a single filter, and shows nothing for none', () => {
    const { container, rerender } = render(
      <ActiveFilters label="Filters" filters={filters.slice(0, 1)} clear={clear} />,
    )
    expect(screen.queryByRole('link', { name: 'Clear all' })).toBeNull()
    rerender(<ActiveFilters label="Filters" filters={[]} clear={clear} />)
    expect(container.innerHTML).toBe('')
  })
})
