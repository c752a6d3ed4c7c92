import { describe, expect, it } from 'vitest'
import { parseMerchantItem } from './parse-merchant-item.js'

describe('parseMerchantItem', () => {
  function parse(fields: Record<string, string>) {
    const all = { id: 'A-1', title: 'Stove', price: '40 EUR', availability: 'in_stock', ...fields }
    const lists = Object.entries(all).map(([name, value]) => [name, [value]])
    return parseMerchantItem({ line: 2, fields: Object.fromEntries(lists), details: [] }, 'EUR')
  }

  it('takes prices before or after their currency', () => {
    expect(parse({ price: 'EUR 30.5' })).toMatchObject({ priceMinor: 3_050 })
    expect(parse({ price: '30,50 EUR', sale_price: '9.99EUR' })).toMatchObject({
      priceMinor: 3_050,
      salePriceMinor: 999,
    })
  })

  it('refuses a price of 0', () => {
    expect(() => parse({ price: '0.00 EUR' })).toThrow('g:price: "0.00 EUR" is not above 0')
    expect(() => parse({ sale_price: '0 EUR' })).toThrow('g:sale_price: "0 EUR" is not above 0')
  })

  it('refuses a price with two readings', () => {
    expect(() => parse({ price: '1.200 EUR' })).toThrow(
      'g:price: "1.200 EUR" may be 1.20 or 1200: write it without a thousands separator',
    )
    expect(() => parse({ sale_price: '1,200 EUR' })).toThrow('g:sale_price: "1,200 EUR" may be')
  })
})
