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

  it('asks the browser only when detection is on', () => {
    const input = { path: '/', acceptLanguage: 'en-GB,en;q=0.9' }
    expect(negotiateLocale(locales, input).source).toBe('default')
    expect(negotiateLocale(locales, input, { detectBrowserLanguage: true })).toMatchObject({
      locale: { code: 'en' },
      source: 'browser',
    })
  })

  it('follows the weights of the browser and skips refused languages', () => {
    expect(askBrowser('el;q=0.2, en;q=0.8').locale.code).toBe('en')
    expect(askBrowser('de, *;q=0.5, el;q=0').locale.code).toBe('en')
    expect(askBrowser('de, fr').source).toBe('default')
  })

  it('reads the cookie under the name it was told', () => {
    const input = { path: '/', cookieHeader: 'lang=en' }
    expect(negotiateLocale(locales, input, { cookieName: 'lang' }).source).toBe('cookie')
  })
})
