import { describe, expect, it } from 'vitest'
import { createSearchState } from './search-state.js'
import { filterField, lastPage, parseSearchState, searchHref } from './search-address.js'

function read(query: string) {
  return parseSearchState(new URLSearchParams(query))
}

describe('parseSearchState', () => {
  it('reads everything that an address can say', () => {
    const query =
      'search=%20filter%20&exact=1&category=tanks&brand=b,a&price=1000-5000&availability=low-stock,in-stock' +
      '&offer=1&o.capacity=40-l,60-l&sort=price-asc&page=3'
    expect(read(query)).toEqual({
      term: 'filter',
      isExact: true,
      page: 3,
      sort: 'price-asc',
      filters: {
        categories: ['tanks'],
        brands: ['a', 'b'],
        price: { minMinor: 1000, maxMinor: 5000 },
        availability: ['IN_STOCK', 'LOW_STOCK'],
        onSale: true,
        options: { capacity: ['40-l', '60-l'] },
      },
    })
  })

  it('falls back where the address makes no sense', () => {
    const query = 'page=1e9&sort=constructor&price=cheap&availability=maybe&offer=yes&o.=x&brand=,,'
    expect(read(query)).toEqual(createSearchState())
    expect(read('page=-1')).toEqual(createSearchState())
    expect(read('page=2.5')).toEqual(createSearchState())
  })

  it('reads every order and every availability that an address can name', () => {
    const orders = ['relevance', 'price-asc', 'price-desc', 'newest', 'name', 'discount']
    expect(orders.map((sort) => read(`sort=${sort}`).sort)).toEqual(orders)
    const names = ['in-stock', 'low-stock', 'backorder', 'out-of-stock', 'discontinued']
    expect(read(`availability=${names.join(',')}`).filters.availability).toEqual([
      'IN_STOCK',
      'LOW_STOCK',
      'BACKORDER',
      'OUT_OF_STOCK',
      'DISCONTINUED',
    ])
  })

  it('reads typed prices without either end, and in another currency', () => {
    expect(read('price-to=20').filters.price).toEqual({ maxMinor: 2_000 })
    expect(read('price-from=&price-to=&price=1-2').filters.price).toEqual({})
    const params = new URLSearchParams('price-from=2000')
    expect(parseSearchState(params, { minorDigits: 0 }).filters.price).toEqual({ minMinor: 2_000 })
  })

  it('knows no exact search without a term', () => {
    expect(read('exact=1')).toEqual(createSearchState())
    expect(searchHref('/products', { term: 'tank', isExact: true })).toBe(
      '/products?search=tank&exact=1',
    )
  })

  it('treats a page beyond the limit as the first nonexistent one', () => {
    expect(read('page=416').page).toBe(416)
    expect(read('page=417').page).toBe(417)
    expect(read('page=999').page).toBe(417)
    expect(read('page=123456789').page).toBe(417)
    const params = new URLSearchParams('page=101')
    expect(parseSearchState(params, { pageSize: 100 }).page).toBe(101)
  })

  it('parses the fields of a plain form: repeated names and typed prices', () => {
    const { filters } = read(
      'brand=a&brand=b&o.size=s&o.size=m&price-from=12,50&price-to=&price=1-2',
    )
    expect(filters.brands).toEqual(['a', 'b'])
    expect(filters.options).toEqual({ size: ['m', 's'] })
    expect(filters.price).toEqual({ minMinor: 1250 })
  })

  it('limits the size of a hostile URL', () => {
    const many = Array.from({ length: 3000 }, (_, index) => `v${index}`).join(',')
    const names = Array.from({ length: 500 }, (_, index) => `o.n${index}=x`).join('&')
    const { term, filters } = read(
      `search=${'a'.repeat(5000)}&brand=${many.slice(0, 3000)}&category=${many}&${names}`,
    )
    expect(term).toHaveLength(100)
    expect(filters.brands).toHaveLength(20)
    expect(filters.categories).toEqual([])
    expect(Object.keys(filters.options)).toHaveLength(10)
  })

  it('takes no name of an object for an option', () => {
    const { options } = read('o.__proto__=x&o.constructor=y').filters
    expect(Object.entries(options)).toEqual([['constructor', ['y']]])
    expect(Object.getPrototypeOf(options)).toBe(Object.prototype)
  })
})

describe('searchHref', () => {
  it('leaves out defaults', () => {
    expect(searchHref('/products', {})).toBe('/products')
    expect(searchHref('/products', { page: 1, sort: 'relevance', term: ' ' })).toBe('/products')
  })

  it('keeps the addresses that lists have had', () => {
    expect(searchHref('/products', { page: 2, sort: 'name', term: 'tank' })).toBe(
      '/products?search=tank&sort=name&page=2',
    )
  })

  it('gives the same choices the same address', () => {
    const one = searchHref('/products', { filters: { brands: ['b', 'a', 'b'], price: {} } })
    const other = searchHref('/products', { filters: { brands: ['a', 'b'] } })
    expect(one).toBe('/products?brand=a,b')
    expect(other).toBe(one)
  })

  it('keeps commas and tildes that belong to a value', () => {
    const state = createSearchState({ filters: { options: { size: ['1,5 m', '~2', '1/2"'] } } })
    const address = searchHref('/products', state)
    expect(read(new URL(address, 'http://shop.test').search)).toEqual(state)
  })
})

describe('filterField', () => {
  it('names checkboxes that lead to the same state as a link', () => {
    const fields = [
      filterField({ kind: 'category', value: 'tanks' }),
      filterField({ kind: 'brand', value: 'a' }),
      filterField({ kind: 'availability', value: 'LOW_STOCK' }),
      filterField({ kind: 'option', internalName: 'size', value: '1,5 m' }),
      filterField({ kind: 'price', maxMinor: 500 }),
      filterField({ kind: 'offer' }),
    ]
    const params = new URLSearchParams(fields.map(({ name, value }) => [name, value]))
    expect(parseSearchState(params).filters).toEqual({
      categories: ['tanks'],
      brands: ['a'],
      price: { maxMinor: 500 },
      availability: ['LOW_STOCK'],
      onSale: true,
      options: { size: ['1,5 m'] },
    })
  })
})

describe('lastPage', () => {
  it('rejects an invalid page size', () => {
    expect(() => lastPage(0)).toThrow(expect.objectContaining({ code: 'invalid-page-size' }))
    expect(() => lastPage(101)).toThrow(expect.objectContaining({ code: 'invalid-page-size' }))
    expect(() => lastPage(2.5)).toThrow('Page size 2.5 is invalid.')
    expect([1, 24, 100].map(lastPage)).toEqual([10_000, 416, 100])
  })
})
