import * as v from 'valibot'
import type { UserError } from '../../../foundation/words/user-error.js'
import type { MessageKey } from '../../../foundation/words/shopper-messages.js'
import { checkAddress } from './check-address.js'
import { toFieldError } from './to-field-error.js'
import type {
  ContactInput,
  Invoice,
  OrderInput,
  OrderRequest,
  PostalAddress,
} from './order-request.js'
import { addressSchema } from './parse-address.js'
import { parsePhoneNumber } from './phone-number.js'
import { emailText, optionalLines, optionalText, requiredText } from './typed-text.js'
import { parseVatNumber } from './vat-number.js'

export type ParsedOrderInput =
  | { status: 'valid'; request: OrderRequest }
  | { status: 'refused'; errors: UserError[] }

/** Checks every field of an order and cleans it. Fields are named by their path, such as `contact.email`. */
export function parseOrderInput(input: OrderInput, options: { pickup: boolean }): ParsedOrderInput {
  const parsed = v.safeParse(orderSchema, input, { abortPipeEarly: true })
  if (!parsed.success) {
    const errors = parsed.issues.map(toFieldError)
    return { status: 'refused', errors: [...errors, ...missingBilling(input, options)] }
  }
  const errors = missingBilling(input, options)
  const { contact, invoice, ...rest } = parsed.output
  const billing = checkAddress(rest.billingAddress, 'billingAddress', errors)
  const shipping = checkAddress(rest.shippingAddress, 'shippingAddress', errors)
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
  contact: v.object({
    email: emailText,
    firstName: requiredText(100),
    lastName: requiredText(100),
    phone: requiredText(30),
    alternativePhone: optionalText(30),
  }),
  billingAddress: v.optional(v.nullable(addressSchema), null),
  shippingAddress: v.optional(v.nullable(addressSchema), null),
  invoice: v.optional(
    v.nullable(
      v.object({
        companyName: requiredText(200),
        businessActivity: requiredText(200),
        vatNumber: requiredText(30),
        taxOffice: optionalText(100),
      }),
    ),
    null,
  ),
  shippingMethodId: requiredText(40),
  paymentMethodId: requiredText(40),
  notes: optionalLines(1_000),
  expectedTotalMinor: v.pipe(v.number(), v.integer('INVALID')),
  termsVersion: requiredText(40),
  termsAccepted: v.boolean(),
})

function missingBilling(input: OrderInput, options: { pickup: boolean }): UserError[] {
  if (options.pickup || input.billingAddress) return []
  return ['address', 'city', 'postalCode', 'country'].map((name) => ({
    code: 'REQUIRED',
    field: `billingAddress.${name}`,
  }))
}

function checkPhone(
  contact: ContactInput,
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
  const vatNumber = parseVatNumber(country, invoice.vatNumber)
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
