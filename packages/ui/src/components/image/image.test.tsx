import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Image } from '../../index.js'

const hose = { src: '/hose.jpg', alt: 'Orange hose', width: 800, height: 800 }

describe('Image', () => {
  it('reserves its space and loads near the viewport', () => {
    render(<Image {...hose} />)
    const image = screen.getByRole('img', { name: 'Orange hose' })
    expect(image.getAttribute('width')).toBe('800')
    expect(image.getAttribute('height')).toBe('800')
    expect(image.getAttribute('loading')).toBe('lazy')
    expect(image.hasAttribute('fetchpriority')).toBe(false)
  })

  it('loads the page’s largest image first', () => {
    render(<Image {...hose} isPriority />)
    const image = screen.getByRole('img')
    expect(image.getAttribute('loading')).toBe('eager')
    expect(image.getAttribute('fetchpriority')).toBe('high')
  })

  it('loads visible images eagerly, without a high priority', () => {
    render(<Image {...hose} isEager />)
    const image = screen.getByRole('img')
    expect(image.getAttribute('loading')).toBe('eager')
    expect(image.hasAttribute('fetchpriority')).toBe(false)
  })

  it('loads images that a swipe reveals after the visible ones', () => {
    render(<Image {...hose} isHidden />)
    const image = screen.getByRole('img')
    expect(image.getAttribute('loading')).toBe('lazy')
    expect(image.getAttribute('fetchpriority')).toBe('low')
  })

  it('offers better formats before the fallback, each with the sizes', () => {
    const { container } = render(
      <Image
        {...hose}
        sizes="50vw"
        sources={[
          { type: 'image/avif', srcSet: '/hose.avif 800w' },
          { type: 'image/webp', srcSet: '/hose.webp 800w', sizes: '25vw' },
        ]}
      />,
    )
    const sources = [...container.querySelectorAll('source')].map((source) => [
      source.type,
      source.sizes,
    ])
    expect(sources).toEqual([
      ['image/avif', '50vw'],
      ['image/webp', '25vw'],
    ])
    // `sizes` belongs to `srcset`, which the fallback lacks.
    expect(container.querySelector('img')?.hasAttribute('sizes')).toBe(false)
  })
})
