import { describe, expect, it } from 'vitest'

import routes from '../routes.js'
import { toPageKind } from './to-page-kind.js'

describe('toPageKind', () => {
  it('knows what every page of the shop shows', () => {
    const pathsOf = (kind: string) =>
      routes
        .filter(({ id, file }) => toPageKind(id ?? file.replace(/\.tsx?$/, '')) === kind)
        .map(({ path, index }) => (index ? '/' : (path ?? '').replace(':lang?/', '/')))
    expect(pathsOf('HOME')).toEqual([expect.any(String)])
    expect(pathsOf('PRODUCT')).toEqual(['/products/:slug'])
    expect(pathsOf('LIST')).toEqual(
      expect.arrayContaining(['/products', '/categories/:slug', '/brands', '/offers/:slug']),
    )
    expect(pathsOf('CART')).toEqual(expect.arrayContaining(['/shopping-cart', '/shared-cart']))
    expect(pathsOf('CHECKOUT')).toEqual(expect.arrayContaining(['/checkout']))
    expect(pathsOf('RECEIPT')).toEqual(['/receipt/:id'])
    expect(pathsOf('ACCOUNT')).toEqual(
      expect.arrayContaining(['/account', '/orders/:id', '/auth/login']),
    )
    expect(pathsOf('CONTENT')).toEqual(
      expect.arrayContaining(['/privacy', '/contact', '/cookie-policy']),
    )
    expect(pathsOf('OTHER')).toEqual(expect.arrayContaining(['/*', '/newsletter']))
    expect(toPageKind('')).toBe('OTHER')
  })
})
