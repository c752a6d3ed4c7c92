import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createFormatters, createTranslator, type MessageTag } from './index.js'
import { LocaleProvider, MessagePieces, useFormatters, useLocale, useTranslator } from './react.js'

interface Params {
  'cart.items': { count: number }
  'cart.terms': { link: MessageTag }
}

const locale = { code: 'el', iso: 'el-GR', name: 'Greek', label: 'Ελληνικά' }
const translator = createTranslator<Params>(
  {
    'cart.items': (p, r) => `${r.number(p.count)} προϊόντα`,
    'cart.terms': (p) => ['Δέχομαι τους ', p.link('όρους', 0), '.'],
  },
  { iso: locale.iso },
)
const formatters = createFormatters({ iso: locale.iso, timeZone: 'Europe/Athens' })

function renderGreek(element: ReactElement) {
  return renderToStaticMarkup(
    <LocaleProvider locale={locale} translator={translator} formatters={formatters}>
      {element}
    </LocaleProvider>,
  )
}

function Summary() {
  const t = useTranslator<Params>()
  const { money } = useFormatters()
  return (
    <p lang={useLocale().code}>
      {t('cart.items', { count: 1200 })}, {money({ amountMinor: 1250, currency: 'EUR' })}
    </p>
  )
}

function link(text: string) {
  return <a href="/terms-of-service">{text}</a>
}

function Terms() {
  const t = useTranslator<Params>()
  return <MessagePieces pieces={t.rich('cart.terms', { link })} />
}

describe('LocaleProvider', () => {
  it('gives the tree its language, messages and formats', () => {
    expect(renderGreek(<Summary />)).toBe('<p lang="el">1.200 προϊόντα, 12,50\u00a0€</p>')
  })

  it('throws an error with its name if it is missing', () => {
    expect(() => renderToStaticMarkup(<Summary />)).toThrow('Render it inside <LocaleProvider>.')
  })
})

describe('MessagePieces', () => {
  it('shows a message with elements inside', () => {
    expect(renderGreek(<Terms />)).toBe('Δέχομαι τους <a href="/terms-of-service">όρους</a>.')
  })
})
