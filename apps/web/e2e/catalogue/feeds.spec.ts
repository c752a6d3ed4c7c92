import { checkGoogleMerchantFeed, checkSkroutzFeed } from '@floga/seo/testing'

import { expect, test } from '../fixtures.js'
import { long } from '../data/long.js'

test(
  'Feeds contain the whole catalogue as the services require, in both languages',
  long,
  async ({ request, shop }) => {
    for (const folder of ['/feeds', '/en/feeds']) {
      const merchant = await request.get(`${folder}/google-merchant.xml`)
      expect(merchant.headers()).toMatchObject({
        'content-type': 'application/xml; charset=utf-8',
        'content-encoding': 'gzip',
      })
      const items = checkGoogleMerchantFeed(await merchant.text())
      expect(items.problems).toEqual([])
      expect(items.count).toBeGreaterThan(800)

      const skroutz = await request.get(`${folder}/skroutz.xml`)
      const products = checkSkroutzFeed(await skroutz.text())
      expect(products.problems).toEqual([])
      expect(products.count).toBeGreaterThan(500)
    }

    const kept = await request.get('/feeds/skroutz.xml')
    const again = await request.get('/feeds/skroutz.xml', {
      headers: { 'If-None-Match': kept.headers()['etag'] ?? '' },
    })
    expect(again.status()).toBe(304)
    const archive = await request.get('/en/feeds/skroutz.xml.gz')
    expect(archive.headers()['content-type']).toBe('application/gzip')
    for (const path of ['/feeds/other.xml', '/el/feeds/skroutz.xml', '/feeds/skroutz']) {
      expect((await request.get(path)).status(), path).toBe(404)
    }

    // Addresses in a feed exist: pages, and images of the required size.
    const text = await kept.text()
    for (const name of ['link', 'image']) {
      const [, address = ''] = new RegExp(`<${name}>([^<]*)<`).exec(text) ?? []
      expect(address).toContain(shop.url)
      expect((await request.get(address.replaceAll('&amp;', '&'))).status(), address).toBe(200)
    }
  },
)
