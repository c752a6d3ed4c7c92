import { createHash } from 'node:crypto'

import { createTestBuild } from '@floga/remix-server/testing'
import { describe, expect, it } from 'vitest'

import type { ShopLoadContext } from '../../request/shop-load-context.js'
import { testShop } from '../../testing/test-shop.js'
import { createStorefrontServer } from './create-storefront-server.js'
import { readStorefrontEnv } from './storefront-env.js'

const oldBrowser = 'Mozilla/4.0 (compatible; MSIE 8.0)'
const silent = { debug() {}, info() {}, warn() {}, error() {} }

/** A shop server around an app whose pages all fail in one way. */
function createFailingShop(app: Parameters<typeof createTestBuild>[0]) {
  const web = createStorefrontServer(testShop, {
    build: createTestBuild(app).build,
    env: readStorefrontEnv({ PUBLIC_URL: 'https://shop.test' }),
    cookieSecret: 'a secret of thirty-two characters',
    log: silent,
  })
  return async (path: string, userAgent = 'Mozilla/5.0'): Promise<Response> => {
    const headers = { accept: 'text/html', 'user-agent': userAgent }
    return web.fetch(new Request(`https://shop.test${path}`, { headers }))
  }
}

describe('createStorefrontServer', () => {
  it('sends the unsupported-browser page in the language of the URL', async () => {
    const get = createFailingShop({ status: () => 417 })
    expect(await (await get('/products/a', oldBrowser)).text()).toContain('lang="de"')
    const page = await (await get('/en/products/a', oldBrowser)).text()
    expect(page).toContain('<h1>Your browser is not supported</h1>')
    expect(page).toContain('Unsupported browser')
    expect(page).toContain('Please download for free one of the following')
    expect(page).toContain('<a href="/en">Back to website</a>')
  })

  it('recommends browsers that the system has', async () => {
    const get = createFailingShop({ status: () => 417 })
    const recommended = async (system: string) => {
      const html = await (await get('/en/products/a', `${oldBrowser} (${system})`)).text()
      return [...html.matchAll(/<li><a[^>]*>([^<]+)/g)].map(([, name]) => name)
    }
    expect(await recommended('Windows NT 6.1; Trident/7.0')).toEqual([
      'Mozilla Firefox',
      'Google Chrome',
      'Microsoft Edge',
      'Opera',
    ])
    expect(await recommended('Macintosh')).toContain('Safari')
  })

  it('allows the style of its own pages, and shows logo and way back', async () => {
    const get = createFailingShop({ wait: () => Promise.reject(new Error('secret detail')) })
    const answer = await get('/en/products/a')
    const html = await answer.text()
    const style = /<style>([^<]+)<\/style>/.exec(html)![1]!
    const hash = createHash('sha256').update(style).digest('base64')
    expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
    expect(html).toContain('<img src="/leaf.svg" alt="Tea">')
    expect(html).toContain('<a href="/en">Back to website</a>')
    expect(await (await get('/en')).text()).not.toContain('Back to website')
  })

  it('lets pages load images from the origins of its settings', async () => {
    const web = createStorefrontServer(testShop, {
      build: createTestBuild({}).build,
      env: readStorefrontEnv({
        PUBLIC_URL: 'https://shop.test',
        IMAGE_ORIGINS: 'https://images.test',
      }),
      cookieSecret: 'a secret of thirty-two characters',
      log: silent,
    })
    const { headers } = await web.fetch(new Request('https://shop.test/'))
    const policy = headers.get('content-security-policy')
    expect(policy).toContain(`img-src 'self' data: https://images.test;`)
  })

  it('sends the error page in the language of the URL', async () => {
    const get = createFailingShop({ wait: () => Promise.reject(new Error('secret detail')) })
    for (const [path, texts] of [
      ['/en/products/a', 'System error'],
      ['/shopping-cart', 'Systemfehler'],
    ] as const) {
      const answer = await get(path)
      expect(answer.status).toBe(500)
      expect(await answer.text()).toContain(texts)
    }
  })

  it('passes loaders the shop as its sources are now', async () => {
    let name = 'Tea'
    const { build, renders } = createTestBuild({})
    const web = createStorefrontServer(testShop, {
      build,
      currentShop: () => ({ ...testShop, name }),
      env: readStorefrontEnv({ PUBLIC_URL: 'https://shop.test' }),
      cookieSecret: 'a secret of thirty-two characters',
      log: silent,
      isDevelopment: true,
    })
    await web.fetch(new Request('https://shop.test/'))
    name = 'Green tea'
    await web.fetch(new Request('https://shop.test/'))
    const shops = renders.map(({ context }) => (context as unknown as ShopLoadContext).shop)
    expect(shops.map((shop) => shop.name)).toEqual(['Tea', 'Green tea'])
  })
})
