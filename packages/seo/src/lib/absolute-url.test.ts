import { describe, expect, it } from 'vitest'
import { absoluteUrl } from './absolute-url.js'

const ORIGIN = 'https://floga.example'

describe('absoluteUrl', () => {
  it('puts the origin before a path and leaves a full address alone', () => {
    expect(absoluteUrl(ORIGIN, '/en')).toBe('https://floga.example/en')
    expect(absoluteUrl(ORIGIN, 'https://cdn.example/a.jpg')).toBe('https://cdn.example/a.jpg')
    expect(absoluteUrl('http://localhost:3000', '/en')).toBe('http://localhost:3000/en')
    expect(absoluteUrl(ORIGIN, 'http://cdn.example/a.jpg')).toBe('http://cdn.example/a.jpg')
  })

  it('encodes invalid characters of an address, once', () => {
    expect(absoluteUrl(ORIGIN, '/φ')).toBe('https://floga.example/%CF%86')
    expect(absoluteUrl(ORIGIN, '/%CF%86')).toBe('https://floga.example/%CF%86')
    expect(absoluteUrl(ORIGIN, '/a b"<>')).toBe('https://floga.example/a%20b%22%3C%3E')
    expect(absoluteUrl(ORIGIN, '/\ud800')).toBe('https://floga.example/%EF%BF%BD')
  })

  it('rejects a value that is neither a path nor a web URL', () => {
    expect(() => absoluteUrl(ORIGIN, 'javascript:alert(1)')).toThrow(
      expect.objectContaining({ code: 'invalid-url' }),
    )
    expect(() => absoluteUrl(ORIGIN, 'products')).toThrow("Begin it with '/'")
    expect(() => absoluteUrl(ORIGIN, 'products?from=https://floga.example')).toThrow("with '/'")
    expect(() => absoluteUrl(ORIGIN, '#top')).toThrow("Begin it with '/'")
    expect(() => absoluteUrl('floga.example', '/')).toThrow(
      expect.objectContaining({ name: 'SeoError', code: 'invalid-url' }),
    )
    expect(() => absoluteUrl('floga.example', '/')).toThrow('is not an origin')
    expect(() => absoluteUrl('see https://floga.example', '/')).toThrow('is not an origin')
    expect(() => absoluteUrl('https://floga.example/shop', '/')).toThrow('is not an origin')
  })
})
