import { describe, expect, it } from 'vitest'
import { serializeJsonLd, withoutEmpty } from './json-ld.js'

describe('serializeJsonLd', () => {
  it('escapes text that would end the script element or begin another', () => {
    const name = '</script><script>alert(1)</script><!-- & \u2028\u2029'
    const text = serializeJsonLd({ '@type': 'Product', name })
    expect(text).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(text)).toEqual({ '@type': 'Product', name })
  })
})

describe('withoutEmpty', () => {
  it('leaves out unknown fields, and keeps `false` and 0', () => {
    const data = { name: 'A', sku: '', image: undefined, brand: null, count: 0, isSold: false }
    expect(withoutEmpty(data)).toEqual({ name: 'A', count: 0, isSold: false })
  })
})
