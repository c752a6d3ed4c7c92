import { parseWithValibot } from '@conform-to/valibot'
import { describe, expect, it } from 'vitest'

import { testLanguage } from '../../../testing/in-test-shop.js'
import { checkoutSchema } from './checkout-schema.js'
import { completeForm } from './complete-form.js'
import { toFormData } from '../form/to-form-data.js'

const { t } = testLanguage
const countries = [
  {
    code: 'GR',
    postalCodePattern: String.raw`\d{5}`,
    invoiceFields: ['BUSINESS_ACTIVITY', 'TAX_OFFICE'] as const,
    regions: [{ code: 'GR-I', postalPrefixes: ['10', '11'] }],
  },
  { code: 'CY', postalCodePattern: String.raw`\d{4}`, invoiceFields: [], regions: [] },
  { code: 'AE', postalCodeUse: 'NONE' as const, invoiceFields: null, regions: [] },
]
const complete = {
  email: 'maria@example.gr',
  firstName: 'Maria',
  lastName: 'Papadopoulou',
  phone: '210 123 4567',
  'billing.address': 'Ermou 12',
  'billing.country': 'GR',
  'billing.region': 'GR-I',
  'billing.city': 'Athens',
  'billing.postalCode': '105 63',
  shipToBilling: 'on',
  'shipping.country': 'GR',
  shippingMethodId: 'courier',
  paymentMethodId: 'bank-transfer',
  terms: 'on',
  expectedTotalMinor: '1580',
  termsVersion: '2026-11',
}

const shippingMethods = [
  { id: 'courier', kind: 'COURIER' },
  { id: 'pickup', kind: 'PICKUP' },
]

function check(changes: Record<string, string>) {
  const form = completeForm(toFormData({ ...complete, ...changes }), {
    countries,
    shippingMethods,
    addresses: [],
  })
  return parseWithValibot(form, { schema: checkoutSchema(t, countries) })
}

function errorsOf(changes: Record<string, string>) {
  return check(changes).reply().error ?? {}
}

describe('checkoutSchema', () => {
  it('takes a complete form and leaves out the address that is not used', () => {
    const submission = check({})
    expect(submission.status).toBe('success')
    expect(submission.status === 'success' && submission.value.shipping).toBeUndefined()
  })

  it('names each empty field in the words of the spec', () => {
    const errors = errorsOf({
      email: '',
      'billing.city': '',
      'billing.postalCode': '',
      terms: '',
    })
    expect(errors['billing.postalCode']).toEqual(['This field is required'])
    expect(errors['email']).toEqual(['This field is required'])
    expect(errors['billing.city']).toEqual(['This field is required'])
    expect(errors['terms']).toEqual([t('checkout.termsRequired')])
  })

  it('checks the form of e-mail, phone and postal code', () => {
    const errors = errorsOf({ email: 'maria@', phone: '12', 'billing.postalCode': '1234' })
    expect(errors['email']).toEqual(['Please enter a valid email address'])
    expect(errors['phone']).toEqual([t('validation.phone')])
    expect(errors['billing.postalCode']).toEqual([t('validation.postalCodeAny')])
  })

  it('requires a region only in countries with regions', () => {
    const nowhere = { 'billing.region': '', 'billing.postalCode': '99999' }
    expect(errorsOf(nowhere)['billing.region']).toBeDefined()
    const cyprus = { 'billing.country': 'CY', 'billing.postalCode': '1010', 'billing.region': '' }
    expect(check(cyprus).status).toBe('success')
  })

  it('requires no region while the postal code that determines it is missing or wrong', () => {
    for (const postalCode of ['', '1234']) {
      const errors = errorsOf({ 'billing.region': '', 'billing.postalCode': postalCode })
      expect(Object.keys(errors)).toEqual(['billing.postalCode'])
    }
  })

  it('requires the second address when the goods are sent elsewhere', () => {
    expect(errorsOf({ shipToBilling: '' })['shipping.address']).toEqual(['This field is required'])
  })

  it('requires no address for pick-up', () => {
    const none = { 'billing.address': '', 'billing.city': '', 'billing.postalCode': '' }
    expect(check({ ...none, shippingMethodId: 'pickup' }).status).toBe('success')
    expect(check(none).status).toBe('error')
  })

  it('requires of companies what invoices of their country name', () => {
    const company = {
      document: 'invoice',
      'invoice.companyName': 'Ermis',
      'invoice.businessActivity': 'Trade',
      'invoice.vatNumber': '090000045',
    }
    expect(errorsOf(company)).toEqual({ 'invoice.taxOffice': ['This field is required'] })
    expect(Object.keys(errorsOf({ ...company, 'invoice.businessActivity': '' }))).toEqual([
      'invoice.businessActivity',
      'invoice.taxOffice',
    ])
    const none = { 'billing.address': '', 'billing.city': '', 'billing.postalCode': '' }
    const fetched = errorsOf({ ...company, ...none, shippingMethodId: 'pickup' })
    expect(Object.keys(fetched)).toEqual(['invoice.taxOffice'])
    const cyprus = { 'billing.country': 'CY', 'billing.postalCode': '1010', 'billing.region': '' }
    expect(check({ ...company, ...cyprus, 'invoice.businessActivity': '' }).status).toBe('success')
  })

  it('wants nothing for an invoice where the shop makes none', () => {
    const dubai = { 'billing.country': 'AE', 'billing.postalCode': '', 'billing.region': '' }
    const asked = { document: 'invoice', 'invoice.kind': 'invoice' }
    expect(check({ ...dubai, ...asked }).status).toBe('success')
  })

  it('requires the invoice fields for an invoice, and none for a receipt', () => {
    const invoice = { 'invoice.kind': 'invoice', 'invoice.companyName': 'Ermis Ltd' }
    const errors = errorsOf({ ...invoice, document: 'invoice' })
    expect(errors['invoice.vatNumber']).toEqual(['This field is required'])
    expect(errorsOf({ 'invoice.kind': 'invoice', document: 'invoice' })).toHaveProperty([
      'invoice.companyName',
    ])
    expect(check({ ...invoice, document: 'receipt' }).status).toBe('success')
  })
})
