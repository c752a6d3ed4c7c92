import { describe, expect, it } from 'vitest'
import { messagesOf } from '../../../testing/messages-of.js'
import { toUserErrorView } from '../../../foundation/messages/user-error.js'
import { orderInput } from '../testing/order-input.js'
import { parseOrderInput } from './parse-order-input.js'
import type { PlaceOrderInput } from '../../../foundation/generated/contract-types.js'

function errorsOf(changes: Partial<PlaceOrderInput>, pickup = false) {
  const parsed = parseOrderInput(
    { ...orderInput(), ...changes },
    { pickup, countries: ['GR', 'CY', 'DE', 'FR', 'IT'], home: 'GR' },
  )
  return parsed.status === 'refused' ? parsed.errors : []
}

function fieldsOf(changes: Partial<PlaceOrderInput>, pickup = false) {
  return errorsOf(changes, pickup).map(({ code, field }) => `${code} ${field}`)
}

const { contact, billingAddress } = orderInput()

describe('parseOrderInput', () => {
  it('normalizes input', () => {
    const parsed = parseOrderInput(
      {
        ...orderInput(),
        contact: {
          ...contact,
          firstName: '  Μαρία\u0000\u202E ',
          lastName: 'Α\r\nBcc: x',
          phone: '+30 691 234 5678',
        },
        billingAddress: { ...billingAddress!, postalCode: '104 31', floor: ' ' },
        notes: 'δύο\nγραμμές',
      },
      { pickup: false, countries: ['GR', 'CY', 'DE', 'FR', 'IT'], home: 'GR' },
    )
    expect(parsed).toMatchObject({
      status: 'valid',
      request: {
        contact: {
          firstName: 'Μαρία',
          lastName: 'Α Bcc: x',
          phone: '+306912345678',
          alternativePhone: null,
        },
        billingAddress: { postalCode: '10431', floor: null },
        notes: 'δύο\nγραμμές',
      },
    })
  })

  it('names every field that is wrong', () => {
    expect(
      fieldsOf({
        contact: { ...contact, email: 'maria', firstName: ' ', lastName: 'x'.repeat(101) },
        notes: 'x'.repeat(1_001),
      }),
    ).toEqual([
      'INVALID contact.email',
      'REQUIRED contact.firstName',
      'TOO_LONG contact.lastName',
      'TOO_LONG notes',
    ])
  })

  it('describes errors of an e-mail address in both languages', () => {
    const [error] = errorsOf({ contact: { ...contact, email: 'maria@shop' } })
    expect(toUserErrorView(error!, messagesOf('en')).message).toBe(
      'Please enter a valid email address',
    )
    expect(toUserErrorView(error!, messagesOf('el')).message).toMatch(/έγκυρη διεύθυνση email/)
  })

  it('reports a required field in the language of the site', () => {
    const [error] = errorsOf({ contact: { ...contact, lastName: '' } })
    expect(toUserErrorView(error!, messagesOf('en')).message).toBe('This field is required')
  })

  it('requires a billing address unless the goods are picked up', () => {
    expect(fieldsOf({ billingAddress: null })).toContain('REQUIRED billingAddress.address')
    expect(fieldsOf({ billingAddress: null }, true)).toEqual([])
  })

  it('checks postal code and region by country', () => {
    const address = billingAddress!
    expect(fieldsOf({ billingAddress: { ...address, postalCode: '1043' } })).toEqual([
      'INVALID billingAddress.postalCode',
    ])
    expect(fieldsOf({ billingAddress: { ...address, region: null, postalCode: '99999' } })).toEqual(
      ['INVALID billingAddress.postalCode'],
    )
    expect(fieldsOf({ billingAddress: { ...address, postalCode: '' } })).toEqual([
      'REQUIRED billingAddress.postalCode',
    ])
    expect(fieldsOf({ billingAddress: { ...address, region: 'GR-Z' } })).toEqual([
      'INVALID billingAddress.region',
    ])
    expect(
      fieldsOf({
        shippingAddress: { ...address, country: 'CY', region: null, postalCode: '10431' },
      }),
    ).toEqual(['INVALID shippingAddress.postalCode'])
    expect(fieldsOf({ shippingAddress: { ...address, country: 'US' } })).toEqual([
      'INVALID shippingAddress.country',
    ])
  })

  it('takes a Greek region that was left out from the postal code', () => {
    const address = { ...billingAddress!, region: null, postalCode: '713 06' }
    const parsed = parseOrderInput(orderInput({ billingAddress: address }), {
      pickup: false,
      countries: ['GR', 'CY', 'DE', 'FR', 'IT'],
      home: 'GR',
    })
    expect(parsed.status === 'valid' && parsed.request.billingAddress).toMatchObject({
      region: 'GR-M',
      postalCode: '71306',
    })
  })

  it('requires the state where parcels need one, and accepts a foreign company number unchanged', () => {
    const countries = ['GR', 'US']
    const address = { ...billingAddress!, country: 'US', postalCode: '10001', region: null }
    const regionErrorsOf = (region: string | null) => {
      const input = orderInput({ billingAddress: { ...address, region } })
      const parsed = parseOrderInput(input, { pickup: false, countries, home: 'GR' })
      return parsed.status === 'refused'
        ? parsed.errors.map(({ code, field }) => `${code} ${field}`)
        : []
    }
    expect(regionErrorsOf(null)).toContain('REQUIRED billingAddress.region')
    expect(regionErrorsOf('US-ZZ')).toContain('INVALID billingAddress.region')
    expect(regionErrorsOf('US-NY').filter((error) => error.includes('region'))).toEqual([])
    const invoice = { companyName: 'Gas Inc.', businessActivity: 'Retail', vatNumber: '12-3456789' }
    const abroad = orderInput({
      billingAddress: { ...address, region: 'US-NY' },
      invoice: { ...invoice, taxOffice: null },
    })
    const parsed = parseOrderInput(abroad, { pickup: false, countries, home: 'GR' })
    const wrong = parsed.status === 'refused' ? parsed.errors.map(({ field }) => field) : []
    expect(wrong.filter((field) => field?.startsWith('invoice'))).toEqual([])
  })

  it('checks the VAT number of an invoice by the billing country', () => {
    const invoice = { companyName: 'ΑΕ', businessActivity: 'Εμπόριο', taxOffice: 'ΦΑΕ Αθηνών' }
    expect(fieldsOf({ invoice: { ...invoice, vatNumber: '090000045' } })).toEqual([])
    expect(fieldsOf({ invoice: { ...invoice, vatNumber: '090000044' } })).toEqual([
      'INVALID invoice.vatNumber',
    ])
    expect(fieldsOf({ invoice: { ...invoice, vatNumber: '' } })).toEqual([
      'REQUIRED invoice.vatNumber',
    ])
  })

  it('requires of companies what invoices of their country name, and drops the rest', () => {
    const invoice = { companyName: 'ΑΕ', businessActivity: 'Εμπόριο', vatNumber: '090000045' }
    expect(fieldsOf({ invoice })).toEqual(['REQUIRED invoice.taxOffice'])
    expect(fieldsOf({ invoice: { companyName: 'ΑΕ', vatNumber: '090000045' } })).toEqual([
      'REQUIRED invoice.businessActivity',
      'REQUIRED invoice.taxOffice',
    ])
    const berlin = { ...billingAddress!, country: 'DE', region: null, postalCode: '10115' }
    const german = { ...invoice, vatNumber: 'DE 136 695 976', taxOffice: '-' }
    const input = orderInput({ billingAddress: berlin, invoice: german })
    const parsed = parseOrderInput(input, {
      pickup: false,
      countries: ['GR', 'CY', 'DE', 'FR', 'IT'],
      home: 'GR',
    })
    expect(parsed.status === 'valid' && parsed.request.invoice).toMatchObject({
      vatNumber: 'DE136695976',
      businessActivity: null,
      taxOffice: null,
    })
  })

  it('takes a company of a country whose invoices name no more than name and VAT number', () => {
    const delft = { ...billingAddress!, country: 'NL', region: null, postalCode: '2611 AB' }
    const invoice = { companyName: 'Fietsen BV', vatNumber: 'NL 0044.95.445.B01' }
    const input = orderInput({ billingAddress: delft, invoice })
    const parsed = parseOrderInput(input, { pickup: false, countries: ['NL', 'BE'], home: 'NL' })
    expect(parsed.status === 'valid' && parsed.request.invoice).toEqual({
      companyName: 'Fietsen BV',
      businessActivity: null,
      vatNumber: 'NL004495445B01',
      taxOffice: null,
    })
  })

  it('rejects telephone numbers and keys that are none', () => {
    expect(fieldsOf({ contact: { ...contact, phone: '123' } })).toEqual(['INVALID contact.phone'])
    expect(fieldsOf({ contact: { ...contact, alternativePhone: 'x' } })).toEqual([
      'INVALID contact.alternativePhone',
    ])
    expect(fieldsOf({ contact: { ...contact, phone: '030 901820' } })).toEqual([])
    expect(fieldsOf({ idempotencyKey: 'short' })).toEqual(['INVALID idempotencyKey'])
  })
})
