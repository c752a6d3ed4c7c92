import { describe, expect, it } from 'vitest'

import { toFormData } from '../form/to-form-data.js'
import { summarizeSections } from './summarize-sections.js'
import type { SectionSummaries } from './summarize-sections.js'

const cost = { amountMinor: 390, currency: 'EUR', formatted: '€3.90' }
const method = { arrival: null, description: null, minDays: 1, maxDays: 3, cost }
const options: Parameters<typeof summarizeSections>[1]['options'] = {
  countries: [
    {
      code: 'GR',
      name: 'Greece',
      postalCodePattern: '\\d{5}',
      postalCodeUse: 'REQUIRED',
      invoiceFields: [],
      regions: [],
    },
  ],
  shippingMethods: [
    { ...method, id: 'courier', kind: 'COURIER', name: 'Courier' },
    { ...method, id: 'pickup', kind: 'PICKUP', name: 'Pick-up' },
  ],
  paymentMethods: [
    {
      id: 'iris',
      form: 'FRAME',
      isCard: false,
      isPaidOnDelivery: false,
      mark: null,
      name: 'IRIS',
      description: null,
      fee: cost,
    },
  ],
}

function summariesOf(
  values: Record<string, string>,
  shippingMethodId = 'courier',
): SectionSummaries {
  return summarizeSections(toFormData(values), {
    options,
    shippingMethodId,
    paymentMethodId: 'iris',
  })
}

const address = {
  'billing.country': 'GR',
  'billing.address': 'Ερμού 12',
  'billing.postalCode': '105 63',
  'billing.city': 'Αθήνα',
  shipToBilling: 'on',
}

describe('checkoutFacts', () => {
  it('leaves out missing fields', () => {
    expect(summariesOf({ 'billing.country': 'GR', shipToBilling: 'on' })).toEqual({
      contact: null,
      address: null,
      delivery: 'Courier',
      payment: 'IRIS',
    })
  })

  it('contains the customer and the destination', () => {
    const summaries = summariesOf({ ...address, firstName: 'Maria', email: 'maria@example.gr' })
    expect(summaries.contact).toBe('Maria, maria@example.gr')
    expect(summaries.address).toBe('Ερμού 12, 105\u00a063 Αθήνα, Greece')
    const other = { ...address, shipToBilling: 'off', 'shipping.address': 'Patission 76' }
    expect(summariesOf(other).address).toBe('Patission 76')
  })

  it('breaks no phone number into two lines', () => {
    expect(summariesOf({ phone: '2101234567' }).contact).toBe('210\u00A0123\u00A04567')
  })

  it('sends nothing to an address that is fetched', () => {
    expect(summariesOf(address, 'pickup')).toMatchObject({ address: null, delivery: 'Pick-up' })
  })

  it('names the company of an invoice alone', () => {
    const company = { ...address, 'invoice.companyName': 'Ερμής ΑΕ' }
    expect(summariesOf({ ...company, document: 'receipt' }).payment).toBe('IRIS')
    expect(summariesOf({ ...company, document: 'invoice' }).payment).toBe('IRIS, Ερμής ΑΕ')
  })
})
