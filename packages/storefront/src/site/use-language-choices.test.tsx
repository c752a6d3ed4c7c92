// @vitest-environment jsdom
import { LocaleProvider } from '@floga/i18n/react'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { StorefrontContext } from '../lib/views/storefront-context.js'
import { testShop } from '../testing/test-shop.js'
import { useLanguageChoices, useLocaleCookie } from './use-language-choices.js'

const page = vi.hoisted(() => ({
  location: { pathname: '', search: '' },
  matches: [] as { data: unknown; handle: unknown }[],
}))
vi.mock('@remix-run/react', () => ({
  useLocation: () => page.location,
  useMatches: () => page.matches,
}))

const locale = testShop.locales.get('de')
const { t, formatters } = testShop.languageOf(locale)

/** As a list reads its address: in one order, and nothing else. */
function readQuery(asked: URLSearchParams) {
  const search = new URLSearchParams()
  for (const name of ['brand', 'sort', 'view']) {
    const value = asked.get(name)
    if (value !== null) search.set(name, value)
  }
  return { search: search.toString(), isCacheable: false }
}

function wrapper({ children }: { children: ReactNode }) {
  return (
    <LocaleProvider locale={locale} translator={t} formatters={formatters}>
      <StorefrontContext.Provider value={testShop}>{children}</StorefrontContext.Provider>
    </LocaleProvider>
  )
}

afterEach(cleanup)

describe('useLanguageChoices', () => {
  const english = (search: string, alternates?: object) => {
    page.location = { pathname: '/categories/lasticha', search }
    page.matches = [{ data: alternates && { alternates }, handle: { readQuery } }]
    const { result } = renderHook(() => useLanguageChoices(), { wrapper })
    return result.current.find(({ code }) => code === 'en')?.href
  }

  it('keeps filters, order and layout of a page with another address', () => {
    const alternates = { de: '/categories/lasticha', en: '/en/categories/hoses' }
    expect(english('?sort=price-asc&brand=ligatubo&view=list', alternates)).toBe(
      '/en/categories/hoses?brand=ligatubo&sort=price-asc&view=list',
    )
    expect(english('', alternates)).toBe('/en/categories/hoses')
  })

  it('omits parameters that the page does not read: a cached page is public', () => {
    const alternates = { en: '/en/categories/hoses' }
    expect(english('?utm_source=mail', alternates)).toBe('/en/categories/hoses')
  })

  it('leads home where the page has no address in that language', () => {
    expect(english('?sort=name', {})).toBe('/en')
  })
})

describe('useLocaleCookie', () => {
  it('stores the language of the page for the whole site', () => {
    renderHook(() => useLocaleCookie(), { wrapper })
    expect(document.cookie).toContain('locale=de')
  })
})
