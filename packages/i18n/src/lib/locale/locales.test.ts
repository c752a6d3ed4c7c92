import { describe, expect, it } from 'vitest'
import { createLocales } from './locales.js'

const greek = { code: 'el', iso: 'el-GR', name: 'Greek', label: 'Ελληνικά' } as const

function createShopLocales() {
  return createLocales({
    locales: [greek, { code: 'en', iso: 'en-US', name: 'English', label: 'English' }],
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

  it('makes no address of another site out of a path of this one', () => {
    const { parsePath, switchPath } = createShopLocales()
    for (const path of ['/en//evil.example', '/en/\\evil.example']) {
      expect(parsePath(path).path).toMatch(/^\/evil/)
      expect(switchPath(path, 'en', 'el')).toMatch(/^\/evil/)
    }
  })

  it('takes no other segment for a prefix', () => {
    const { parsePath } = createShopLocales()
    expect(parsePath('products/en/1')).toMatchObject({
      locale: { code: 'el' },
      path: 'products/en/1',
    })
    expect(parsePath('/english')).toMatchObject({ locale: { code: 'el' }, path: '/english' })
    expect(parsePath('/EN/products')).toMatchObject({ locale: { code: 'el' } })
    expect(parsePath('/el/products')).toMatchObject({ path: '/el/products' })
    expect(parsePath('/__proto__')).toMatchObject({ locale: { code: 'el' } })
  })

  it('writes a path for a language', () => {
    const { localizePath } = createShopLocales()
    expect(localizePath('/products?page=2', 'en')).toBe('/en/products?page=2')
    expect(localizePath('/products', 'el')).toBe('/products')
    expect(localizePath('/products/', 'en')).toBe('/en/products/')
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
    expect(switchPath('/en/products', 'el', 'el')).toBe('/en/products')
  })

  it('finds only the codes of the site', () => {
    const { find, defaultLocale } = createShopLocales()
    expect(find('en')?.label).toBe('English')
    expect(find('de')).toBeUndefined()
    expect(find(undefined)).toBeUndefined()
    expect(defaultLocale.iso).toBe('el-GR')
  })

  it('names the languages of the site in the error for another', () => {
    const { get, localizePath } = createShopLocales()
    expect(get('en').iso).toBe('en-US')
    const unknown = "Unknown locale 'de'. Use one of: el, en."
    // A code from foreign data, which the types would reject.
    expect(() => get('de' as 'el')).toThrow(unknown)
    expect(() => localizePath('/', 'de' as 'el')).toThrow(unknown)
    expect(() => createLocales({ locales: [greek], defaultCode: 'de' as 'el' })).toThrow(
      expect.objectContaining({ code: 'invalid-locales' }),
    )
  })

  it('rejects a code given twice', () => {
    expect(() => createLocales({ locales: [greek, greek], defaultCode: 'el' })).toThrow(
      expect.objectContaining({
        code: 'invalid-locales',
        message: "Locale code 'el' is listed twice.",
      }),
    )
  })

  it('accepts a code that is valid in a path, and no other', () => {
    const create = (code: string) => () =>
      createLocales({ locales: [{ ...greek, code }], defaultCode: code })
    for (const code of ['el', 'fil', 'pt-BR', 'zh-Hant-TW', 'ca-valencia']) {
      expect(create(code)().defaultLocale.code).toBe(code)
    }
    for (const code of ['', 'e', 'greek', 'EL', 'el_GR', 'el-', 'el-Γ', '/el', 'el/', 'e/l']) {
      expect(create(code)).toThrow(
        expect.objectContaining({
          code: 'invalid-locales',
          message: expect.stringContaining('is not valid in a path'),
        }),
      )
    }
  })
})
