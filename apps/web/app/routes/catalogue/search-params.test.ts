import { describe, expect, it } from 'vitest'

import { listHref, parseListRequest } from './search-params.js'

describe('parseListRequest', () => {
  it('reads page, sort and term', () => {
    const params = new URLSearchParams('page=3&sort=price-asc&search=%20filter%20')
    expect(parseListRequest(params)).toEqual({ page: 3, sort: 'price-asc', term: 'filter' })
  })

  it('falls back where the address makes no sense', () => {
    const first = { page: 1, sort: 'relevance', term: '' }
    expect(parseListRequest(new URLSearchParams('page=-1&sort=constructor'))).toEqual(first)
    expect(parseListRequest(new URLSearchParams('page=1e9&sort='))).toEqual(first)
    expect(parseListRequest(new URLSearchParams('page=2.5'))).toEqual(first)
  })

  it('leaves out control characters', () => {
    expect(parseListRequest(new URLSearchParams({ search: '\0fil\0ter\n' })).term).toBe('fil ter')
  })
})

describe('listHref', () => {
  it('leaves out what is the default', () => {
    expect(listHref('/products', { page: 1, sort: 'relevance', term: '' })).toBe('/products')
  })

  it('gives back the address it was read from', () => {
    const address = '/products?search=tank&sort=name&page=2'
    const params = new URL(address, 'http://shop.test').searchParams
    expect(listHref('/products', parseListRequest(params))).toBe(address)
  })
})
