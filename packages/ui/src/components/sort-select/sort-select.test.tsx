import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { SortSelect } from '../../index.js'

const base = {
  label: 'Sort by',
  submitLabel: 'Sort',
  value: 'newest',
  options: [
    { value: 'newest', label: 'Newest' },
    { value: 'price', label: 'Price' },
  ],
}
const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' })

describe('SortSelect', () => {
  it('has a button and keeps the rest of the address where scripts do not run', () => {
    const html = renderToString(<SortSelect {...base} hiddenFields={[['brand', 'aeris']]} />)
    expect(html).toMatch(/<noscript><button type="submit"/u)
    expect(html).toContain('<input type="hidden" name="brand" value="aeris"/>')
  })

  it('hands over the chosen order, and follows the one in force', () => {
    const onSort = vi.fn<(value: string) => void>()
    const { rerender } = render(<SortSelect {...base} onSort={onSort} />)
    fireEvent.change(choice(), { target: { value: 'price' } })
    expect(onSort).toHaveBeenCalledExactlyOnceWith('price')
    rerender(<SortSelect {...base} value="price" onSort={onSort} />)
    rerender(<SortSelect {...base} value="newest" onSort={onSort} />)
    expect(choice().value).toBe('newest')
  })

  it('submits its form without a handler', () => {
    const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
      event.preventDefault(),
    )
    render(<SortSelect {...base} onSubmit={onSubmit} />)
    fireEvent.change(choice(), { target: { value: 'price' } })
    expect(onSubmit).toHaveBeenCalledOnce()
  })
})
