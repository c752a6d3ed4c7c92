import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Button, ToggleButton, ProductCard, ProductGrid } from '../../index.js'

const regulator = {
  href: '/en/products/regulator-30-mbar',
  name: 'Regulator 30 mbar',
  brand: 'Aeris',
  facts: ['30 mbar', '1.5 kg/h'],
  image: { src: '/regulator.jpg', alt: '', width: 800, height: 800 },
  price: { amount: '€19.90' },
  availability: { state: 'in-stock', label: 'In stock' },
} as const

describe('ProductCard', () => {
  it('is one link, with the action next to it', () => {
    render(<ProductCard {...regulator} action={<Button>Add</Button>} />)
    const links = screen.getAllByRole('link')
    expect(links).toHaveLength(1)
    expect(links[0]?.getAttribute('href')).toBe('/en/products/regulator-30-mbar')
    expect(links[0]?.contains(screen.getByRole('button', { name: 'Add' }))).toBe(false)
  })

  it('shows brand, name, properties, price and availability in this order', () => {
    render(<ProductCard {...regulator} />)
    const text = screen.getByRole('article').textContent ?? ''
    const places = ['Aeris', 'Regulator 30 mbar', '1.5 kg/h', '€19', 'In stock'].map((part) =>
      text.indexOf(part),
    )
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
  })

  it('says what buyers say, where they do', () => {
    const label = 'Rated 4.3 of 5 by 12 buyers'
    const { rerender } = render(<ProductCard {...regulator} />)
    expect(screen.queryByText(/rated/iu)).toBeNull()
    rerender(<ProductCard {...regulator} rating={{ value: 4.3, label }} />)
    expect(screen.getByRole('article').contains(screen.getByText(label))).toBe(true)
  })

  it('leads to the product in each of its colours', () => {
    render(
      <ProductCard
        {...regulator}
        colorsLabel="Colours"
        colors={[
          { label: 'Black', color: '#111111', href: '/en/products/regulator?variant=R-1' },
          { label: 'Red', color: '#aa1111', href: '/en/products/regulator?variant=R-2' },
        ]}
      />,
    )
    const colors = within(screen.getByRole('list', { name: 'Colours' }))
    expect(colors.getByRole('link', { name: 'Red' }).getAttribute('href')).toBe(
      '/en/products/regulator?variant=R-2',
    )
  })

  it('holds a choice that is no part of its link', () => {
    render(<ProductCard {...regulator} choice={<ToggleButton icon="compare" label="Compare" />} />)
    const box = screen.getByRole('checkbox', { name: 'Compare' })
    expect(screen.getByRole('link').contains(box)).toBe(false)
  })

  it('has its name at the given heading level', () => {
    render(<ProductCard {...regulator} headingLevel={2} />)
    expect(screen.getByRole('heading', { level: 2, name: 'Regulator 30 mbar' })).toBeTruthy()
  })
})

describe('ProductGrid', () => {
  it('is a list of cards', () => {
    render(
      <ProductGrid aria-label="Products">
        <ProductCard {...regulator} headingLevel={2} />
        <ProductCard
          {...regulator}
          headingLevel={2}
          layout="list"
          discount="−20 %"
          colorsLabel="Colours"
          colors={[{ label: 'Black', color: '#111111', href: '/en/products/r?variant=R-1' }]}
        />
      </ProductGrid>,
    )
    const items = within(screen.getByRole('list', { name: 'Products' })).getAllByRole('listitem')
    expect(items.filter((item) => item.firstElementChild?.matches('article'))).toHaveLength(2)
  })

  it('groups four cards with content-visibility, except in a row', () => {
    const groups = (layout: 'grid' | 'row') => {
      const { container } = render(
        <ProductGrid layout={layout}>
          {Array.from({ length: 6 }, (_, index) => (
            <ProductCard key={index} {...regulator} />
          ))}
        </ProductGrid>,
      )
      return [...container.querySelectorAll('[data-part="group"]')].map(
        ({ children }) => children.length,
      )
    }
    expect(groups('grid')).toEqual([4, 2])
    expect(groups('row')).toEqual([])
  })
})
