import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Gallery } from '../../index.js'
import { findAxeViolations } from '../../testing.js'

const pictures = ['front', 'back'].map((id) => ({
  id,
  large: { src: `/${id}-large.jpg`, alt: `From the ${id}`, width: 800, height: 800 },
  thumbnail: { src: `/${id}-small.jpg`, alt: '', width: 80, height: 80 },
}))

const base = { label: 'Pictures', thumbnailLabel: (index: number) => `Picture ${index + 1} of 2` }

describe('Gallery', () => {
  it('leads from each small picture to its large one, without scripts', () => {
    render(<Gallery {...base} pictures={pictures} />)
    const link = screen.getByRole('link', { name: 'Picture 2 of 2' })
    const target = document.getElementById((link.getAttribute('href') ?? '').slice(1))
    expect(target?.querySelector('img')?.alt).toBe('From the back')
  })

  it('marks the chosen picture and leaves the address alone', () => {
    render(<Gallery {...base} pictures={pictures} />)
    const link = screen.getByRole('link', { name: 'Picture 2 of 2' })
    expect(fireEvent.click(link)).toBe(false)
    expect(link.getAttribute('aria-current')).toBe('true')
    expect(screen.getByRole('link', { name: 'Picture 1 of 2' }).hasAttribute('aria-current')).toBe(
      false,
    )
  })

  it('has no small pictures where there is one alone, and passes the axe check', async () => {
    const { container } = render(<Gallery {...base} pictures={pictures.slice(0, 1)} />)
    expect(screen.queryByRole('link')).toBeNull()
    expect(await findAxeViolations(container)).toEqual([])
  })
})
