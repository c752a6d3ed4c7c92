import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Carousel } from '../../index.js'

const carousel = (
  <Carousel label="Suggested" previousLabel="Previous" nextLabel="Next">
    <p>Hose</p>
    <p>Regulator</p>
  </Carousel>
)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Lays out a row 1000 px wide whose items take so many. */
function observeWidths(scrollWidth: number): void {
  class Observer {
    observe = vi.fn<() => void>()
    disconnect = vi.fn<() => void>()
  }
  vi.stubGlobal('ResizeObserver', Observer)
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(scrollWidth)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000)
}

describe('Carousel', () => {
  it('is a list that scrolls without scripts, and has no buttons then', () => {
    const html = renderToString(carousel)
    expect(html).not.toMatch(/<button|\sstyle=/u)
    expect(html.match(/<li>/gu)).toHaveLength(2)
  })

  it('has no buttons where everything is visible', () => {
    observeWidths(1000)
    render(carousel)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('scrolls on and back by its buttons', () => {
    observeWidths(1500)
    render(carousel)
    const row = screen.getByRole('list')
    const scrollBy = vi.fn<(options: ScrollToOptions) => void>()
    Object.defineProperty(row, 'scrollBy', { value: scrollBy })
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
    expect(scrollBy.mock.calls).toEqual([[{ left: 900 }], [{ left: -900 }]])
  })

  it('marks a button that leads no further, in either direction of writing', () => {
    observeWidths(1500)
    const left = vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(0)
    render(carousel)
    const marks = (): (string | null)[] =>
      ['Previous', 'Next'].map((name) =>
        screen.getByRole('button', { name }).getAttribute('aria-disabled'),
      )
    expect(marks()).toEqual(['true', 'false'])
    left.mockReturnValue(200)
    fireEvent.scroll(screen.getByRole('list'))
    expect(marks()).toEqual(['false', 'false'])
    left.mockReturnValue(-499.5)
    fireEvent.scroll(screen.getByRole('list'))
    expect(marks()).toEqual(['false', 'true'])
  })
})
