import { describe, expect, it } from 'vitest'
import { findEnglish } from './find-english.js'

const english = {
  mail: { thanks: 'Thank you for order {number}.', total: 'Total', name: 'Floga Shop App' },
}
const dutch = {
  mail: { thanks: 'Bedankt voor bestelling {number}.', total: 'Totaal', name: 'Floga Shop App' },
}

describe('findEnglish', () => {
  it('finds messages that were not translated, around their placeholders', () => {
    expect(findEnglish('Thank you\nfor order 7. Totaal', english, dutch)).toEqual([
      'Thank you for order',
    ])
  })

  it('accepts the own language, single words, and what is the same in both', () => {
    expect(findEnglish('Bedankt voor bestelling 7. Total. Floga Shop App', english, dutch)).toEqual(
      [],
    )
  })
})
