import * as v from 'valibot'
import type { Invoice, OrderRequest, PostalAddress } from './order-request.js'
import { checkAddress } from './parse-address.js'
import { parsePhoneNumber } from './phone-number.js'
import { hasKnownVatNumbers, parseVatNumber, vatNumberCountry } from './vat-number.js'
import { inputRules, parseInput } from '../../../foundation/words/parse-input.js'
import type { MessageKey } from '../../../foundation/words/shopper-messages.js'
import type { UserError } from '../../../foundation/words/user-error.js'
import type {
  CheckoutContactInput,
  PlaceOrderInput,
} from '../../../foundation/generated/contract-types.js'

export type ParsedOrderInput =
  | { status: 'valid'; request: OrderRequest }
  | { status: 'refused'; errors: UserError[] }

export interface ParseOrderOptions {
  pickup: boolean
  /** Countries that the shop delivers to; the first is its own. */
  countries: readonly string[]
}

/** Checks every field of an order and cleans it. Fields are named by their path, such as `contact.email`. */
export function parseOrderInput(
  input: PlaceOrderInput,
  options: ParseOrderOptions,
): ParsedOrderInput {
  const parsed = parseInput(orderSchema, input)
  if (parsed.status === 'refused') {
    return { status: 'refused', errors: [...parsed.errors, ...missingBilling(input, options)] }
  }
  const errors = missingBilling(input, options)
  const { countries } = options
  const { contact, invoice, ...rest } = parsed.output
  const billing = checkAddress(rest.billingAddress, 'billingAddress', { countries, errors })
  const shipping = checkAddress(rest.shippingAddress, 'shippingAddress', { countries, errors })
  const country = (billing ?? shipping)?.country ?? 'GR'
  const request: OrderRequest = {
    ...rest,
    contact: {
      ...contact,
      phone: checkPhone(contact, 'phone', country, errors),
      alternativePhone: contact.alternativePhone
        ? checkPhone(contact, 'alternativePhone', country, errors)
        : null,
    },
    billingAddress: billing,
    shippingAddress: shipping,
    invoice: invoice && checkInvoice(invoice, billing, errors),
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

function checkPhone(
  contact: CheckoutContactInput,
  name: 'phone' | 'alternativePhone',
  country: string,
  errors: UserError[],
): string {
  const phone = parsePhoneNumber(country, contact[name] ?? '')
  if (phone === undefined) errors.push(invalid(`contact.${name}`, 'phone'))
  return phone ?? ''
}

/** Goods that are fetched need no address: their invoice is a Greek one. */
function checkInvoice(
  invoice: Invoice,
  billing: PostalAddress | null,
  errors: UserError[],
): Invoice {
  const country = billing?.country ?? 'GR'
  const numberCountry = vatNumberCountry(country, invoice.vatNumber)
  const vatNumber = hasKnownVatNumbers(numberCountry)
    ? parseVatNumber(numberCountry, invoice.vatNumber)
    : invoice.vatNumber
  if (vatNumber === undefined) errors.push(invalid('invoice.vatNumber', 'vatNumber'))
  const taxOffice = country === 'GR' ? invoice.taxOffice : null
  if (country === 'GR' && taxOffice === null) {
    errors.push({ code: 'REQUIRED', field: 'invoice.taxOffice' })
  }
  return { ...invoice, vatNumber: vatNumber ?? '', taxOffice }
}

function invalid(field: string, reason: MessageKey): UserError {
  return { code: 'INVALID', field, reason }
}
