import { afterEach, describe, expect, it, vi } from 'vitest'
import { analyticsSources, createGtag, createPixel } from '../index.js'
import type { AnalyticsEvent } from '../index.js'

const page = { location: 'https://shop.test/receipt/:id', title: 'Shop' }
const purchase: AnalyticsEvent = {
  name: 'purchase',
  data: {
    transaction_id: '2026-1',
    currency: 'EUR',
    value: 24.8,
    tax: 4.8,
    shipping: 0,
    items: [{ item_id: 'hose', item_name: 'Hose', item_variant: 'H-8', price: 12.4, quantity: 2 }],
  },
}

function openWindow(cookie = '') {
  const scripts: { src: string; async: boolean }[] = []
  const written: string[] = []
  const document = {
    createElement: () => ({ src: '', async: false }),
    head: { append: (script: { src: string; async: boolean }) => scripts.push(script) },
    get cookie() {
      return cookie
    },
    set cookie(text: string) {
      written.push(text)
    },
  }
  const window = {
    document,
    location: { hostname: 'www.shop.test' },
    dataLayer: [] as IArguments[],
  }
  const said = () => window.dataLayer.map((command) => [...command] as unknown[])
  // The subset of `Window` that the adapter uses.
  return { window: window as never, scripts, written, said }
}

describe('createGtag', () => {
  it('denies all four signals before the tag, and grants them with the choice', () => {
    const { window, scripts, said } = openWindow()
    const gtag = createGtag({ window, id: 'G-1' })
    expect(scripts).toEqual([])
    expect(said()).toEqual([])
    gtag.enable()
    const all = (value: string) => ({
      ad_storage: value,
      ad_user_data: value,
      ad_personalization: value,
      analytics_storage: value,
    })
    expect(said().slice(0, 2)).toEqual([
      ['consent', 'default', all('denied')],
      ['consent', 'update', all('granted')],
    ])
    expect(said()[3]).toEqual(['config', 'G-1', { send_page_view: false, page_referrer: '' }])
    expect(scripts.map(({ src }) => src)).toEqual([
      'https://www.googletagmanager.com/gtag/js?id=G-1',
    ])
    gtag.disable()
    expect(said().at(-1)).toEqual(['consent', 'update', all('denied')])
    gtag.enable()
    expect(said().at(-1)).toEqual(['consent', 'update', all('granted')])
    expect(scripts).toHaveLength(1)
  })

  it('names the page with every event, so that the tag does not read its address', () => {
    const { window, said } = openWindow()
    const gtag = createGtag({ window, id: 'G-1', origin: 'http://127.0.0.1:9' })
    gtag.enable()
    gtag.record(purchase, page)
    const about = { page_location: page.location, page_title: 'Shop', page_referrer: '' }
    expect(said().slice(-2)).toEqual([
      ['set', about],
      ['event', 'purchase', { ...purchase.data, ...about }],
    ])
  })

  it("deletes the tag's cookies, on this host and its parent domains", () => {
    const { window, written } = openWindow('_ga=1; cart=2; _ga_ABC=3; _gap=4')
    createGtag({ window, id: 'G-1' }).disable()
    expect(new Set(written.map((text) => text.split('=')[0]))).toEqual(new Set(['_ga', '_ga_ABC']))
    expect(written).toContain('_ga=; Max-Age=0; Path=/; Domain=shop.test')
  })
})

describe('createPixel', () => {
  it("sends an event's data as an image request, once it is enabled", () => {
    const sent: URL[] = []
    const pixel = createPixel({ id: '42', send: (address) => sent.push(new URL(address)) })
    pixel.record(purchase, page)
    pixel.enable()
    pixel.record(purchase, page)
    pixel.record({ name: 'search', data: { search_term: 'tank' } }, page)
    pixel.disable()
    pixel.record(purchase, page)
    expect(sent.map(({ origin, pathname }) => origin + pathname)).toEqual([
      'https://www.facebook.com/tr/',
    ])
    expect(Object.fromEntries(sent[0]?.searchParams ?? [])).toEqual({
      id: '42',
      ev: 'Purchase',
      dl: page.location,
      noscript: '1',
      'cd[content_type]': 'product',
      'cd[content_ids]': '["H-8"]',
      'cd[num_items]': '2',
      'cd[value]': '24.8',
      'cd[currency]': 'EUR',
      eid: '2026-1',
    })
  })
})

describe('a pixel in a browser', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is requested so that leaving the page does not lose it', () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError('blocked')))
    vi.stubGlobal('fetch', fetch)
    const pixel = createPixel({ id: '42' })
    pixel.enable()
    pixel.record(purchase, page)
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^https:\/\/www\.facebook\.com\/tr\/\?id=42&ev=Purchase&/),
      expect.objectContaining({ keepalive: true, mode: 'no-cors' }),
    )
  })
})

describe('analyticsSources', () => {
  it('names hosts for the providers of a tenant alone', () => {
    expect(analyticsSources([])).toEqual({ 'script-src': [], 'connect-src': [], 'img-src': [] })
    expect(analyticsSources([{ kind: 'PIXEL', id: '1' }])['connect-src']).toEqual([
      'https://www.facebook.com',
    ])
    expect(analyticsSources([{ kind: 'GTAG', id: '1', origin: 'https://t.test' }])).toEqual({
      'script-src': ['https://t.test'],
      'connect-src': ['https://t.test'],
      'img-src': ['https://t.test'],
    })
  })
})
