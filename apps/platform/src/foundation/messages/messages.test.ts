import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { messagesOf } from '../../testing/messages-of.js'
import { checkMessages, missingMessages, valuesOf } from './check-messages.js'
import { languages, messagesIn } from './messages.js'
import type { MessageKey } from './messages.js'

/** The specification's messages for rejections, verbatim. */
const catalogue = {
  REQUIRED: 'This field is required',
  INVALID: 'Value is invalid',
  email: 'Please enter a valid email address',
  ORDER_NOT_FOUND: 'Order not found',
  NOT_ADDED: 'Item not added',
  NOT_AVAILABLE: 'Product no longer available to order',
  INSUFFICIENT_STOCK: 'Product does not have sufficient stock available',
  PAYMENT_UNAVAILABLE:
    'This payment method can not be used due to a system error. Please select another method.',
  PAYMENT_DETAILS_INVALID:
    'The provided payment details are not valid. Please try again with valid details.',
} satisfies Partial<Record<MessageKey, string>>

const keys = Object.keys(catalogue) as (keyof typeof catalogue)[]

describe('words', () => {
  it("have the specification's texts in English", () => {
    const said = keys.map((key) => [key, messagesOf('en').say(`message.${key}`)])
    expect(Object.fromEntries(said)).toEqual(catalogue)
  })

  it('have Greek texts for Greek', () => {
    expect(
      keys.filter((key) => !/[α-ωά-ώ]{3}/i.test(messagesOf('el').say(`message.${key}`))),
    ).toEqual([])
  })

  it('contain a phone number where nothing can be shipped or paid in the region', () => {
    for (const key of ['NO_SHIPPING_METHODS', 'NO_PAYMENT_METHODS'] as const) {
      expect(messagesOf('en').say(`message.${key}`)).toMatch(/contact us by phone or email\.$/)
      expect(messagesOf('el').say(`message.${key}`)).toMatch(/με τηλέφωνο ή email\.$/)
    }
  })
})

describe('languages', () => {
  const others = ['ar', 'de', 'el', 'nl']
  // A name in a Greek greeting needs its vocative, which cannot be derived.
  const greetings = ['accountMail.greetingByName']

  it('all have every text, with the same values in it, and nothing that English has not', () => {
    for (const locale of others) {
      expect(missingMessages(locale, {})).toEqual([])
      expect(checkMessages({ messages: { [locale]: languages[locale]! } })).toEqual([])
      const astOf = (code: string, key: string) =>
        new IntlMessageFormat(languages[code]![key]!, code, undefined, { ignoreTag: true }).getAst()
      for (const key of Object.keys(languages['en']!)) {
        if (locale === 'el' && greetings.includes(key)) continue
        expect([key, valuesOf(astOf(locale, key))]).toEqual([key, valuesOf(astOf('en', key))])
      }
    }
  })

  it('have a form for each plural category', () => {
    const pieces = [0, 1, 2, 3, 11, 100]
    const said = (locale: string) =>
      pieces.map((count) => messagesOf(locale).say('shopOrderMail.backordered', { pieces: count }))
    expect(new Set(said('ar'))).toHaveLength(pieces.length)
    expect(said('ar')[2]).toContain('قطعتان')
    expect(said('en').slice(1, 3)).toEqual([
      '1 piece to be ordered from the manufacturer',
      '2 pieces to be ordered from the manufacturer',
    ])
  })
})

describe('wordsIn', () => {
  const settings = {
    defaultLocale: 'de',
    messages: {
      en: { 'orderMail.see': 'Look' },
      fr: { 'orderMail.see': 'Voir', 'orderMail.terms': '{', 'orderMail.refund': '{sum}' },
    },
  }

  it("prefer the tenant's own texts to the platform's", () => {
    expect(messagesIn('en', settings).say('orderMail.see')).toBe('Look')
    expect(messagesIn('en', settings).say('orderMail.track')).toBe('Track the delivery')
  })

  it("falls back to the tenant's default language, then to English, also from a broken text", () => {
    const french = messagesIn('fr', settings)
    expect(french.say('orderMail.see')).toBe('Voir')
    expect(french.say('orderMail.track')).toBe('Sendung verfolgen')
    expect(french.say('orderMail.terms')).toBe('Allgemeine Geschäftsbedingungen')
    expect(french.say('orderMail.refund', { amount: '5 €' })).toContain('Wir erstatten 5 €')
    expect(messagesIn('fr', { defaultLocale: 'it' }).say('orderMail.see')).toBe('See your order')
  })

  it('lists errors of a text, and missing ones of a language', () => {
    expect(checkMessages(settings)).toEqual([
      expect.stringContaining('messages.fr.orderMail.terms: '),
      'messages.fr.orderMail.refund: there is no value {sum}',
    ])
    expect(checkMessages({ messages: { fr: { 'orderMail.sea': 'x' } } })).toEqual([
      'messages.fr.orderMail.sea: the platform has no such text',
    ])
    expect(missingMessages('fr', settings)).toContain('orderMail.track')
    expect(missingMessages('fr', settings)).not.toContain('orderMail.see')
  })
})
