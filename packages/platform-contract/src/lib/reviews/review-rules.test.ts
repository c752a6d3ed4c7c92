import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { cleanReviewText, createReviewRules, hasLink } from './review-rules.js'

const schema = v.object(
  createReviewRules({
    stars: 'STARS',
    tooShort: (min) => `TOO_SHORT ${min}`,
    tooLong: (max) => `TOO_LONG ${max}`,
    links: 'LINKS',
  }),
)
const parse = (input: unknown) => {
  const result = v.safeParse(schema, input, { abortPipeEarly: true })
  return result.success ? result.output : result.issues.map(({ message }) => message)
}

describe('createReviewRules', () => {
  it('takes stars alone, as a number or from a form', () => {
    expect(parse({ stars: 4 })).toEqual({ stars: 4, text: null })
    expect(parse({ stars: '5', text: ' \u200B ' })).toEqual({ stars: 5, text: null })
  })

  it('asks for one to five whole stars', () => {
    expect(parse({})).toEqual(['STARS'])
    for (const stars of [undefined, null, '', 0, 6, 4.5, 'five']) {
      expect(parse({ stars })).toEqual(['STARS'])
    }
  })

  it('counts what people see', () => {
    expect(parse({ stars: 1, text: `Bad${'\u200B'.repeat(20)}` })).toEqual(['TOO_SHORT 10'])
    expect(parse({ stars: 1, text: 'Άψογο κιτ!' })).toMatchObject({ text: 'Άψογο κιτ!' })
    expect(parse({ stars: 1, text: 'a'.repeat(2_000) })).toMatchObject({ stars: 1 })
    expect(parse({ stars: 1, text: 'a'.repeat(2_001) })).toEqual(['TOO_LONG 2000'])
  })

  it('refuses links', () => {
    expect(parse({ stars: 5, text: 'Cheaper at example.com, look' })).toEqual(['LINKS'])
  })
})

describe('cleanReviewText', () => {
  it('normalizes signs, spaces and lines', () => {
    expect(cleanReviewText('  Ｇｏｏｄ\u200B  kit \r\n\r\n\r\n\r\n works\u202E ')).toBe(
      'Good kit\n\nworks',
    )
  })

  it('leaves no number of a card', () => {
    expect(cleanReviewText('I paid with 4111 1111 1111 1111 here')).not.toContain('4111 1111')
  })
})

describe('hasLink', () => {
  it.each([
    'See https://example.test/x',
    'See hxxp://x',
    'Look at www.example',
    'EXAMPLE.COM has it',
    'ρωτήστε στο magazi.gr!',
    'γράψτε στο maria@example.de',
    'buy at cheap-gas.shop now',
    'a <a href=x>link</a>',
    'a [link](x)',
    'javascript:alert(1)',
  ])('finds one in: %s', (text) => {
    expect(hasLink(text)).toBe(true)
  })

  it.each([
    'Works well.It fits my car.',
    'Καλό προϊόν π.χ. για 5.5 kg κ.λπ.',
    'Fitted in 2.5 hours (1/2" thread), 10/10.',
    'Τέλειο.Το συνιστώ · έφτασε σε 2 μέρες: ακέραιο',
    'Good price/quality. Shop again? Yes.',
    'weight < 3 kg and > 2 kg, <b>sturdy</b>',
  ])('finds none in: %s', (text) => {
    expect(hasLink(text)).toBe(false)
  })
})
