import { describe, expect, it } from 'vitest'

import { toFormData } from '../form/to-form-data.js'
import { checkoutFacts } from './checkout-facts.js'
import type { CheckoutFacts } from './checkout-facts.js'

const cost = { amountMinor: 390, currency: 'EUR', formatted: '€3.90' }
const method = { description: null, minDays: 1, maxDays: 3, cost }
const options: Parameters<typeof checkoutFacts>[1]['options'] = {
  countries: [
    {
      code: 'GR',
      name: 'Greece',
      postalCodePattern: '\\d{5}',
      postalCodeUse: 'REQUIRED',
      regions: [],
    },
  ],
  shippingMethods: [
    { ...method, id: 'courier', kind: 'COURIER', name: 'Courier' },
    { ...method, id: 'pickup', kind: 'PICKUP', name: 'Pick-up' },
  ],
  paymentMethods: [{ id: 'iris', kind: 'IRIS', name: 'IRIS', description: null, fee: cost }],
}

function factsOf(values: Record<string, string>, shippingMethodId = 'courier'): CheckoutFacts {
  return checkoutFacts(toFormData(values), { options, shippingMethodId, paymentMethodId: 'iris' })
}

const address = {
  'billing.country': 'GR',
  'billing.address': 'Ερμού 12',
  'billing.postalCode': '105 63',
  'billing.city': 'Αθήνα',
  shipToBilling: 'on',
}

describe('checkoutFacts', () => {
  it('says nothing of what is still missing', () => {
    expect(factsOf({ 'billing.country': 'GR', shipToBilling: 'on' })).toEqual({
      contact: null,
      address: null,
      delivery: 'Courier',
      payment: 'IRIS',
    })
  })

  it('names who orders, and where it goes', () => {
    const facts = factsOf({ ...address, firstName: 'Maria', email: 'maria@example.gr' })
    expect(facts.contact).toBe('Maria, maria@example.gr')
    expect(facts.address).toBe('Ερμού 12, 105 63 Αθήνα, Greece')
    const other = { ...address, shipToBilling: 'off', 'shipping.address': 'Patission 76' }
    expect(factsOf(other).address).toBe('Patission 76')
  })

  it('sends nothing to an address that is fetched', () => {
    expect(factsOf(address, 'pickup')).toMatchObject({ address: null, delivery: 'Pick-up' })
  })

  it('names the company of an invoice alone', () => {
    const company = { ...address, 'invoice.companyName': 'Ερμής ΑΕ' }
    expect(factsOf({ ...company, document: 'receipt' }).payment).toBe('IRIS')
    expect(factsOf({ ...company, document: 'invoice' }).payment).toBe('IRIS, Ερμής ΑΕ')
  })
})
