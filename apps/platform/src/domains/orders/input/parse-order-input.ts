import * as v from 'valibot'
import type { Invoice, OrderRequest } from './order-request.js'
import { invoiceFields } from './invoice-fields.js'
import { checkAddress } from './parse-address.js'
import { cleanPhoneNumber } from './phone-number.js'
import { hasKnownVatNumbers, parseVatNumber, vatNumberCountry } from './vat-number.js'
import { inputRules, parseInput } from '../../../foundation/messages/parse-input.js'
import type { MessageKey } from '../../../foundation/messages/messages.js'
import type { UserError } from '../../../foundation/messages/user-error.js'
import type { PlaceOrderInput } from '../../../foundation/generated/contract-types.js'

export type ParsedOrderInput =
  | { status: 'valid'; request: OrderRequest }
  | { status: 'refused'; errors: UserError[] }

export interface ParseOrderOptions {
  pickup: boolean
  /** Countries that the shop delivers to. */
  countries: readonly string[]
  /** The shop's own: goods that are fetched need no address, and their invoice is one of it. */
  home: string
}

/**
 * Checks every field of an order and cleans it. Fields are named by their path, such as
 * `contact.email`.
 */
export function parseOrderInput(
  input: PlaceOrderInput,
  options: ParseOrderOptions,
): ParsedOrderInput {
  const parsed = parseInput(orderSchema, input)
  if (parsed.status === 'refused') {
    return { status: 'refused', errors: [...parsed.errors, ...missingBilling(input, options)] }
  }
  const errors = missingBilling(input, options)
  const { countries, home } = options
  const { contact, invoice, ...rest } = parsed.output
  const billing = checkAddress(rest.billingAddress, 'billingAddress', { countries, errors })
  const shipping = checkAddress(rest.shippingAddress, 'shippingAddress', { countries, errors })
  const country = (billing ?? shipping)?.country ?? home
  const request: OrderRequest = {
    ...rest,
    contact: {
      ...contact,
      phone: cleanPhoneNumber(country, contact.phone),
      alternativePhone:
        contact.alternativePhone && cleanPhoneNumber(country, contact.alternativePhone),
    },
    billingAddress: billing,
    shippingAddress: shipping,
    invoice: invoice && checkInvoice(invoice, billing?.country ?? home, errors),
  }
  return errors.length > 0 ? { status: 'refused', errors } : { status: 'valid', request }
}

const orderSchema = v.object({
  cartId: v.string(),
  idempotencyKey: v.pipe(v.string(), v.regex(/^[\w.:-]{16,100}$/, 'INVALID')),
  contact: v.object(inputRules.contact),
  billingAddress: v.optional(v.nullable(v.object(inputRules.address)), null),
  shippingAddress: v.optional(v.nullable(v.object(inputRules.address)), null),
  invoice: v.optional(v.nullable(v.object(inputRules.invoice)), null),
  ...inputRules.order,
  expectedTotalMinor: v.pipe(v.number(), v.integer('INVALID')),
  termsAccepted: v.boolean(),
})

function missingBilling(input: PlaceOrderInput, options: { pickup: boolean }): UserError[] {
  if (options.pickup || input.billingAddress) return []
  return ['address', 'city', 'postalCode', 'country'].map((name) => ({
    code: 'REQUIRED',
    field: `billingAddress.${name}`,
  }))
}

function checkInvoice(invoice: Invoice, country: string, errors: UserError[]): Invoice {
  const numberCountry = vatNumberCountry(country, invoice.vatNumber)
  const vatNumber = hasKnownVatNumbers(numberCountry)
    ? parseVatNumber(numberCountry, invoice.vatNumber)
    : invoice.vatNumber
  if (vatNumber === undefined) errors.push(invalid('invoice.vatNumber', 'vatNumber'))
  const named = invoiceFields(country)
  const businessActivity = named.includes('BUSINESS_ACTIVITY') ? invoice.businessActivity : null
  const taxOffice = named.includes('TAX_OFFICE') ? invoice.taxOffice : null
  if (named.includes('BUSINESS_ACTIVITY') && businessActivity === null) {
    errors.push({ code: 'REQUIRED', field: 'invoice.businessActivity' })
  }
  if (named.includes('TAX_OFFICE') && taxOffice === null) {
    errors.push({ code: 'REQUIRED', field: 'invoice.taxOffice' })
  }
  return { ...invoice, businessActivity, vatNumber: vatNumber ?? '', taxOffice }
}

function invalid(field: string, reason: MessageKey): UserError {
  return { code: 'INVALID', field, reason }
}
