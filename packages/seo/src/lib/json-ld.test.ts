import { describe, expect, it } from 'vitest'
import { serializeJsonLd } from './json-ld.js'

describe('serializeJsonLd', () => {
  it('escapes text that would end the script element or begin another', () => {
    const name = '</script><script>alert(1)</script><!-- & \u2028\u2029'
    const text = serializeJsonLd({ '@type': 'Product', name })
    expect(text).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(text)).toEqual({ '@type': 'Product', name })
  })
})
