import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostilePaths } from '../testing/hostile-paths.js'
import { parseReturnPath, parseSitePath } from './return-path.js'

const area = { localePrefixes: ['/en'] }
const signs = [
  '/',
  '//',
  '\\',
  '@',
  ':',
  '.',
  '..',
  '../..',
  '%2f',
  '%5c',
  '%2e',
  '%25',
  '%40',
  '%09',
  '\t',
  '\n',
  ' ',
  '?',
  '#',
  '=',
]
const names = [
  'auth',
  'login',
  'en',
  'orders',
  'javascript',
  'https',
  'x.example',
  'ω',
  '\uff0f',
  '\u202e',
]
const pieces = fc.constantFrom(...signs, ...names)
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.array(pieces, { maxLength: 12 }).map((list) => list.join('')),
  fc.array(pieces, { maxLength: 12 }).map((list) => `/${list.join('')}`),
)

/** Resolves a path as `Location` and as `href` on a page of the site. */
function originsOf(path: string) {
  const pages = [
    'https://shop.example/',
    'https://shop.example/en/auth/login?x=1',
    'http://shop.example:8080/a/b',
  ]
  return pages.map((page) => [new URL(path, page).origin, new URL(page).origin])
}

describe('parseReturnPath', { timeout: 60_000 }, () => {
  it('rejects every one of five hundred hostile texts', () => {
    const list = [...new Set(Object.values(hostilePaths).flat())]
    expect(list.length).toBeGreaterThan(500)
    expect(list.filter((text) => parseReturnPath(text, area) !== null)).toEqual([])
  })

  it('takes the paths of a shop', () => {
    const paths = [
      '/',
      '/en',
      '/orders',
      '/orders?page=2&state=shipped#last',
      '/en/products/toroidal-tank-42-l',
      '/authors/papadopoulos',
      '/request/new?email=a%40b.gr',
      '/products?search=%CF%86%CE%AF%CE%BB%CF%84%CF%81%CE%BF',
      '/products?search=8%20mm&next=//x',
    ]
    expect(paths.map((path) => parseReturnPath(path, area))).toEqual(paths)
  })

  it('returns ASCII, with dots resolved', () => {
    expect(parseReturnPath('/προϊόντα?q=φίλτρο')).toBe(
      '/%CF%80%CF%81%CE%BF%CF%8A%CF%8C%CE%BD%CF%84%CE%B1?q=%CF%86%CE%AF%CE%BB%CF%84%CF%81%CE%BF',
    )
    expect(parseReturnPath('/orders/../request/./7')).toBe('/request/7')
  })

  it('rejects anything but text', () => {
    const values = [undefined, null, 0, true, {}, ['/orders'], { toString: () => '/orders' }]
    expect(values.map((value) => parseReturnPath(value))).toEqual(values.map(() => null))
  })

  it('supports another auth area', () => {
    expect(parseReturnPath('/member/login', { authArea: '/member/' })).toBeNull()
    expect(parseReturnPath('/auth/login', { authArea: '/member/' })).toBe('/auth/login')
  })

  it('never lets anything through that a browser would take to another site', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const path = parseReturnPath(text, area)
        if (path === null) return
        for (const spelled of [path, text, decodeURI(path)]) {
          for (const [led, own] of originsOf(spelled)) expect(led).toBe(own)
        }
      }),
      { numRuns: 5_000 },
    )
  })

  it('never lets anything through that leads back to the auth pages', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const path = parseReturnPath(text, area)
        if (path === null) return
        const pathname = decodeURIComponent(new URL(path, 'https://shop.example').pathname)
        expect(pathname).not.toMatch(/^(?:\/en)?\/auth(?:\/|$)/i)
      }),
      { numRuns: 5_000 },
    )
  })

  it('returns a valid path unchanged', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const path = parseReturnPath(text, area)
        expect(path === null ? null : parseReturnPath(path, area)).toBe(path)
      }),
      { numRuns: 5_000 },
    )
  })

  it('takes every plain path of words', () => {
    const word = fc
      .stringMatching(/^[a-z0-9-]{1,12}$/)
      .filter((text) => !['auth', 'en'].includes(text))
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (segments) => {
        const path = `/${segments.join('/')}`
        expect(parseReturnPath(path, area)).toBe(path)
      }),
    )
  })
})

describe('parseSitePath', () => {
  it('takes 2,048 characters and no more', () => {
    const longest = `/${'a'.repeat(2_047)}`
    expect(parseSitePath(longest)).toBe(longest)
    expect(parseSitePath(`${longest}a`)).toBeNull()
  })

  it('rejects controls and backslashes in a query too, also encoded', () => {
    for (const sign of ['%00', '%09', '%0a', '%1F', '%7f', '%5C', '\\', '\n', '@']) {
      expect(parseSitePath(`/orders?x=${sign}`)).toBeNull()
    }
    expect(parseSitePath('/orders?x=%20%2f')).toBe('/orders?x=%20%2f')
  })

  it('decodes up to four times, and nothing beyond', () => {
    const encoded = (times: number) => `/%${'25'.repeat(times - 1)}41`
    expect(parseSitePath(encoded(4))).toBe(encoded(4))
    expect(parseSitePath(encoded(5))).toBeNull()
    expect(parseSitePath('/%zz')).toBeNull()
  })

  it('takes the auth pages too', () => {
    expect(parseSitePath('/auth/login?x=1')).toBe('/auth/login?x=1')
    expect(parseSitePath('//x')).toBeNull()
  })
})
