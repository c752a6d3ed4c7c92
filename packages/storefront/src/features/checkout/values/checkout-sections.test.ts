import { describe, expect, it } from 'vitest'

import { testLanguage } from '../../../testing/in-test-shop.js'
import {
  answerForSection,
  currentSection,
  sectionOf,
  reachedSection,
  invalidSections,
} from './checkout-sections.js'
import { checkoutSchema } from './checkout-schema.js'
import { toFormData } from '../form/to-form-data.js'

const { t } = testLanguage
const countries = [{ code: 'CY', postalCodePattern: String.raw`\d{4}`, regions: [] }]
const schema = checkoutSchema(t, countries)
const contact = {
  email: 'maria@example.gr',
  firstName: 'Maria',
  lastName: 'Papadopoulou',
  phone: '22 123456',
}
const delivery = {
  'billing.address': 'Ledra 1',
  'billing.country': 'CY',
  'billing.city': 'Nicosia',
  'billing.postalCode': '1010',
  shippingMethodId: 'courier',
}

describe('currentPart', () => {
  it('is the first part that still wants something', () => {
    expect(currentSection(invalidSections(toFormData({}), schema))).toBe('contact')
    expect(
      currentSection(invalidSections(toFormData({ ...contact, 'billing.country': 'CY' }), schema)),
    ).toBe('delivery')
    expect(currentSection(invalidSections(toFormData({ ...contact, ...delivery }), schema))).toBe(
      'payment',
    )
    const all = { ...contact, ...delivery, paymentMethodId: 'card' }
    expect(currentSection(invalidSections(toFormData(all), schema))).toBe('review')
  })
})

describe('reachedPart', () => {
  it('stops where nothing is delivered, and where nothing can be paid', () => {
    const offer = (shippingMethods: string[], paymentMethods: string[]) => ({
      shippingMethods,
      paymentMethods,
    })
    expect(reachedSection('review', offer(['courier'], ['card']))).toBe('review')
    expect(reachedSection('review', offer([], []))).toBe('delivery')
    expect(reachedSection('contact', offer([], []))).toBe('contact')
    expect(reachedSection('review', offer(['courier'], []))).toBe('payment')
    expect(reachedSection('delivery', offer(['courier'], []))).toBe('delivery')
  })
})

describe('partOf', () => {
  it('knows the part of every field of the schema', () => {
    const sections = Object.keys(schema.entries).map((name) => `${name} ${sectionOf(name)}`)
    expect(sections).toEqual([
      'email contact',
      'firstName contact',
      'lastName contact',
      'phone contact',
      'alternativePhone contact',
      'billing delivery',
      'shipToBilling delivery',
      'shipping delivery',
      'saveAddress delivery',
      'shippingMethodId delivery',
      'notes delivery',
      'paymentMethodId payment',
      'savedCardId payment',
      'saveCard payment',
      'instalments payment',
      'invoice payment',
      'terms review',
      'expectedTotalMinor review',
      'termsVersion review',
    ])
  })
})

describe('answerForPart', () => {
  const answer = {
    formId: 'checkout',
    result: {
      status: 'error' as const,
      error: { email: ['a'], 'billing.city': ['b'] },
      state: { validated: { email: true, 'billing.city': true } },
    },
    notices: [],
    isDone: false,
    timestamp: null,
  }

  it('speaks of one part alone, and of nothing where the part is right', () => {
    const { result } = answerForSection(answer, 'delivery') ?? {}
    expect(result?.error).toEqual({ 'billing.city': ['b'] })
    expect(result?.state?.validated).toEqual({ 'billing.city': true })
    expect(answerForSection(answer, 'payment')).toBeNull()
  })
})
