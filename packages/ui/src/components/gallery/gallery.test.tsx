import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { Gallery } from '../../index.js'

const images = ['front', 'back'].map((id) => ({
  id,
  large: { src: `/${id}-large.jpg`, alt: `From the ${id}`, width: 800, height: 800 },
  thumbnail: { src: `/${id}-small.jpg`, alt: '', width: 80, height: 80 },
}))

const base = { label: 'Images', thumbnailLabel: (index: number) => `Image ${index + 1} of 2` }

describe('Gallery', () => {
  it('leads from each small image to its large one, without scripts', () => {
    render(<Gallery {...base} images={images} />)
    const link = screen.getByRole('link', { name: 'Image 2 of 2' })
    const target = document.getElementById((link.getAttribute('href') ?? '').slice(1))
    expect(target?.querySelector('img')?.alt).toBe('From the back')
  })

  it('loads its first image first, and those of later swipes last', () => {
    const { container } = render(<Gallery {...base} images={images} />)
    const priorities = [...container.querySelectorAll('[data-part="stage"] img')].map((image) =>
      image.getAttribute('fetchpriority'),
    )
    expect(priorities).toEqual(['high', 'low'])
  })

  it('marks the image that a swipe brought', () => {
    render(<Gallery {...base} images={images} />)
    const [stage] = screen.getAllByRole('list')
    if (!stage) throw new Error('The stage is missing.')
    Object.defineProperty(stage, 'clientWidth', { value: 400 })
    stage.scrollLeft = 390
    fireEvent.scroll(stage)
    expect(screen.getByRole('link', { current: true }).getAttribute('href')).toBe('#back')
  })

  it('marks the image that a swipe brought before scripts ran', () => {
    const container = document.createElement('div')
    document.body.append(container)
    const shown = <Gallery {...base} images={images} />
    container.innerHTML = renderToString(shown)
    const stage = container.querySelector('ul')!
    Object.defineProperty(stage, 'clientWidth', { value: 400 })
    stage.scrollLeft = 390
    render(shown, { container, hydrate: true })
    expect(screen.getByRole('link', { current: true }).getAttribute('href')).toBe('#back')
  })

  it('leads to the image’s file without scripts and hands it over with them', () => {
    const onOpen = vi.fn<(index: number) => void>()
    const openLabel = (index: number) => `Enlarge image ${index + 1}`
    render(<Gallery {...base} images={images} onOpen={onOpen} openLabel={openLabel} />)
    const link = screen.getByRole('link', { name: 'Enlarge image 2' })
    expect(link.getAttribute('href')).toBe('/back-large.jpg')
    expect(fireEvent.click(link)).toBe(false)
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(1)
  })

  it('has no small images where there is one alone', () => {
    render(<Gallery {...base} images={images.slice(0, 1)} />)
    expect(screen.queryByRole('link')).toBeNull()
  })
})
