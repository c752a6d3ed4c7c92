import { describe, expect, it } from 'vitest'

import { canonicalPath, isReadable, readPageAddress } from './read-page-address.js'

const list = {
  readQuery: (asked: URLSearchParams) => ({
    search: asked.has('page') ? `page=${asked.get('page')}` : '',
    isCacheable: !asked.has('search'),
  }),
}
const at = (path: string) => new URL(path, 'https://shop.test')

describe('readPageAddress', () => {
  it('keeps the parameters of a query that the last route reads', () => {
    expect(readPageAddress(at('/products?fbclid=1&page=2'), [{}, list])).toEqual({
      href: '/products?page=2',
      isCacheable: true,
    })
    expect(readPageAddress(at('/products?view=q1'), [{}, list]).href).toBe('/products')
  })

  it('drops the query of a page that reads none', () => {
    expect(readPageAddress(at('/contact?page=2'), [list, {}])).toEqual({
      href: '/contact',
      isCacheable: true,
    })
  })

  it('keeps no page of a query without end, or of an endless one', () => {
    expect(readPageAddress(at('/?search=a'), [list]).isCacheable).toBe(false)
    expect(readPageAddress(at(`/?page=${'9'.repeat(600)}`), [list]).isCacheable).toBe(false)
  })
})

describe('canonicalPath', () => {
  it('returns the canonical URL of a path with doubled or trailing slashes', () => {
    expect(canonicalPath('/en/products/')).toBe('/en/products')
    expect(canonicalPath('//en///products')).toBe('/en/products')
    expect(canonicalPath('//')).toBe('/')
  })

  it('leaves a path alone that is right', () => {
    expect(canonicalPath('/')).toBeUndefined()
    expect(canonicalPath('/en/products')).toBeUndefined()
  })
})

describe('isReadable', () => {
  it('takes any language and no control characters', () => {
    expect(isReadable(at('/products/%CF%81%CF%85%CE%B8?search=%0A'))).toBe(true)
    expect(isReadable(at('/products/%0a'))).toBe(false)
    expect(isReadable(at('/products/%C3'))).toBe(false)
    expect(isReadable(at('/products?search=a%00b'))).toBe(false)
    expect(isReadable(at('/products?page=2&_data=root'))).toBe(false)
  })
})
