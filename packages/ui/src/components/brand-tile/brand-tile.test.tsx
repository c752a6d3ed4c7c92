import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BrandGrid, BrandName, BrandTile } from '../../index.js'

describe('BrandTile', () => {
  it('is a link that names its brand, with a second line', () => {
    render(<BrandTile href="/en/brands/aeris" name="Aeris" text="12 products" />)
    expect(screen.getByRole('link', { name: 'Aeris 12 products' }).getAttribute('href')).toBe(
      '/en/brands/aeris',
    )
  })

  it('shows the logo of a brand that has one', () => {
    render(
      <BrandTile
        href="/en/brands/aeris"
        name="Aeris"
        logo={{ src: '/aeris.svg', alt: '', width: 200, height: 100 }}
      />,
    )
    expect(screen.getByRole('img', { name: 'Aeris' })).toBeTruthy()
  })
})

describe('BrandName', () => {
  it('is the name alone, which no browser translates', () => {
    const { container } = render(<BrandName name="Autarvo" />)
    expect(container.textContent).toBe('Autarvo')
    expect(container.querySelector('svg')).toBeNull()
    expect(screen.getByText('Autarvo').getAttribute('translate')).toBe('no')
  })
})

describe('BrandGrid', () => {
  it('is a list with a tile in each item', () => {
    render(
      <BrandGrid>
        <BrandTile href="/brands/aeris" name="Aeris" />
        <BrandTile href="/brands/petra" name="Petra" />
      </BrandGrid>,
    )
    const items = screen.getAllByRole('listitem')
    expect(items.map((item) => item.querySelector('a')?.textContent?.trim())).toEqual([
      'Aeris',
      'Petra',
    ])
  })
})
