import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ResultBar } from '../../index.js'

describe('ResultBar', () => {
  it('announces its count and has space for filters and order', () => {
    const { container } = render(
      <ResultBar count="128 products" filters={<p>Aeris</p>} actions={<p>Newest</p>} />,
    )
    expect(screen.getByRole('status').textContent).toBe('128 products')
    expect(container.textContent).toBe('128 productsAerisNewest')
  })
})
