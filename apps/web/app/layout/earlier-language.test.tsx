// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { messages } from '#tenant/generated/messages.el.js'
import { createLanguage } from '../wiring/i18n/create-language.js'
import { locales } from '../wiring/i18n/locales.js'

const page = vi.hoisted(() => ({ pathname: '/' }))
vi.mock('@remix-run/react', async (original) => ({
  ...(await original<object>()),
  useLocation: () => page,
}))

const locale = locales.get('el')
const { t, formatters } = createLanguage(locale, messages)

/** As a new visit: what was stored is read once. */
async function show(cookie: string, pathname = '/') {
  page.pathname = pathname
  document.cookie = cookie
  const { LocaleProvider } = await import('@floga/i18n/react')
  const { EarlierLanguage } = await import('./earlier-language.js')
  render(
    <LocaleProvider locale={locale} translator={t} formatters={formatters}>
      <EarlierLanguage />
    </LocaleProvider>,
  )
  return screen.queryByText('English')
}

beforeEach(() => vi.resetModules())
afterEach(() => {
  cleanup()
  document.cookie = 'locale=; Max-Age=0'
})

it('leads from home to the language that was read before', async () => {
  const link = await show('locale=en')
  expect(link?.getAttribute('href')).toBe('/en')
  expect(link?.getAttribute('lang')).toBe('en')
})

it('shows nothing to a visitor who comes from another page of the shop', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/en`)
  expect(await show('locale=en')).toBeNull()
  vi.restoreAllMocks()
})

it('says nothing elsewhere, in the same language, or of one that the shop does not speak', async () => {
  expect(await show('locale=en', '/products')).toBeNull()
  cleanup()
  vi.resetModules()
  expect(await show('locale=el')).toBeNull()
  cleanup()
  vi.resetModules()
  expect(await show('locale=xx')).toBeNull()
})
