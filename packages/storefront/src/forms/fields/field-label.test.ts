import { describe, expect, it } from 'vitest'

import { testShop } from '../../testing/test-shop.js'
import { fieldLabel } from './field-label.js'

const { t } = testShop.languageOf(testShop.locales.get('en'))

describe('fieldLabel', () => {
  it('names fields of all forms, in a group or not', () => {
    expect(fieldLabel('message', t)).toBe('Message')
    expect(fieldLabel('postalCode', t)).toBe('Postal code')
    expect(fieldLabel('billing.city', t)).toBe('City')
  })

  it('names no field of one form alone', () => {
    expect(fieldLabel('orderNumber', t)).toBeUndefined()
    expect(fieldLabel('toString', t)).toBeUndefined()
  })
})
