import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

import { allFeatures } from './all-features.js'
import type { WantedFeatures } from './all-features.js'
import { storefrontRoutes } from './storefront-routes.js'

const routesUrl = new URL('../../../../../apps/tea/app/routes.ts', import.meta.url).href

const idsOf = (wanted: WantedFeatures) => storefrontRoutes(routesUrl, wanted).map(({ id }) => id)

describe('storefrontRoutes', () => {
  it('refers to route modules by their path from the app', () => {
    const [privacy] = storefrontRoutes(routesUrl, { content: true })
    expect(privacy).toMatchObject({
      id: 'content/privacy',
      path: ':lang?/privacy',
      file: '../../../packages/storefront/src/features/content/content-page.tsx',
    })
  })

  it('has a module for each route of every feature, and an id of its own', () => {
    const wanted = Object.fromEntries(Object.keys(allFeatures).map((name) => [name, true]))
    const routes = storefrontRoutes(routesUrl, wanted)
    const missing = routes.filter(
      ({ file }) => !existsSync(fileURLToPath(new URL(file, routesUrl))),
    )
    expect(missing).toEqual([])
    expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length)
  })

  it('has files of the whole shop without the prefix of a locale', () => {
    const paths = storefrontRoutes(routesUrl, { feeds: true }).map(({ path }) => path)
    expect(paths).toEqual([
      'robots.txt',
      'sitemap.xml',
      'sitemaps/:file',
      'llms.txt',
      ':lang?/feeds/:file',
      ':lang?/*',
    ])
  })

  it("has the app's own module in place of a feature's", () => {
    const replace = { 'content/privacy': 'pages/privacy.tsx' }
    const [privacy] = storefrontRoutes(routesUrl, { content: true }, { replace })
    expect(privacy).toMatchObject({ id: 'content/privacy', file: 'pages/privacy.tsx' })
    expect(() => storefrontRoutes(routesUrl, {}, { replace })).toThrow(RangeError)
  })

  it('has pages of two features where the app wants both', () => {
    expect(idsOf({ orders: true, members: true })).toContain('orders/orders')
    const ids = idsOf({ orders: true })
    expect([ids.includes('orders/orders'), ids.includes('orders/cancel')]).toEqual([false, true])
  })

  it('has none of a feature that the app does not want, and one for any other address', () => {
    expect(idsOf({})).toEqual(['not-found'])
    expect(idsOf({ content: false })).toEqual(['not-found'])
  })
})
