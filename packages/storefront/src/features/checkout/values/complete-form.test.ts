import { describe, expect, it } from 'vitest'

import { sampleCountries } from '../../../testing/sample-countries.js'
import type { MemberAddressData } from '../../../request/api/api-types.js'
import { completeForm } from './complete-form.js'
import { toFormData } from '../form/to-form-data.js'

const { greece, cyprus } = sampleCountries
const home: MemberAddressData = {
  id: 'home',
  isDefaultBilling: true,
  isDefaultShipping: true,
  address: {
    company: null,
    address: 'Ερμού 12',
    address2: null,
    floor: '3',
    doorbell: null,
    city: 'Αθήνα',
    postalCode: '10563',
    lines: [],
    country: { code: 'GR', name: 'Ελλάδα' },
    region: { code: 'GR-I', name: 'Αττική' },
  },
}

function complete(values: Record<string, string>): Record<string, string> {
  const form = completeForm(toFormData(values), {
    countries: [greece, cyprus],
    shippingMethods: [{ id: 'pickup', kind: 'PICKUP' }],
    addresses: [home],
  })
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
}

describe('completeForm', () => {
  it('replaces typed text by the saved address', () => {
    const values = complete({ 'billing.id': 'home', 'billing.city': 'x', 'billing.company': 'y' })
    expect(values).toEqual({
      'billing.id': 'home',
      'billing.address': 'Ερμού 12',
      'billing.floor': '3',
      'billing.city': 'Αθήνα',
      'billing.postalCode': '10563',
      'billing.country': 'GR',
      'billing.region': 'GR-I',
    })
  })

  it('uses typed text for a new address', () => {
    for (const id of ['new', 'of another member']) {
      expect(complete({ 'billing.id': id, 'billing.city': 'Βόλος' })['billing.city']).toBe('Βόλος')
    }
  })

  it('fills in a region that was left open, and keeps one that was chosen', () => {
    const crete = { 'billing.country': 'GR', 'billing.postalCode': '713 06' }
    expect(complete(crete)['billing.region']).toBe('GR-M')
    expect(complete({ ...crete, 'billing.region': 'GR-I' })['billing.region']).toBe('GR-I')
  })

  it('leaves out fields that the choices hide', () => {
    const typed = { 'shipping.city': 'x', 'invoice.companyName': 'y', 'billing.country': 'GR' }
    expect(complete({ ...typed, shipToBilling: 'on' })).toEqual({
      shipToBilling: 'on',
      'billing.country': 'GR',
    })
    expect(complete({ ...typed, shippingMethodId: 'pickup', document: 'invoice' })).toEqual({
      shippingMethodId: 'pickup',
      document: 'invoice',
      'invoice.companyName': 'y',
    })
  })
})
