import { describe, expect, it } from 'vitest'

import { wishesFor } from './to-card-options.js'

describe('wishesFor', () => {
  const form = { savedCardId: 'one', saveCard: 'on', instalments: 3 } as const

  it('hands on for a card what a form says of cards, and nothing else that it says', () => {
    const whole = { ...form, terms: 'on' }
    expect(wishesFor('CARD', whole)).toEqual(form)
  })

  it('wishes nothing of a card where another way to pay was chosen', () => {
    for (const kind of ['IRIS', 'BANK_TRANSFER', 'CASH_ON_DELIVERY', undefined] as const) {
      expect(wishesFor(kind, form)).toEqual({})
    }
  })
})
