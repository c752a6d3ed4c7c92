import { describe, expect, it } from 'vitest'

import { messages } from '../../generated/messages.en.js'
import { locales } from '../../wiring/locales.js'
import { createLanguage } from '../../wiring/messages.js'
import { toRefusal } from './refusal.js'

const { t } = createLanguage(locales.get('en'), messages)
const totals = { old: '€10.00', new: '€12.00' }

function platformError(code: 'INVALID' | 'TOTAL_CHANGED' | 'UNKNOWN', field: string | null) {
  return { code, field, message: `words for ${code}`, lineId: null, available: null }
}

describe('toRefusal', () => {
  it('puts a message beside the field of the form', () => {
    const errors = [
      platformError('INVALID', 'contact.email'),
      platformError('INVALID', 'billingAddress.postalCode'),
    ]
    expect(toRefusal(errors, t, totals).fields).toEqual({
      email: ['words for INVALID'],
      'billing.postalCode': ['words for INVALID'],
    })
  })

  it('says both totals when the total changed', () => {
    const { general } = toRefusal([platformError('TOTAL_CHANGED', null)], t, totals)
    expect(general[0]).toContain('from €10.00 to €12.00')
  })

  it('asks to call when nobody knows what went wrong', () => {
    const { general } = toRefusal([platformError('UNKNOWN', null)], t, totals)
    expect(general).toEqual([t('checkout.processing')])
  })
})
