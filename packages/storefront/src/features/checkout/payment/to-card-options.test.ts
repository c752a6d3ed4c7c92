import { describe, expect, it } from 'vitest'

import { toCardOptions } from './to-card-options.js'

describe('toCardOptions', () => {
  const form = { savedCardId: 'one', saveCard: 'on', instalments: 3 } as const

  it('returns the card fields of a form alone where a card was chosen', () => {
    const whole = { ...form, terms: 'on' }
    expect(toCardOptions({ isCard: true }, whole)).toEqual(form)
  })

  it('returns nothing where another payment method was chosen', () => {
    for (const method of [{ isCard: false }, undefined]) {
      expect(toCardOptions(method, form)).toEqual({})
    }
  })
})
