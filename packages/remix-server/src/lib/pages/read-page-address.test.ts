import { describe, expect, it } from 'vitest'

import { canonicalPath, isReadablePath, readPageAddress } from './read-page-address.js'

const names = new Set(['page', 'search', 'sort'])

describe('readPageAddress', () => {
  it('brings known names in one order and drops where a visitor came from', () => {
    expect(readPageAddress('/products', '?sort=name&fbclid=1&page=2', names)).toEqual({
      href: '/products?page=2&sort=name',
      isKnown: true,
    })
    expect(readPageAddress('/products', '?utm_source=a', names)).toEqual({
      href: '/products',
      isKnown: true,
    })
  })

  it('keeps the order of values under one name', () => {
    expect(readPageAddress('/', '?sort=b&sort=a', names).href).toBe('/?sort=b&sort=a')
  })

  it('knows no page under a name of its own, or with an endless query', () => {
    expect(readPageAddress('/', '?debug=1', names)).toEqual({ href: '/?debug=1', isKnown: false })
    expect(readPageAddress('/', `?search=${'x'.repeat(600)}`, names).isKnown).toBe(false)
  })
})

describe('canonicalPath', () => {
  it('says where a path with doubled or trailing slashes belongs', () => {
    expect(canonicalPath('/en/products/')).toBe('/en/products')
    expect(canonicalPath('//en///products')).toBe('/en/products')
    expect(canonicalPath('//')).toBe('/')
  })

  it('leaves a path alone that is right', () => {
    expect(canonicalPath('/')).toBeUndefined()
    expect(canonicalPath('/en/products')).toBeUndefined()
  })
})

describe('isReadablePath', () => {
  it('takes any language and no control characters', () => {
    expect(isReadablePath('/products/%CF%81%CF%85%CE%B8')).toBe(true)
    expect(isReadablePath('/products/%0a')).toBe(false)
    expect(isReadablePath('/products/%C3')).toBe(false)
  })
})
