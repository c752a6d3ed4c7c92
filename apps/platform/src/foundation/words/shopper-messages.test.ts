import { describe, expect, it } from 'vitest'
import { shopperMessage } from './shopper-messages.js'
import type { MessageKey } from './shopper-messages.js'

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

describe('shopperMessage', () => {
  it('says in English what the specification says', () => {
    const said = keys.map((key) => [key, shopperMessage(key, 'en')])
    expect(Object.fromEntries(said)).toEqual(catalogue)
  })

  it('says it in Greek to Greeks', () => {
    expect(keys.filter((key) => !/[α-ωά-ώ]{3}/i.test(shopperMessage(key, 'el')))).toEqual([])
  })

  it('asks to call or write where nothing can be sent or paid for the area', () => {
    for (const key of ['NO_SHIPPING_METHODS', 'NO_PAYMENT_METHODS'] as const) {
      expect(shopperMessage(key, 'en')).toMatch(/contact us by phone or email\.$/)
      expect(shopperMessage(key, 'el')).toMatch(/με τηλέφωνο ή email\.$/)
    }
  })
})
