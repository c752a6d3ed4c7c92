import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { IconButton, IconLink } from '../../index.js'

const renderedCount = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-count]')?.dataset['count']

describe('IconButton', () => {
  it('is named by its label and clickable', () => {
    const onClick = vi.fn<() => void>()
    render(<IconButton icon="menu" label="Menu" onClick={onClick} />)
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('shows a count, but none for nothing', () => {
    const { rerender } = render(<IconButton icon="bag" label="Cart, 3 items" count={3} />)
    expect(renderedCount()).toBe('3')
    rerender(<IconButton icon="bag" label="Cart, no items" count={0} />)
    expect(renderedCount()).toBeUndefined()
  })

  it('cuts a count above 99', () => {
    render(<IconButton icon="bag" label="Cart, 120 items" count={120} />)
    expect(renderedCount()).toBe('99+')
  })
})

describe('IconLink', () => {
  it('leads somewhere', () => {
    render(<IconLink icon="bag" label="Cart" href="/shopping-cart" />)
    expect(screen.getByRole('link', { name: 'Cart' }).getAttribute('href')).toBe('/shopping-cart')
  })
})
