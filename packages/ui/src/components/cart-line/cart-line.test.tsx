import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CartLine } from '../../index.js'

describe('CartLine', () => {
  it('shows product, properties, price and errors', () => {
    render(
      <>
        <h1>Cart</h1>
        <h2>Lines</h2>
        <CartLine
          name="Regulator 30 mbar"
          href="/en/products/regulator"
          facts={['SKU 1030', '1.5 m']}
          unitPrice="€19.90 each"
          total="€39.80"
          quantity={<p>× 2</p>}
          removeAction={<button type="button">Remove</button>}
          message={<p>Only 2 pieces are left.</p>}
        />
      </>,
    )
    const line = screen.getByRole('article')
    expect(screen.getByRole('link', { name: 'Regulator 30 mbar' }).getAttribute('href')).toBe(
      '/en/products/regulator',
    )
    expect(line.textContent).toContain('SKU 1030 · 1.5 m')
    expect(line.textContent).toContain('Only 2 pieces are left.')
  })

  it('shows who added it, and only its message once it was removed', () => {
    const shared = { name: 'Hose', href: '/hose' }
    const { rerender } = render(
      <CartLine {...shared} author="Added by Maria" total="€6.40" quantity="× 1" />,
    )
    expect(screen.getByText('Added by Maria')).toBeTruthy()
    rerender(
      <CartLine {...shared} isRemoved total={null} quantity={null} message="Maria removed this." />,
    )
    expect(screen.getByRole('article').textContent).toBe('HoseMaria removed this.')
  })
})
