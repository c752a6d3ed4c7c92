import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Pagination } from '../../index.js'

const base = {
  label: 'Pages',
  hrefForPage: (page: number) => `/en/products?page=${page}`,
  previousLabel: 'Previous',
  nextLabel: 'Next',
  pageLabel: (page: number) => `Page ${page}`,
}

describe('Pagination', () => {
  it('links the neighbours and marks this page', () => {
    render(<Pagination {...base} page={4} pageCount={12} />)
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe(
      '/en/products?page=3',
    )
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(
      '/en/products?page=5',
    )
    expect(screen.getByRole('link', { name: 'Page 4' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getAllByRole('link', { current: 'page' })).toHaveLength(1)
  })

  it('has no way back on the first page and none on after the last', () => {
    const { rerender } = render(<Pagination {...base} page={1} pageCount={2} />)
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull()
    rerender(<Pagination {...base} page={2} pageCount={2} />)
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull()
  })

  it('is not there for a single page', () => {
    const { container } = render(<Pagination {...base} page={1} pageCount={1} />)
    expect(container.innerHTML).toBe('')
  })
})
