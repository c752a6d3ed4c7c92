import { describe, expect, it } from 'vitest'

import { allMessages } from '../generated/all-messages.js'
import { addressOptionsOf } from '../features/catalogue/list/read-list-query.js'
import { productHandle, productsHandle } from './products-handle.js'
import { createStorefront } from './create-storefront.js'

const shop = createStorefront({
  id: 'tea',
  name: 'Tea',
  currency: 'KWD',
  country: 'KW',
  timeZone: 'Asia/Kuwait',
  pageSize: 12,
  mark: '/leaf.svg',
  locales: [
    { code: 'en', iso: 'en-GB', name: 'English', label: 'English' },
    { code: 'ar', iso: 'ar-KW', name: 'Arabic', label: 'العربية' },
  ],
  defaultLocale: 'en',
  messages: allMessages,
})

describe('createStorefront', () => {
  it('has words and formats of each of its languages, and of no other', () => {
    expect(shop.languageOf(shop.locales.get('ar')).t('cart.title')).toBe('السلة')
    const { formatters } = shop.languageOf(shop.locales.defaultLocale)
    expect(formatters.money({ amountMinor: 2500, currency: 'KWD' })).toBe('KWD\u00a02.500')
    const greek = { code: 'el', iso: 'el-GR', name: 'Greek', label: 'Ελληνικά' }
    expect(() => shop.languageOf(greek)).toThrow("The shop has no messages for 'el'.")
  })
})

describe('handles', () => {
  const read = (handle: typeof productHandle, query: string) =>
    handle.readQuery?.(new URLSearchParams(query), {})

  it('read prices in the digits of the currency, and keep no list of a typed term', () => {
    expect(addressOptionsOf(shop)).toEqual({ pageSize: 12, minorDigits: 3 })
    const handle = productsHandle(shop)
    expect(read(handle, 'price-from=2,5&x=1')).toEqual({ search: 'price=2500-', isCacheable: true })
    expect(read(handle, 'search=green')).toEqual({ search: 'search=green', isCacheable: false })
  })

  it('know the variant of a product and nothing else', () => {
    expect(read(productHandle, 'variant=A-1&x=1')).toEqual({
      search: 'variant=A-1',
      isCacheable: true,
    })
    expect(read(productHandle, 'x=1')).toEqual({ search: '', isCacheable: true })
  })
})
