import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ZoomGallery } from '../../gallery.js'

const images = ['front', 'back'].map((id) => ({
  id,
  large: { src: `/${id}-large.jpg`, alt: `From the ${id}`, width: 800, height: 800 },
  thumbnail: { src: `/${id}-small.jpg`, alt: '', width: 80, height: 80 },
}))

const gallery = (
  <ZoomGallery
    label="Images"
    images={images}
    thumbnailLabel={(index) => `Image ${index + 1}`}
    openLabel={(index) => `Enlarge ${index + 1}`}
    labels={{
      close: 'Close',
      previous: 'Previous',
      next: 'Next',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      position: (index) => `Image ${index + 1} of 2`,
    }}
  />
)

const dialog = () => screen.getByRole('dialog', { name: 'Images' })
const press = (key: string) => fireEvent.keyDown(dialog(), { key })
const position = () => screen.getByRole('status').textContent
const zoom = () =>
  dialog().querySelector<HTMLElement>('[data-part="frame"]')?.style.getPropertyValue('--zoom')

const open = async () => {
  const { container } = render(gallery)
  fireEvent.click(screen.getByRole('link', { name: 'Enlarge 1' }))
  await screen.findByRole('dialog', { name: 'Images' }, { timeout: 60_000 })
  return container
}

const frame = () => {
  const found = dialog().querySelector('[data-part="frame"]')
  if (!found) throw new Error('The frame is missing.')
  return found
}

const stroke = (fromX: number, toX: number, on = frame(), pointerType = 'touch') => {
  fireEvent.pointerDown(on, { pointerId: 1, pointerType, clientX: fromX, clientY: 0 })
  fireEvent.pointerMove(on, { pointerId: 1, pointerType, clientX: toX, clientY: 0 })
  fireEvent.pointerUp(on, { pointerId: 1, pointerType, clientX: toX, clientY: 0 })
}

describe('ZoomGallery', () => {
  it('writes no style attribute on the server and leaves the lightbox closed', () => {
    const html = renderToString(gallery)
    expect(html).not.toMatch(/\sstyle=/u)
    expect(html.match(/<img/gu)).toHaveLength(4)
  })

  it('opens the chosen image, moves by keys and buttons, stops at both ends', async () => {
    await open()
    expect(position()).toBe('Image 1 of 2')
    press('ArrowRight')
    expect(position()).toBe('Image 2 of 2')
    press('ArrowRight')
    expect(position()).toBe('Image 2 of 2')
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
    expect(position()).toBe('Image 1 of 2')
  })

  it('moves by a swipe', async () => {
    await open()
    stroke(200, 100)
    expect(position()).toBe('Image 2 of 2')
    stroke(100, 80)
    expect(position()).toBe('Image 2 of 2')
    stroke(100, 200)
    expect(position()).toBe('Image 1 of 2')
  })

  it('moves by a swipe that begins on an arrow, which a mouse only clicks', async () => {
    await open()
    const next = screen.getByRole('button', { name: 'Next' })
    stroke(200, 100, next, 'mouse')
    expect(position()).toBe('Image 1 of 2')
    stroke(200, 190, next)
    expect(position()).toBe('Image 1 of 2')
    stroke(200, 100, next)
    expect(position()).toBe('Image 2 of 2')
  })

  it('zooms by keys, buttons, wheel and double tap, and starts each image unzoomed', async () => {
    await open()
    press('+')
    expect(zoom()).toContain('scale(1.5)')
    fireEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
    expect(zoom()).toContain('scale(1)')
    expect(fireEvent.wheel(frame(), { deltaY: -300 })).toBe(false)
    expect(zoom()).toContain(`scale(${Math.E})`)
    fireEvent.doubleClick(frame())
    expect(zoom()).toContain('scale(1)')
    fireEvent.doubleClick(frame())
    expect(zoom()).toContain('scale(2.5)')
    press('End')
    expect(zoom()).toContain('scale(1)')
  })

  it('zooms by pinching', async () => {
    await open()
    fireEvent.pointerDown(frame(), { pointerId: 1, clientX: -50, clientY: 0 })
    fireEvent.pointerDown(frame(), { pointerId: 2, clientX: 50, clientY: 0 })
    fireEvent.pointerMove(frame(), { pointerId: 2, clientX: 150, clientY: 0 })
    expect(zoom()).toContain('scale(2)')
  })

  it('closes by its button', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
