import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Tile, TileGrid } from '../../index.js'

describe('Tile', () => {
  it('is one link with name and second line, its image silent', () => {
    const { container } = render(
      <TileGrid>
        <Tile
          href="/en/categories/hoses"
          title="Hoses"
          text="17 products"
          image={{ src: '/hose.jpg', alt: 'A hose', width: 400, height: 400 }}
        />
      </TileGrid>,
    )
    expect(screen.getByRole('link', { name: 'Hoses 17 products' }).getAttribute('href')).toBe(
      '/en/categories/hoses',
    )
    expect(container.querySelector('img')?.alt).toBe('')
  })
})
