import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BrandName, BrandTile } from '../../index.js'
import { brandMark } from './brand-mark.js'

describe('BrandTile', () => {
  it('is a link that names its brand, its mark hidden from screen readers', () => {
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
  it('writes a name the same each time, and names unlike each other', () => {
    const names = ['Autarvo', 'Kordelin', 'Valvenza', 'Dosaflux', 'Sievara', 'Ligatubo', 'Pyrelia']
    const looks = new Set(names.map((name) => JSON.stringify(brandMark(name))))
    expect(looks.size).toBeGreaterThan(5)
    expect(brandMark('Autarvo')).toEqual(brandMark('Autarvo'))
    const { container } = render(<BrandName name="Autarvo" />)
    expect(container.querySelector('path')?.getAttribute('d')).toBe(brandMark('Autarvo').shape)
  })
})
