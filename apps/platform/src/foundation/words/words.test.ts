import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../testing/words-of.js'
import { checkWords, missingWords, valuesOf } from './check-words.js'
import { languages, wordsIn } from './words.js'
import type { MessageKey } from './words.js'

/** The specification's words for what the platform refuses, word for word. */
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
  it('says in English what the specification says', () => {
    const said = keys.map((key) => [key, wordsOf('en').say(`message.${key}`)])
    expect(Object.fromEntries(said)).toEqual(catalogue)
  })

  it('says it in Greek to Greeks', () => {
    expect(keys.filter((key) => !/[α-ωά-ώ]{3}/i.test(wordsOf('el').say(`message.${key}`)))).toEqual(
      [],
    )
  })

  it('asks to call or write where nothing can be sent or paid for the area', () => {
    for (const key of ['NO_SHIPPING_METHODS', 'NO_PAYMENT_METHODS'] as const) {
      expect(wordsOf('en').say(`message.${key}`)).toMatch(/contact us by phone or email\.$/)
      expect(wordsOf('el').say(`message.${key}`)).toMatch(/με τηλέφωνο ή email\.$/)
    }
  })
})

describe('languages', () => {
  const others = ['ar', 'de', 'el']

  it('all have every text, with the same values in it, and nothing that English has not', () => {
    for (const locale of others) {
      expect(missingWords(locale, {})).toEqual([])
      expect(checkWords({ words: { [locale]: languages[locale]! } })).toEqual([])
      const astOf = (code: string, key: string) =>
        new IntlMessageFormat(languages[code]![key]!, code, undefined, { ignoreTag: true }).getAst()
      for (const key of Object.keys(languages['en']!)) {
        expect([key, valuesOf(astOf(locale, key))]).toEqual([key, valuesOf(astOf('en', key))])
      }
    }
  })

  it('have a form for each number that they tell apart', () => {
    const pieces = [0, 1, 2, 3, 11, 100]
    const said = (locale: string) =>
      pieces.map((count) => wordsOf(locale).say('shopOrderMail.backordered', { pieces: count }))
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
    words: {
      en: { 'orderMail.see': 'Look' },
      fr: { 'orderMail.see': 'Voir', 'orderMail.terms': '{', 'orderMail.refund': '{sum}' },
    },
  }

  it("says the tenant's own words before the platform's", () => {
    expect(wordsIn('en', settings).say('orderMail.see')).toBe('Look')
    expect(wordsIn('en', settings).say('orderMail.track')).toBe('Track the delivery')
  })

  it("falls back to the tenant's default language, then to English, also from a broken text", () => {
    const french = wordsIn('fr', settings)
    expect(french.say('orderMail.see')).toBe('Voir')
    expect(french.say('orderMail.track')).toBe('Sendung verfolgen')
    expect(french.say('orderMail.terms')).toBe('Allgemeine Geschäftsbedingungen')
    expect(french.say('orderMail.refund', { amount: '5 €' })).toContain('Wir erstatten 5 €')
    expect(wordsIn('fr', { defaultLocale: 'it' }).say('orderMail.see')).toBe('See your order')
  })

  it('names what is wrong with a text, and what a language lacks', () => {
    expect(checkWords(settings)).toEqual([
      expect.stringContaining('words.fr.orderMail.terms: '),
      'words.fr.orderMail.refund: there is no value {sum}',
    ])
    expect(checkWords({ words: { fr: { 'orderMail.sea': 'x' } } })).toEqual([
      'words.fr.orderMail.sea: the platform has no such text',
    ])
    expect(missingWords('fr', settings)).toContain('orderMail.track')
    expect(missingWords('fr', settings)).not.toContain('orderMail.see')
  })
})
