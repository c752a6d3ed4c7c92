import { describe, expect, it, vi } from 'vitest'

import { testLanguage } from '../../../testing/in-test-shop.js'
import { obligationText } from './destination-fields.js'

// Styles are made when the shop is built.
vi.mock('@linaria/core', () => ({ css: () => 'style', cx: () => 'style' }))

const { t } = testLanguage

describe('obligationText', () => {
  it('mentions VAT only if the total contains it', () => {
    const grand = { amountMinor: 4_024, currency: 'EUR', formatted: '€40.24' }
    const text = (vatTreatment: Parameters<typeof obligationText>[0]['vatTreatment']) =>
      obligationText({ vatTreatment, grand }, t)
    expect(text('DOMESTIC')).toContain('€40.24, VAT included')
    expect(text('DESTINATION')).toContain('€40.24, VAT included')
    expect(text('EXPORT')).toContain('€40.24, without VAT')
    expect(text('REVERSE_CHARGE')).toContain('€40.24, without VAT')
  })
})
