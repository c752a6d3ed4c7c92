import { describe, expect, it } from 'vitest'

import { testLanguage } from '../../../testing/in-test-shop.js'
import { toCheckoutErrors } from './to-checkout-errors.js'

const { t } = testLanguage
const totals = { old: '€10.00', new: '€12.00' }

function platformError(
  code: 'INVALID' | 'TOTAL_CHANGED' | 'PRICE_CHANGED' | 'UNKNOWN',
  field: string | null,
) {
  return { code, field, message: `words for ${code}`, lineId: null, available: null, by: null }
}

describe('toCheckoutErrors', () => {
  it("shows a message next to the form's field", () => {
    const errors = [
      platformError('INVALID', 'contact.email'),
      platformError('INVALID', 'billingAddress.postalCode'),
    ]
    expect(toCheckoutErrors(errors, t, totals)).toEqual([
      { field: 'email', message: 'words for INVALID' },
      { field: 'billing.postalCode', message: 'words for INVALID' },
    ])
  })

  it('shows both totals when the total changed', () => {
    const [userError] = toCheckoutErrors([platformError('TOTAL_CHANGED', null)], t, totals)
    expect(userError?.message).toContain('from €10.00 to €12.00')
  })

  it('leads to what changed when a price did', () => {
    const [userError] = toCheckoutErrors([platformError('PRICE_CHANGED', null)], t, totals)
    expect(userError?.message).toBe(`words for PRICE_CHANGED. ${t('checkout.changedLines')}`)
  })

  it('shows the phone number for an unknown error', () => {
    const userErrors = toCheckoutErrors([platformError('UNKNOWN', null)], t, totals)
    expect(userErrors).toEqual([{ message: t('checkout.processing') }])
  })
})
