import { describe, expect, it } from 'vitest'

import { allFeatures } from '../../lib/routes/all-features.js'
import type { StorefrontFeature } from '../storefront-feature.js'
import { toPageKind } from './to-page-kind.js'

describe('toPageKind', () => {
  it('knows what every page of the shop shows', () => {
    const routes = Object.values<StorefrontFeature>(allFeatures).flatMap(
      (feature) => feature.routes,
    )
    const pathsOf = (kind: string) =>
      routes.filter(({ id }) => toPageKind(id) === kind).map(({ path }) => `/${path}`)
    expect(pathsOf('HOME')).toEqual(['/'])
    expect(pathsOf('PRODUCT')).toEqual(['/products/:slug'])
    expect(pathsOf('LIST')).toEqual(
      expect.arrayContaining(['/products', '/categories/:slug', '/brands', '/offers/:slug']),
    )
    expect(pathsOf('CART')).toEqual(expect.arrayContaining(['/shopping-cart', '/shared-cart']))
    expect(pathsOf('CHECKOUT')).toEqual(expect.arrayContaining(['/checkout']))
    expect(pathsOf('RECEIPT')).toEqual(['/receipt/:id'])
    expect(pathsOf('ACCOUNT')).toEqual(
      expect.arrayContaining(['/account', '/auth/login', '/orders/:id']),
    )
    expect(pathsOf('CONTENT')).toEqual(
      expect.arrayContaining(['/privacy', '/contact', '/cookie-policy']),
    )
    expect(pathsOf('OTHER')).toEqual(expect.arrayContaining(['/newsletter']))
    expect(toPageKind('')).toBe('OTHER')
  })
})
