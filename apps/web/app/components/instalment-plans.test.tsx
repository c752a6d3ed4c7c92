import { LocaleProvider } from '@floga/i18n/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'

import { messages } from '#tenant/generated/messages.en.js'
import { locales } from '../wiring/i18n/locales.js'
import { createLanguage } from '../wiring/i18n/create-language.js'
import { InstalmentPlans } from './instalment-plans.js'

const language = createLanguage(locales.get('en'), messages)
vi.mock('@floga/storefront', () => ({
  useSite: () => ({ settings: { instalments: { maxMonths: 3, fromMinor: 10_000 } } }),
}))
vi.mock('../wiring/i18n/use-messages.js', () => ({ useMessages: () => language.t }))

const textOf = (amountMinor: number): string =>
  renderToStaticMarkup(
    <LocaleProvider
      locale={locales.get('en')}
      translator={language.t}
      formatters={language.formatters}
    >
      <InstalmentPlans price={{ amountMinor, currency: 'EUR' }} />
    </LocaleProvider>,
  ).replaceAll(/<[^>]+>/g, ' ')

describe('InstalmentPlans', () => {
  it('names the last instalment where it differs, so that the parts add up', () => {
    expect(textOf(13_900)).toContain('€46.34, the last one €46.32')
    expect(textOf(12_000)).not.toContain('the last one')
  })

  it('has one heading', () => {
    expect(textOf(13_900).match(/can choose from/g)).toHaveLength(1)
  })
})
