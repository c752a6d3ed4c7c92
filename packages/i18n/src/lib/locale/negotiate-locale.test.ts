import { describe, expect, it } from 'vitest'
import { createLocales } from './locales.js'
import { negotiateLocale } from './negotiate-locale.js'

const locales = createLocales({
  locales: [
    { code: 'el', iso: 'el-GR', name: 'Greek', label: 'Ελληνικά' },
    { code: 'en', iso: 'en-US', name: 'English', label: 'English' },
  ],
  defaultCode: 'el',
})

function askBrowser(acceptLanguage: string) {
  const input = { path: '/', acceptLanguage }
  return negotiateLocale(locales, input, { detectBrowserLanguage: true })
}

describe('negotiateLocale', () => {
  it('lets the prefix of the path win over the cookie', () => {
    const found = negotiateLocale(locales, { path: '/en/cart', cookieHeader: 'locale=el' })
    expect(found).toMatchObject({ locale: { code: 'en' }, source: 'path' })
  })

  it('takes the cookie when the path has no prefix', () => {
    const found = negotiateLocale(locales, { path: '/', cookieHeader: 'a=b; locale=en' })
    expect(found).toMatchObject({ locale: { code: 'en' }, source: 'cookie' })
  })

  it('falls back to the default for a cookie that names no language of the site', () => {
    const found = negotiateLocale(locales, { path: '/', cookieHeader: 'locale=../../etc' })
    expect(found).toMatchObject({ locale: { code: 'el' }, source: 'default' })
  })

  it("uses the browser's languages only if detection is on", () => {
    const input = { path: '/', acceptLanguage: 'en-GB,en;q=0.9' }
    expect(negotiateLocale(locales, input).source).toBe('default')
    expect(negotiateLocale(locales, input, { detectBrowserLanguage: true })).toMatchObject({
      locale: { code: 'en' },
      source: 'browser',
    })
  })

  it('follows the weights of the browser and skips rejected languages', () => {
    expect(askBrowser('el;q=0.2, en;q=0.8').locale.code).toBe('en')
    expect(askBrowser('de, *;q=0.5, el;q=0').locale.code).toBe('en')
    expect(askBrowser('de, fr').source).toBe('default')
  })

  it('takes the site’s first language for any language, unless that is rejected', () => {
    expect(askBrowser('de, *;q=0.5')).toMatchObject({ locale: { code: 'el' }, source: 'browser' })
    expect(askBrowser('*, en;q=0.5')).toMatchObject({ locale: { code: 'el' }, source: 'browser' })
    expect(askBrowser('en, *;q=0.5').locale.code).toBe('en')
    expect(askBrowser('de, *;q=0').source).toBe('default')
    expect(askBrowser('EL;q=0, *')).toMatchObject({ locale: { code: 'en' }, source: 'browser' })
  })

  it('takes the region that is closest to that of the browser', () => {
    const portuguese = createLocales({
      locales: [
        { code: 'br', iso: 'pt-BR', name: 'Portuguese (Brazil)', label: 'Português (Brasil)' },
        { code: 'pt', iso: 'pt-PT', name: 'Portuguese', label: 'Português' },
      ],
      defaultCode: 'br',
    })
    const input = { path: '/', acceptLanguage: 'pt-AO' }
    const options = { detectBrowserLanguage: true }
    expect(negotiateLocale(portuguese, input, options).locale.code).toBe('pt')
    expect(askBrowser('el-CY').locale.code).toBe('el')
  })

  it('skips what looks like a language and is none', () => {
    expect(askBrowser('x-klingon, abcdefgh-1, en;q=0.1').locale.code).toBe('en')
    expect(askBrowser('x-klingon').source).toBe('default')
    expect(askBrowser('el;q=0, en;q=0, *').source).toBe('default')
  })

  it('reads the cookie by another name', () => {
    const input = { path: '/', cookieHeader: 'lang=en' }
    expect(negotiateLocale(locales, input, { cookieName: 'lang' }).source).toBe('cookie')
  })
})
