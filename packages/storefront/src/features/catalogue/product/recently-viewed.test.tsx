// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { InTestShop } from '../../../testing/in-test-shop.js'
import { RecentlyViewed } from './recently-viewed.js'

vi.mock('../cards/product-card-row.js', () => ({
  ProductCardRow: ({ products }: { products: { slug: string }[] }) => (
    <p>{products.map(({ slug }) => slug).join(' ') || 'none'}</p>
  ),
}))

/** The request and its response. */
const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const products = (...slugs: string[]): Response =>
  Response.json({ products: slugs.map((slug) => ({ slug })) })

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  cleanup()
  asked.mockReset()
  vi.unstubAllGlobals()
})

/** Opens a product's page after those of others, which send no requests. */
function openAfter(before: readonly string[]) {
  asked.mockResolvedValue(products())
  for (const id of before) render(<RecentlyViewed id={id} />, { wrapper: InTestShop }).unmount()
  asked.mockReset()
}

describe('RecentlyViewed', () => {
  it('sends no request without viewed products', () => {
    openAfter([])
    render(<RecentlyViewed id="hose" />, { wrapper: InTestShop })
    expect(asked).not.toHaveBeenCalled()
  })

  it('shows viewed products, without the router and without the current product', async () => {
    openAfter(['valve', 'tank', 'hose'])
    asked.mockResolvedValue(products('hose', 'tank'))
    render(<RecentlyViewed id="valve" />, { wrapper: InTestShop })
    expect(await screen.findByText('hose tank')).toBeTruthy()
    expect(asked.mock.calls.map(([address]) => address)).toEqual([
      '/en/product-cards?ids=hose,tank',
    ])
  })

  it('shifts nothing visible: it waits until its position is below the viewport', async () => {
    openAfter(['tank'])
    asked.mockResolvedValue(products('tank'))
    vi.stubGlobal('scrollY', 900)
    const top = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    top.mockReturnValue(new DOMRect(0, innerHeight - 1))
    render(<RecentlyViewed id="hose" />, { wrapper: InTestShop })
    await vi.waitFor(() => expect(top).toHaveBeenCalled(), 60_000)
    window.dispatchEvent(new Event('scroll'))
    expect(screen.getByText('none')).toBeTruthy()
    top.mockReturnValue(new DOMRect(0, innerHeight))
    window.dispatchEvent(new Event('scroll'))
    expect(await screen.findByText('tank')).toBeTruthy()
    top.mockRestore()
  })

  it.each([
    ['without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['where the shop fails', () => Promise.resolve(new Response('', { status: 503 }))],
  ])('shows none %s', async (_case, answer) => {
    openAfter(['tank'])
    asked.mockImplementation(answer)
    render(<RecentlyViewed id="hose" />, { wrapper: InTestShop })
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce(), 60_000)
    expect(await screen.findByText('none')).toBeTruthy()
  })

  it('sends no further requests once the page is left', () => {
    openAfter(['tank'])
    asked.mockReturnValue(new Promise(() => {}))
    render(<RecentlyViewed id="hose" />, { wrapper: InTestShop }).unmount()
    expect(asked.mock.calls[0]?.[1].signal?.aborted).toBe(true)
  })
})
