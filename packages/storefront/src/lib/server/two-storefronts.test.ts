import type { SendText } from '@floga/api-client'
import { FeaturesDocument } from '@floga/api-client/operations'
import { createTestBuild } from '@floga/remix-server/testing'
import { describe, expect, it } from 'vitest'

import { messages } from '../../generated/all-messages.js'
import { createShopApi } from '../../request/api/create-shop-api.server.js'
import { storedKeysOf } from '../../request/browser/stored-keys.js'
import type { ShopLoadContext } from '../../request/shop-load-context.js'
import { testShop } from '../../testing/test-shop.js'
import { createStorefront } from '../create-storefront.js'
import type { Storefront } from '../create-storefront.js'
import { createStorefrontServer } from './create-storefront-server.js'
import { readStorefrontEnv } from './storefront-env.js'

const bikes = createStorefront({
  id: 'bikes',
  name: 'Bikes',
  currency: 'USD',
  timeZone: 'America/New_York',
  pageSize: 12,
  mark: '/bike.svg',
  locales: [{ code: 'ar', iso: 'ar-AE', name: 'Arabic', label: 'العربية' }],
  defaultLocale: 'ar',
  messages,
})

const silent = { debug() {}, info() {}, warn() {}, error() {} }

/** A server of a shop, with the shop that its pages see and the calls to its platform. */
function openServer(shop: Storefront, platformUrl: string) {
  const calls: { url: string; text: string }[] = []
  const sendText: SendText = async ({ url, headers }) => {
    calls.push({ url, text: JSON.stringify(headers) })
    return { status: 200, headers: {}, text: '{"data":{"features":[]}}' }
  }
  const isOld = ({ pathname }: URL) => pathname.endsWith('/old')
  const { build, renders } = createTestBuild({ status: (url) => (isOld(url) ? 417 : 200) })
  const web = createStorefrontServer(shop, {
    build,
    env: readStorefrontEnv({ PUBLIC_URL: `https://${shop.id}.test`, PLATFORM_URL: platformUrl }),
    cookieSecret: 'a secret of thirty-two characters',
    log: silent,
    sendText,
  })
  return {
    calls,
    seen: () => renders.map(({ context }) => context as unknown as ShopLoadContext),
    get: (path: string, userAgent = 'Mozilla/5.0') =>
      web.fetch(
        new Request(`https://${shop.id}.test${path}`, {
          headers: { accept: 'text/html', 'user-agent': userAgent },
        }),
      ),
  }
}

describe('two storefronts in one process', () => {
  it('answer for their own tenant, in requests side by side', async () => {
    const tea = openServer(testShop, 'http://tea-platform.test')
    const other = openServer(bikes, 'http://bikes-platform.test')
    const paths = ['/products/a', '/products/b', '/products/c']
    await Promise.all(paths.flatMap((path) => [tea.get(path), other.get(path)]))
    expect(tea.seen().map(({ shop }) => shop.id)).toEqual(['tea', 'tea', 'tea'])
    expect(other.seen().map(({ shop }) => shop.id)).toEqual(['bikes', 'bikes', 'bikes'])
    expect(storedKeysOf(bikes).locale).toBe('bikes-locale')
    // As their loaders do.
    for (const context of [...tea.seen(), ...other.seen()]) {
      const locale = context.shop.locales.defaultLocale.code
      const { query } = createShopApi({ context, locale })
      await query(FeaturesDocument, {}).catch(() => null)
    }
    expect(tea.calls.length).toBeGreaterThan(0)
    expect(other.calls.length).toBeGreaterThan(0)
    for (const { url, text } of tea.calls) {
      expect(url).toMatch(/^http:\/\/tea-platform\.test\//)
      expect(text).not.toContain('bikes')
    }
    for (const { url, text } of other.calls) {
      expect(url).toMatch(/^http:\/\/bikes-platform\.test\//)
      expect(text).toContain('bikes')
    }
  })

  it('have languages, messages and formats of their own', async () => {
    const price = { amountMinor: 123_450, currency: 'USD' }
    const own = bikes.languageOf(bikes.locales.defaultLocale)
    const german = testShop.languageOf(testShop.locales.defaultLocale)
    expect(own.t('cart.title')).toBe('السلة')
    expect(german.t('cart.title')).not.toBe('السلة')
    expect(own.formatters.money(price)).not.toBe(german.formatters.money(price))
    const old = 'Mozilla/4.0 (compatible; MSIE 8.0)'
    const [tea, other] = await Promise.all([
      openServer(testShop, 'http://tea-platform.test').get('/old', old),
      openServer(bikes, 'http://bikes-platform.test').get('/old', old),
    ])
    expect(await tea.text()).toContain('lang="de"')
    expect(await other.text()).toContain('dir="rtl"')
  })
})
