import { describe, expect, it } from 'vitest'

import { missingContact } from './missing-contact.js'

const typed = { firstName: 'Μαρία', lastName: 'Παπαδοπούλου', phone: '2101234567' }
const guest = { firstName: null, lastName: null, phone: null }

describe('missingContact', () => {
  it('fills an account that is empty', () => {
    expect(missingContact(guest, typed)).toEqual(typed)
  })

  it("does not change a member's text", () => {
    expect(missingContact({ firstName: 'Ελένη', lastName: null, phone: null }, typed)).toEqual({
      firstName: 'Ελένη',
      phone: '2101234567',
    })
    expect(missingContact({ ...guest, phone: '6900000000' }, typed)).toEqual({
      ...typed,
      phone: '6900000000',
    })
  })

  it('changes nothing where nothing is missing', () => {
    expect(missingContact({ firstName: null, lastName: 'Ρήγα', phone: '1' }, typed)).toBeNull()
  })
})
