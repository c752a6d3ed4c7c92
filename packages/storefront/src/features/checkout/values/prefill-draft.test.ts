import { describe, expect, it } from 'vitest'

import type { MemberAddressData } from '../../../request/api/api-types.js'
import { prefillDraft } from './prefill-draft.js'

const guest = { email: 'a@example.gr', firstName: null, lastName: null, phone: null }

function addressAt(street: string, marks: Partial<MemberAddressData> = {}): MemberAddressData {
  return {
    id: street,
    isDefaultBilling: false,
    isDefaultShipping: false,
    address: {
      company: null,
      address: street,
      address2: null,
      floor: null,
      doorbell: null,
      city: 'Αθήνα',
      postalCode: '10563',
      lines: [],
      country: { code: 'GR', name: 'Ελλάδα' },
      region: { code: 'GR-I', name: 'Αττική' },
    },
    ...marks,
  }
}

describe('prefillDraft', () => {
  it('leaves out fields that the account lacks', () => {
    expect(prefillDraft({}, { ...guest, addresses: [] }, null)).toEqual({
      email: 'a@example.gr',
      'billing.id': 'new',
      shipToBilling: 'on',
    })
    expect(prefillDraft({}, null, null)).toEqual({ shipToBilling: 'on' })
  })

  it('chooses the usual addresses, else the first one', () => {
    const addresses = [
      addressAt('Ερμού 1', { isDefaultShipping: true }),
      addressAt('Σίνα 2', { isDefaultBilling: true }),
    ]
    expect(prefillDraft({}, { ...guest, addresses }, null)).toMatchObject({
      'billing.id': 'Σίνα 2',
      'shipping.id': 'Ερμού 1',
      shipToBilling: 'off',
    })
    const one = prefillDraft({}, { ...guest, addresses: [addressAt('Ερμού 1')] }, null)
    expect(one['billing.id']).toBe('Ερμού 1')
    expect(one['shipping.id']).toBeUndefined()
  })

  it('offers the company of the address for an invoice', () => {
    const home = addressAt('Ερμού 1')
    const address = { ...home.address, company: 'Αέριο ΑΕ' }
    const draft = prefillDraft({}, { ...guest, addresses: [{ ...home, address }] }, null)
    expect(draft['invoice.companyName']).toBe('Αέριο ΑΕ')
  })

  it("starts with the destination of the cart's estimate if there is no address", () => {
    const place = { country: 'CY', postalCode: '1010' }
    const known = { 'billing.country': 'CY', 'billing.postalCode': '1010' }
    expect(prefillDraft({}, null, place)).toEqual({ shipToBilling: 'on', ...known })
    expect(prefillDraft({}, { ...guest, addresses: [] }, place)).toMatchObject(known)
    const addresses = [addressAt('Ερμού 1')]
    expect(prefillDraft({}, { ...guest, addresses }, place)).not.toHaveProperty([
      'billing.postalCode',
    ])
    expect(prefillDraft({ email: 'b@example.gr' }, null, place)).toEqual({ email: 'b@example.gr' })
  })

  it('overwrites nothing that was typed', () => {
    const typed = { email: 'b@example.gr', shipToBilling: 'off' }
    expect(prefillDraft(typed, { ...guest, addresses: [] }, null)).toEqual(typed)
  })
})
