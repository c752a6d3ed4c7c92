import { describe, expect, it } from 'vitest'

import { messages } from '../generated/all-messages.js'
import { createStorefront } from './create-storefront.js'

const shop = createStorefront({
  id: 'tea',
  name: 'Tea',
  currency: 'KWD',
  timeZone: 'Asia/Kuwait',
  pageSize: 12,
  mark: '/leaf.svg',
  locales: [
    { code: 'en', iso: 'en-GB', name: 'English', label: 'English' },
    { code: 'ar', iso: 'ar-KW', name: 'Arabic', label: 'العربية' },
  ],
  defaultLocale: 'en',
  messages,
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
