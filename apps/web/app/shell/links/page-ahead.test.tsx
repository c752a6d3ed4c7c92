// @vitest-environment jsdom
import { cleanup, fireEvent, render, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { areaMessages } from '#tenant/generated/message-areas.js'
import { imageAheadHeaders } from '../../wiring/content/image-ahead.js'
import { loadLanguage } from '../../wiring/i18n/load-language.js'
import { useKeptSheets } from './kept-sheets.js'
import { PageAhead } from './page-ahead.js'

vi.mock('@remix-run/react', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  // Remix's own part wants its router around.
  PrefetchPageLinks: ({ page, ...rest }: { page: string }) => (
    <link rel="prefetch" as="fetch" href={`${page}.data`} {...rest} />
  ),
}))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

/** A page whose module says that it shows words of the cart. */
function addRoute(css: string[], cache = 'public'): void {
  const text = `export const handle = { words: ['cart'], cache: '${cache}' }`
  const module = `data:text/javascript,${encodeURIComponent(text)}`
  vi.stubGlobal('__remixRouter', { routes: [{ id: 'cart', path: '/cart' }] })
  vi.stubGlobal('__remixManifest', { routes: { cart: { module, css } } })
}

const links = (type: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`link[as=${type}]`),
]
const sheets = (): (string | null)[] => links('style').map((link) => link.getAttribute('href'))

/** Data that name the page's first image. */
function answerData() {
  const sources = [{ type: 'image/avif', srcSet: '/a-960.avif 960w' }]
  const image = { src: '/a.jpg', alt: '', width: 1, height: 1, sizes: '50vw', sources }
  const answer = vi.fn(async () => new Response('', { headers: imageAheadHeaders(image) }))
  vi.stubGlobal('fetch', answer)
  return answer
}

describe('PageAhead', () => {
  it('fetches the sheets that the page in sight lacks, each once', () => {
    document.head.innerHTML = '<link rel="stylesheet" href="/shop.css">'
    addRoute(['/shop.css', '/cart.css', '/cart.css'])
    render(<PageAhead href="/cart?step=2" drawUntilMs={null} />)
    expect(sheets()).toEqual(['/cart.css'])
  })

  it('has its sheets stand in the document once all of them are there', async () => {
    addRoute(['/list.css', '/cart.css'])
    const { result } = renderHook(useKeptSheets)
    render(<PageAhead href="/cart" drawUntilMs={null} />)
    const [list, cart] = links('style')
    fireEvent.load(list!)
    await new Promise((resolve) => setTimeout(resolve))
    expect(result.current).toEqual([])
    fireEvent.load(cart!)
    await waitFor(() => expect(result.current).toEqual(['/list.css', '/cart.css']))
  })

  it('fetches the image that the data of a public page name, as the page will', async () => {
    const answer = answerData()
    addRoute([])
    const { container } = render(<PageAhead href="/cart" drawUntilMs={null} />)
    for (const module of container.querySelectorAll('[rel=modulepreload]')) fireEvent.load(module)
    fireEvent.load(links('fetch')[0]!)
    await waitFor(() => expect(links('image')).toHaveLength(1))
    expect(links('image')[0]?.getAttribute('imagesrcset')).toBe('/a-960.avif 960w')
    expect(links('image')[0]?.getAttribute('imagesizes')).toBe('50vw')
    expect(answer.mock.calls).toEqual([[expect.stringContaining('.data')]])
  })

  it('decodes that image once it is there, so that the page has not to wait for it', async () => {
    answerData()
    addRoute([])
    const decode = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no image')))
    const images: Partial<HTMLImageElement>[] = []
    vi.stubGlobal('Image', function FakeImage(this: Partial<HTMLImageElement>) {
      images.push(Object.assign(this, { decode }))
    })
    render(<PageAhead href="/cart" drawUntilMs={null} />)
    fireEvent.load(links('fetch')[0]!)
    await waitFor(() => expect(links('image')).toHaveLength(1))
    expect(decode).not.toHaveBeenCalled()
    fireEvent.load(links('image')[0]!)
    expect(images).toMatchObject([{ sizes: '50vw', srcset: '/a-960.avif 960w' }])
    expect(decode).toHaveBeenCalledOnce()
  })

  it('asks no second time for data that no browser keeps', async () => {
    const answer = answerData()
    addRoute([], 'none')
    render(<PageAhead href="/cart" drawUntilMs={null} />)
    fireEvent.load(links('fetch')[0]!)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(answer).not.toHaveBeenCalled()
  })

  it('fetches the words that the page shows', async () => {
    await loadLanguage('en', ['shell'])
    addRoute([])
    const fetchWords = vi.spyOn(areaMessages.en, 'cart')
    render(<PageAhead href="/cart" drawUntilMs={null} />)
    await waitFor(() => expect(fetchWords).toHaveBeenCalledOnce())
  })

  it('leaves an address alone that leads nowhere', () => {
    addRoute(['/cart.css'])
    render(<PageAhead href="/nowhere" drawUntilMs={null} />)
    expect(sheets()).toEqual([])
  })
})
