import { describe, expect, it } from 'vitest'
import { findOfflinePage, isPersonalPath } from './is-personal-path.js'

const settings = {
  offlinePages: [
    { below: '/', path: '/offline' },
    { below: '/en', path: '/en/offline' },
  ],
  personalPaths: ['/account', '/orders'],
}

describe('isPersonalPath', () => {
  it('finds the paths of one visitor in every language', () => {
    expect(isPersonalPath('/account', settings)).toBe(true)
    expect(isPersonalPath('/en/orders/7', settings)).toBe(true)
    expect(isPersonalPath('/en/account.data', settings)).toBe(true)
  })

  it('leaves pages alone whose names begin alike', () => {
    expect(isPersonalPath('/accounting', settings)).toBe(false)
    expect(isPersonalPath('/products/orders', settings)).toBe(false)
    expect(isPersonalPath('/en', settings)).toBe(false)
  })
})

describe('findOfflinePage', () => {
  it('finds the page of the language', () => {
    expect(findOfflinePage('/products', settings)?.path).toBe('/offline')
    expect(findOfflinePage('/en', settings)?.path).toBe('/en/offline')
    expect(findOfflinePage('/en/products', settings)?.path).toBe('/en/offline')
    expect(findOfflinePage('/english', settings)?.path).toBe('/offline')
  })
})
