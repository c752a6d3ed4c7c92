// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import type { ProductListProps } from './product-list.js'
import { ProductList } from './product-list.js'

let type = 'PUSH'
vi.mock('@remix-run/react', () => ({ useNavigationType: () => type }))
vi.mock('@floga/ui', () => ({ ProductGrid: 'section' }))
vi.mock('./listed-card.js', () => ({
  ListedCard: ({ product }: { product: { slug: string } }) => <article>{product.slug}</article>,
}))

afterEach(cleanup)

const products = Array.from({ length: 24 }, (_, place) => ({
  slug: `product-${place}`,
})) as unknown as ProductListProps['products']
const cards = () => screen.getAllByRole('article').length

describe('ProductList', () => {
  it('has all cards in a document', () => {
    type = 'POP'
    render(<ProductList products={products} />)
    expect(cards()).toBe(24)
  })

  it('draws what is in sight first where it follows another page, in two frames, and then the rest', async () => {
    type = 'PUSH'
    render(<ProductList products={products} />)
    expect(cards()).toBe(4)
    await screen.findByText('product-7')
    await screen.findByText('product-23')
    expect(cards()).toBe(24)
  })
})
