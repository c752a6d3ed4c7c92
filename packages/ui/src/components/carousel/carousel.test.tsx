import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { Carousel } from '../../index.js'
import { findAxeViolations } from '../../testing.js'

const carousel = (
  <Carousel label="Suggested" previousLabel="Previous" nextLabel="Next">
    <p>Hose</p>
    <p>Regulator</p>
  </Carousel>
)

describe('Carousel', () => {
  it('is a list that scrolls without scripts, and has no buttons then', () => {
    const html = renderToString(carousel)
    expect(html).not.toMatch(/<button|\sstyle=/u)
    expect(html.match(/<li>/gu)).toHaveLength(2)
  })

  it('scrolls on and back by its buttons', () => {
    render(carousel)
    const row = screen.getByRole('list')
    const scrollBy = vi.fn<(options: ScrollToOptions) => void>()
    Object.defineProperties(row, { clientWidth: { value: 1000 }, scrollBy: { value: scrollBy } })
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
    expect(scrollBy.mock.calls).toEqual([[{ left: 900 }], [{ left: -900 }]])
  })

  it('passes the axe check', async () => {
    expect(await findAxeViolations(render(carousel).container)).toEqual([])
  })
})
