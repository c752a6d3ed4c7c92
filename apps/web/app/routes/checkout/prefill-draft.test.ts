import { describe, expect, it } from 'vitest'

import type { MemberAddressData } from '../../wiring/api-types.js'
import { toDraftValues } from './prefill-draft.server.js'

const nobody = { email: 'a@example.gr', firstName: null, lastName: null, phone: null }

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
      country: { code: 'GR', name: 'Ελλάδα' },
      region: { code: 'GR-I', name: 'Αττική' },
    },
    ...marks,
  }
}

describe('toDraftValues', () => {
  it('leaves out what the account does not know', () => {
    expect(toDraftValues({ ...nobody, addresses: [] })).toEqual({ email: 'a@example.gr' })
  })

  it('takes the usual addresses, else the first one', () => {
    const values = toDraftValues({
      ...nobody,
      addresses: [
        addressAt('Ερμού 1', { isDefaultShipping: true }),
        addressAt('Σίνα 2', { isDefaultBilling: true }),
      ],
    })
    expect(values).toMatchObject({
      'billing.address': 'Σίνα 2',
      'billing.country': 'GR',
      'billing.region': 'GR-I',
      'shipping.address': 'Ερμού 1',
      shipToBilling: 'off',
    })
    const one = toDraftValues({ ...nobody, addresses: [addressAt('Ερμού 1')] })
    expect(one['billing.address']).toBe('Ερμού 1')
    expect(one['shipping.address']).toBeUndefined()
  })
})
