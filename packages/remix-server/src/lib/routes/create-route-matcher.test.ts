import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/router'
import { describe, expect, it } from 'vitest'

import { createRouteMatcher } from './create-route-matcher.js'

const paths: Record<string, string> = {
  robots: 'robots.txt',
  home: ':lang?',
  products: ':lang?/products',
  product: ':lang?/products/:slug',
  copy: ':lang?/shopping-cart/copy',
  feed: ':lang?/feeds/:file',
  optional: 'blog/archive?/:year',
  document: 'receipt/:id/document.pdf',
  rest: 'assets/*',
  other: ':lang?/:page',
}

const routes = Object.entries({ root: '', ...paths }).map(([id, path]) => ({
  id,
  path,
  ...(id === 'root' ? {} : { parentId: 'root' }),
  module: { default: () => null, handle: { name: id } },
}))
const build = {
  routes: Object.fromEntries(routes.map((route) => [route.id, route])),
} as unknown as ServerBuild

/** Finds the route as the router does. */
function foundByRouter(pathname: string): (string | undefined)[] {
  const children = routes.filter(({ id }) => id !== 'root').map(({ id, path }) => ({ id, path }))
  const matches = matchRoutes([{ id: 'root', path: '', children }], pathname) ?? []
  return matches.map(({ route }) => route.id)
}

describe('createRouteMatcher', () => {
  it('finds the routes that the router finds among all', () => {
    const match = createRouteMatcher(build)
    const addresses = [
      '/',
      '/en',
      '/products',
      '/en/products',
      '/products/tank',
      '/en/products/tank',
      '/PRODUCTS/Tank',
      '/%70roducts/tank',
      '/products/a%2Fb',
      '/products/',
      '/robots.txt',
      '/en/robots.txt',
      '/shopping-cart',
      '/en/shopping-cart/copy',
      '/feeds/a.xml',
      '/blog/2026',
      '/blog/archive/2026',
      '/blog',
      '/receipt/1/document.pdf',
      '/receipt/1',
      '/assets',
      '/assets/a/b/c.png',
      '/nothing/at/all',
      '//products',
    ]
    // Known ones as well.
    for (const address of [...addresses, ...addresses]) {
      expect([address, match(address).ids]).toEqual([address, foundByRouter(address)])
    }
  })

  it('knows the handles and the pattern of an address, and of its data', () => {
    const match = createRouteMatcher(build)
    const product = {
      ids: ['root', 'product'],
      handles: [{ name: 'root' }, { name: 'product' }],
      pattern: '/:lang?/products/:slug',
    }
    expect(match('/en/products/tank')).toEqual(product)
    expect(match('/en/products/tank.data')).toEqual(product)
    expect(match('/_root.data').ids).toEqual(match('/').ids)
    expect(match('/a/b/c/d')).toEqual({ ids: [], handles: [], pattern: 'none' })
  })
})
