// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, expect, describe, it, vi } from 'vitest'

import { addSheets } from './kept-sheets.js'
import { PageSheets } from './page-sheets.js'

/** What Remix draws for the page in sight. */
let drawn: string[] = []
vi.mock('@remix-run/react', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  Links: () => drawn.map((href) => <link key={href} rel="stylesheet" href={href} />),
}))

afterEach(cleanup)

const sheets = (): (string | null)[] =>
  [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))

describe('PageSheets', () => {
  it('keeps the elements of a page that another follows, and adds those of the next', () => {
    drawn = ['/shop.css', '/list.css']
    const { rerender } = render(<PageSheets />)
    const list = document.querySelector('[href="/list.css"]')
    drawn = ['/product.css', '/shop.css']
    rerender(<PageSheets />)
    expect(sheets()).toEqual(['/shop.css', '/list.css', '/product.css'])
    expect(document.querySelector('[href="/list.css"]')).toBe(list)
  })

  it('is not drawn again for noting what stands there', () => {
    drawn = ['/noted.css']
    const drawing = vi.fn<() => void>()
    render(
      <Profiler id="sheets" onRender={drawing}>
        <PageSheets />
      </Profiler>,
    )
    expect(drawing).toHaveBeenCalledTimes(1)
  })

  it('has sheets of a page that is about to be opened', () => {
    act(() => addSheets(['/cart.css']))
    render(<PageSheets />)
    expect(sheets()).toContain('/cart.css')
  })
})
