// @vitest-environment jsdom
import { LocaleProvider } from '@floga/i18n/react'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { messages } from '#tenant/generated/messages.en.js'
import { createLanguage } from '../wiring/i18n/create-language.js'
import { locales } from '../wiring/i18n/locales.js'
import { PageLoadingBar } from './page-loading-bar.js'

// Styles are made when the shop is built.
vi.mock('@linaria/core', () => ({ css: () => 'style', cx: () => 'style' }))
const router = vi.hoisted(() => ({ type: 'PUSH', error: undefined as unknown }))
vi.mock('@remix-run/react', () => ({
  useNavigation: () => ({ state: 'idle' }),
  useNavigationType: () => router.type,
  useRouteError: () => router.error,
}))

const locale = locales.get('en')
const { t, formatters } = createLanguage(locale, messages)

afterEach(cleanup)

/** The phase of the bar in a page that has just been rendered. */
function phaseOf(type: string, error?: unknown) {
  Object.assign(router, { type, error })
  cleanup()
  render(
    <LocaleProvider locale={locale} translator={t} formatters={formatters}>
      <PageLoadingBar />
    </LocaleProvider>,
  )
  return document.querySelector<HTMLElement>('[data-phase]')?.dataset['phase']
}

describe('PageLoadingBar', () => {
  it('is red on the error page that a link has led to, and on no other', () => {
    expect(phaseOf('PUSH')).toBe('hidden')
    expect(phaseOf('PUSH', new Error('offline'))).toBe('failed')
    expect(phaseOf('POP', new Error('opened as a document'))).toBe('hidden')
  })
})
