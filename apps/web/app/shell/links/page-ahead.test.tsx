// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { areaMessages } from '#tenant/generated/message-areas.js'
import { loadLanguage } from '../../wiring/i18n/load-language.js'
import { PageAhead } from './page-ahead.js'

vi.mock('@remix-run/react', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  // Remix's own part wants its router around.
  PrefetchPageLinks: () => null,
}))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

/** A page whose module says that it shows words of the cart. */
function addRoute(css: string[]): void {
  const text = "export const handle = { words: ['cart'] }"
  const module = `data:text/javascript,${encodeURIComponent(text)}`
  vi.stubGlobal('__remixRouter', { routes: [{ id: 'cart', path: '/cart' }] })
  vi.stubGlobal('__remixManifest', { routes: { cart: { module, css } } })
}

const sheets = (): (string | null)[] =>
  [...document.querySelectorAll('link[rel=prefetch][as=style]')].map((link) =>
    link.getAttribute('href'),
  )

describe('PageAhead', () => {
  it('fetches the sheets that the page in sight lacks, each once', () => {
    document.head.innerHTML = '<link rel="stylesheet" href="/shop.css">'
    addRoute(['/shop.css', '/cart.css', '/cart.css'])
    render(<PageAhead href="/cart?step=2" />)
    expect(sheets()).toEqual(['/cart.css'])
  })

  it('fetches the words that the page shows', async () => {
    await loadLanguage('en', ['shell'])
    addRoute([])
    const fetchWords = vi.spyOn(areaMessages.en, 'cart')
    render(<PageAhead href="/cart" />)
    await waitFor(() => expect(fetchWords).toHaveBeenCalledOnce())
  })

  it('leaves an address alone that leads nowhere', () => {
    addRoute(['/cart.css'])
    render(<PageAhead href="/nowhere" />)
    expect(sheets()).toEqual([])
  })
})
