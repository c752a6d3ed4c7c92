import type { LoaderFunctionArgs } from '@remix-run/node'
import { describe, expect, it } from 'vitest'

import { testShop } from '../../testing/test-shop.js'
import { loader } from './robots.js'

const paths = { ...testShop.paths, personal: ['/checkout', '/account', '/session'] }
const shop = { ...testShop, paths }

const ask = async (isIndexed: boolean): Promise<string> => {
  const settings = { isIndexed, publicUrl: 'https://shop.test' }
  return loader({ context: { shop, settings } } as unknown as LoaderFunctionArgs).text()
}

describe('robots.txt', () => {
  it('names the sitemap, and keeps robots from what belongs to one visitor in every language', async () => {
    const lines = (await ask(true)).split('\n')
    expect(lines).toContain('Sitemap: https://shop.test/sitemap.xml')
    for (const path of ['/checkout', '/en/checkout', '/account', '/en/account', '/session']) {
      expect(lines).toContain(`Disallow: ${path}`)
    }
    expect(lines).not.toContain('Disallow: /')
  })

  it('disallows all crawlers on a test installation', async () => {
    expect(await ask(false)).toBe('User-agent: *\nDisallow: /\n')
  })
})
