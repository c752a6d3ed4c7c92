import { describe, expect, it } from 'vitest'

import { readListQuery } from './read-list-query.js'

function read(query: string) {
  return readListQuery(new URLSearchParams(query), { shop: { pageSize: 24, currency: 'EUR' } })
}

describe('readListQuery', () => {
  it('keeps orders, pages and both layouts', () => {
    for (const query of ['', 'page=2', 'sort=price-asc&page=3', 'view=list', 'sort=name']) {
      expect(read(query)).toEqual({ search: query, isCacheable: true })
    }
  })

  it('takes made-up values and names for the page without them', () => {
    for (const query of ['view=q1', 'sort=q1', 'page=q1', 'exact=1', 'x=1']) {
      expect(read(query)).toEqual({ search: '', isCacheable: true })
    }
  })

  it('treats every page beyond the last possible one alike, as not found', () => {
    expect(read('page=999')).toEqual(read('page=99999'))
    expect(read('page=99999').search).toBe('page=417')
  })

  it('keeps no page of a term or a filter', () => {
    expect(read('search=hose&view=q1')).toEqual({ search: 'search=hose', isCacheable: false })
    expect(read('brand=valvenza&page=2')).toEqual({
      search: 'brand=valvenza&page=2',
      isCacheable: false,
    })
    expect(read('price-from=10&price-to=20').isCacheable).toBe(false)
  })

  it('reads prices in the digits of the currency', () => {
    const asked = new URLSearchParams('price-from=2,5&x=1')
    const { search } = readListQuery(asked, { shop: { pageSize: 12, currency: 'KWD' } })
    expect(search).toBe('price=2500-')
  })
})
