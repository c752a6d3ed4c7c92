import { describe, expect, it } from 'vitest'

import { testShop } from '../../testing/test-shop.js'
import { toAlternates, toSearchTexts } from './alternates.server.js'

const visit = {
  shop: testShop,
  locale: testShop.locales.get('en'),
  url: new URL('https://shop.example/en/products/old?a=1'),
}

describe('toAlternates', () => {
  it('has the address of each language', () => {
    const translations = [
      { locale: 'de', slug: 'tee' },
      { locale: 'en', slug: 'tea' },
      { locale: 'xx', slug: 'unknown' },
    ]
    expect(toAlternates({ redirectTo: null, translations }, '/products', visit)).toEqual({
      de: '/products/tee',
      en: '/en/products/tea',
    })
  })

  it('redirects to a slug that a header cannot contain unencoded', () => {
    let thrown: unknown
    try {
      toAlternates({ redirectTo: 'شاي', translations: [] }, '/products', visit)
    } catch (error) {
      thrown = error
    }
    const { status, headers } = thrown as Response
    expect([status, headers.get('Location')]).toEqual([301, '/en/products/%D8%B4%D8%A7%D9%8A?a=1'])
  })
})

describe('toSearchTexts', () => {
  it("has the merchant's title and description, as far as there are any", () => {
    const entries = [
      { name: 'title', content: 'Gas regulators' },
      { name: 'image', content: 'a.jpg' },
    ]
    expect(toSearchTexts(entries)).toEqual({ title: 'Gas regulators' })
    expect(toSearchTexts(undefined)).toEqual({})
  })
})
