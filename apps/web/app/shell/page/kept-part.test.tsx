// @vitest-environment jsdom
import { LocaleProvider } from '@floga/i18n/react'
import { createKeptParts } from '@floga/remix-server'
import { cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { messages as greek } from '#tenant/generated/messages.el.js'
import { messages as english } from '#tenant/generated/messages.en.js'
import type { LocaleCode } from '#tenant/tenant.js'
import { createLanguage } from '../../wiring/i18n/create-language.js'
import { locales } from '../../wiring/i18n/locales.js'
import { useMessages } from '../../wiring/i18n/use-messages.js'
import { keptPart, PagePartsContext } from './kept-part.js'

const root = vi.hoisted(() => ({ site: { text: 'Πειραιάς' } }))
vi.mock('@remix-run/react', () => ({ useRouteLoaderData: () => root }))

const tables = { el: greek, en: english }

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

interface OfferProps {
  name: string
  price: { amount: string }
}

/** Parts as the shop has them, on a page of a language; draws it once more for each call. */
function createPages({ maxBytes }: { maxBytes?: number } = {}) {
  vi.stubEnv('SSR', true)
  const parts = createKeptParts(maxBytes === undefined ? {} : { maxBytes })
  const drawn = vi.fn()
  const Offer = keptPart<OfferProps>('offer', function Offer({ name, price }) {
    drawn(name)
    const t = useMessages()
    return (
      <article title={t('nav.products')}>
        {name}: {price.amount}
      </article>
    )
  })
  const Place = keptPart(
    'place',
    function Place() {
      drawn(root.site.text)
      return <address>{root.site.text}</address>
    },
    { seesSite: true },
  )
  const draw = (offers: readonly OfferProps[], code: LocaleCode = 'el'): string => {
    const locale = locales.get(code)
    const { t, formatters } = createLanguage(locale, tables[code])
    const page = parts.forPage({ secret: String(Math.random()), isForEveryone: true })
    const html = renderToString(
      <PagePartsContext.Provider value={page}>
        <LocaleProvider locale={locale} translator={t} formatters={formatters}>
          <ul>
            {offers.map((offer) => (
              <li key={offer.name}>
                <Offer {...offer} />
              </li>
            ))}
          </ul>
          <Place />
          <Place />
        </LocaleProvider>
      </PagePartsContext.Provider>,
    )
    return page.fill(html, { isWhole: true }).join('')
  }
  return { draw, drawn }
}

const hose = { name: 'Hose & clamp', price: { amount: '€ 9' } }
const valve = { name: 'Βαλβίδα', price: { amount: '€ 40' } }

describe('keptPart', () => {
  it('makes the bytes that a page without kept parts has', () => {
    const { draw, drawn } = createPages()
    const without = createPages({ maxBytes: 0 })
    for (const code of ['el', 'en'] as const) {
      expect(draw([hose, valve], code)).toBe(without.draw([hose, valve], code))
      drawn.mockClear()
      expect(draw([valve, hose], code)).toBe(without.draw([valve, hose], code))
      expect(drawn).not.toHaveBeenCalled()
    }
  })

  it('shows a price that changed at once', () => {
    const { draw } = createPages()
    draw([hose])
    const cheaper = { ...hose, price: { amount: '€ 7' } }
    expect(draw([cheaper])).toBe(createPages({ maxBytes: 0 }).draw([cheaper]))
  })

  it('draws one look for all, and makes the bytes of each', () => {
    vi.stubEnv('SSR', true)
    const drawn = vi.fn()
    const Photo = keptPart<{ src: string; isEager?: boolean }>(
      'photo',
      function Photo({ src, isEager }) {
        drawn(isEager)
        return <img src={src} alt="" loading={isEager ? 'eager' : 'lazy'} />
      },
      {
        looks: {
          kept: { isEager: false },
          write: (html, { isEager }) => (isEager ? html.replace('"lazy"', '"eager"') : html),
        },
      },
    )
    const locale = locales.get('el')
    const { t, formatters } = createLanguage(locale, greek)
    const drawWith = (parts: ReturnType<typeof createKeptParts>): string => {
      const page = parts.forPage({ secret: String(Math.random()), isForEveryone: true })
      const html = renderToString(
        <PagePartsContext.Provider value={page}>
          <LocaleProvider locale={locale} translator={t} formatters={formatters}>
            <Photo src="/a.jpg" isEager />
            <Photo src="/a.jpg" />
          </LocaleProvider>
        </PagePartsContext.Provider>,
      )
      return page.fill(html, { isWhole: true }).join('')
    }
    const without = drawWith(createKeptParts({ maxBytes: 0 }))
    expect(without).toContain('"eager"')
    drawn.mockClear()
    const kept = createKeptParts()
    expect([drawWith(kept), drawWith(kept)]).toEqual([without, without])
    expect(drawn.mock.calls).toEqual([[false], [false]])
  })

  it('shows what changed of the shop at once', () => {
    const { draw } = createPages()
    draw([])
    root.site = { text: 'Αθήνα' }
    expect(draw([])).toContain('<address>Αθήνα</address>')
  })

  it('is drawn anew by a browser only where its props say something else', () => {
    const drawn = vi.fn<(name: string) => void>()
    const Offer = keptPart<OfferProps>('offer', function Offer({ name, price }) {
      drawn(name)
      return <p>{price.amount}</p>
    })
    const { rerender, container } = render(<Offer {...hose} />)
    rerender(<Offer {...hose} price={{ ...hose.price }} />)
    expect(drawn).toHaveBeenCalledOnce()
    rerender(<Offer {...hose} price={{ amount: '€ 7' }} />)
    expect(container.textContent).toBe('€ 7')
  })
})
