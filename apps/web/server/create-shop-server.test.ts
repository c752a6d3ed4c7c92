import { createTestBuild } from '@floga/remix-server/testing'
import { describe, expect, it } from 'vitest'

import { createShopServer } from './create-shop-server.js'
import { parseEnv } from './env.js'

const oldBrowser = 'Mozilla/4.0 (compatible; MSIE 8.0)'
const silent = { debug() {}, info() {}, warn() {}, error() {} }

/** The shop around an app whose every page goes wrong in one way. */
function createFailingShop(app: Parameters<typeof createTestBuild>[0]) {
  const web = createShopServer({
    build: createTestBuild(app).build,
    env: parseEnv({ PUBLIC_URL: 'https://shop.test' }),
    cookieSecret: 'a secret of thirty-two characters',
    log: silent,
  })
  return async (path: string, userAgent = 'Mozilla/5.0'): Promise<Response> => {
    const headers = { accept: 'text/html', 'user-agent': userAgent }
    return web.fetch(new Request(`https://shop.test${path}`, { headers }))
  }
}

describe('createShopServer', () => {
  it('tells an unsupported browser so in the language of the address', async () => {
    const get = createFailingShop({ status: () => 417 })
    expect(await (await get('/products/a', oldBrowser)).text()).toContain('lang="el"')
    const page = await (await get('/en/products/a', oldBrowser)).text()
    expect(page).toContain('<h1>Your browser is not supported</h1>')
    expect(page).toContain('https://www.mozilla.org/firefox/')
  })

  it('says that something broke in the language of the address', async () => {
    const get = createFailingShop({ wait: () => Promise.reject(new Error('secret detail')) })
    for (const [path, words] of [
      ['/en/products/a', 'System error'],
      ['/shopping-cart', 'Σφάλμα συστήματος'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- a test of two pages
      const answer = await get(path)
      expect(answer.status).toBe(500)
      // oxlint-disable-next-line no-await-in-loop -- a test of two pages
      expect(await answer.text()).toContain(words)
    }
  })
})
