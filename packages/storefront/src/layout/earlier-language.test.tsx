// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const page = vi.hoisted(() => ({ pathname: '/' }))
vi.mock('@remix-run/react', async (original) => ({
  ...(await original<object>()),
  useLocation: () => page,
}))

/** As a new visit: what was stored is read once. */
async function show(cookie: string, pathname = '/en') {
  page.pathname = pathname
  document.cookie = cookie
  const { InTestShop } = await import('../testing/in-test-shop.js')
  const { EarlierLanguage } = await import('./earlier-language.js')
  render(
    <InTestShop>
      <EarlierLanguage />
    </InTestShop>,
  )
  return screen.queryByText('Deutsch')
}

beforeEach(() => vi.resetModules())
afterEach(() => {
  cleanup()
  document.cookie = 'tea-locale=; Max-Age=0'
})

it('leads from home to the language that was read before', async () => {
  const link = await show('tea-locale=de')
  expect(link?.getAttribute('href')).toBe('/')
  expect(link?.getAttribute('lang')).toBe('de')
})

it('shows nothing to a visitor who comes from another page of the shop', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/`)
  expect(await show('tea-locale=de')).toBeNull()
  vi.restoreAllMocks()
})

it('says nothing elsewhere, in the same language, or of one that the shop does not speak', async () => {
  expect(await show('tea-locale=de', '/en/products')).toBeNull()
  cleanup()
  vi.resetModules()
  expect(await show('tea-locale=en')).toBeNull()
  cleanup()
  vi.resetModules()
  expect(await show('tea-locale=xx')).toBeNull()
})
