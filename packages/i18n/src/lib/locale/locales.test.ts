import { describe, expect, it } from 'vitest'
import { createLocales } from './locales.js'

function createShopLocales() {
  return createLocales({
    locales: [
      { code: 'el', iso: 'el-GR', name: 'Greek', label: 'Ελληνικά' },
      { code: 'en', iso: 'en-US', name: 'English', label: 'English' },
    ],
    defaultCode: 'el',
  })
}

describe('createLocales', () => {
  it('reads the language of a path and takes its prefix off', () => {
    const { parsePath } = createShopLocales()
    expect(parsePath('/en/products')).toMatchObject({ locale: { code: 'en' }, path: '/products' })
    expect(parsePath('/products')).toMatchObject({ locale: { code: 'el' }, path: '/products' })
    expect(parsePath('/')).toMatchObject({ locale: { code: 'el' }, path: '/' })
  })

  it('reads home with and without a slash, query and fragment', () => {
    const { parsePath } = createShopLocales()
    expect(parsePath('/en').path).toBe('/')
    expect(parsePath('/en/').path).toBe('/')
    expect(parsePath('/en?page=2')).toMatchObject({ locale: { code: 'en' }, path: '/?page=2' })
    expect(parsePath('/en#top')).toMatchObject({ locale: { code: 'en' }, path: '/#top' })
  })

  it('takes no other segment for a prefix', () => {
    const { parsePath } = createShopLocales()
    expect(parsePath('/english')).toMatchObject({ locale: { code: 'el' }, path: '/english' })
    expect(parsePath('/EN/products')).toMatchObject({ locale: { code: 'el' } })
    expect(parsePath('/el/products')).toMatchObject({ path: '/el/products' })
    expect(parsePath('/__proto__')).toMatchObject({ locale: { code: 'el' } })
  })

  it('writes a path for a language', () => {
    const { localizePath } = createShopLocales()
    expect(localizePath('/products?page=2', 'en')).toBe('/en/products?page=2')
    expect(localizePath('/products', 'el')).toBe('/products')
    expect(localizePath('/', 'en')).toBe('/en')
    expect(localizePath('/?a=1', 'en')).toBe('/en?a=1')
    expect(localizePath('/#top', 'en')).toBe('/en#top')
  })

  it('leaves addresses that are not paths of the site alone', () => {
    const { localizePath, switchPath } = createShopLocales()
    for (const address of [
      'https://floga.gr/',
      '//evil.example',
      '/\\evil',
      '#top',
      'tel:+30210',
    ]) {
      expect(localizePath(address, 'en')).toBe(address)
      expect(switchPath(address, 'el', 'en')).toBe(address)
    }
  })

  it('switches a path between languages and back', () => {
    const { switchPath } = createShopLocales()
    expect(switchPath('/products?page=2', 'el', 'en')).toBe('/en/products?page=2')
    expect(switchPath('/en/products?page=2', 'en', 'el')).toBe('/products?page=2')
    expect(switchPath('/en', 'en', 'el')).toBe('/')
    expect(switchPath('/en/products', 'el', 'en')).toBe('/en/products')
  })

  it('finds only the codes of the site', () => {
    const { find, defaultLocale } = createShopLocales()
    expect(find('en')?.label).toBe('English')
    expect(find('de')).toBeUndefined()
    expect(find(undefined)).toBeUndefined()
    expect(defaultLocale.iso).toBe('el-GR')
  })

  it('refuses a code given twice and one that cannot stand in a path', () => {
    const locale = { code: 'el', iso: 'el-GR', name: 'Greek', label: 'Ελληνικά' }
    expect(() => createLocales({ locales: [locale, locale], defaultCode: 'el' })).toThrow('twice')
    expect(() =>
      createLocales({ locales: [{ ...locale, code: 'e/l' }], defaultCode: 'e/l' }),
    ).toThrow('cannot stand in a path')
  })
})
