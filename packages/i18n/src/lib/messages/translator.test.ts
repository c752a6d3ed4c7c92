import { describe, expect, it } from 'vitest'
import type { MissingMessage } from './translator.js'
import { createTranslator, type MessageTable, type MessageTag } from './translator.js'

interface Params {
  'cart.title': undefined
  'cart.items': { count: number }
  'cart.until': { moment: Date | number | string }
  'checkout.terms': { link: MessageTag; name: string }
}

const greek: MessageTable<Params> = {
  'cart.title': 'Καλάθι',
  'cart.items': (p, r) =>
    r.plural(p.count) === 'one' ? `${r.number(p.count)} προϊόν` : `${r.number(p.count)} προϊόντα`,
  'cart.until': (p, r) => `Έως ${r.date(p.moment)} ${r.time(p.moment)}`,
  'checkout.terms': (p) => ['Δέχομαι τους ', p.link('όρους', 0), ` του ${p.name}`],
}

function createGreek(messages: MessageTable<Params> = greek) {
  const missing: MissingMessage[] = []
  const t = createTranslator<Params>(messages, {
    iso: 'el-GR',
    timeZone: 'Europe/Athens',
    onMissing: (message) => missing.push(message),
  })
  return { t, missing }
}

function link(text: string) {
  return { href: '/terms-of-service', text }
}

describe('createTranslator', () => {
  it('writes messages with the plurals, numbers and dates of the language', () => {
    const { t } = createGreek()
    expect(t('cart.title')).toBe('Καλάθι')
    expect(t('cart.items', { count: 1 })).toBe('1 προϊόν')
    expect(t('cart.items', { count: 1234 })).toBe('1.234 προϊόντα')
    expect(t('cart.until', { moment: '2026-11-21T23:30:00Z' })).toBe('Έως 22/11/2026 01:30')
  })

  it('returns a message with tags as nodes, or joined where only text is allowed', () => {
    const { t } = createGreek()
    expect(t.rich('checkout.terms', { link, name: 'Floga' })).toEqual([
      'Δέχομαι τους ',
      { href: '/terms-of-service', text: 'όρους' },
      ' του Floga',
    ])
    expect(t('checkout.terms', { link: (text) => text, name: 'Floga' })).toBe(
      'Δέχομαι τους όρους του Floga',
    )
  })

  it('shows the last segment of a key without a message, and reports it', () => {
    const { t, missing } = createGreek({})
    expect(t('cart.title')).toBe('title')
    expect(t.rich('checkout.terms', { link: (text) => text, name: 'Floga' })).toEqual(['terms'])
    expect(missing).toEqual([
      { key: 'cart.title', iso: 'el-GR', reason: 'missing' },
      { key: 'checkout.terms', iso: 'el-GR', reason: 'missing' },
    ])
  })

  it('survives a message that throws, and reports why', () => {
    const cause = new Error('broken')
    const { t, missing } = createGreek({
      'cart.items': () => {
        throw cause
      },
    })
    expect(t('cart.items', { count: 1 })).toBe('items')
    expect(missing).toEqual([{ key: 'cart.items', iso: 'el-GR', reason: 'failed', cause }])
  })

  it('survives the members that every object has', () => {
    const { t, missing } = createGreek()
    // A key from foreign data, which the types would reject.
    expect(t('constructor' as 'cart.title')).toBe('constructor')
    expect(missing).toHaveLength(1)
    expect(t.has('toString')).toBe(false)
  })

  it('tests whether a text is a key', () => {
    const { t } = createGreek()
    expect(t.has('cart.title')).toBe(true)
    expect(t.has('cart.unknown')).toBe(false)
  })
})
