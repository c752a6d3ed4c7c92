import type { CheckoutPlaceOrderMutation } from '@floga/api-client/operations'

import type { FormUserError } from '../../../forms/sort-user-errors.js'
import type { Translate } from '../../../lib/create-storefront.js'

type PlatformError = CheckoutPlaceOrderMutation['checkoutPlaceOrder']['errors'][number]

/**
 * Maps the platform's errors to fields of the form, with the shop's own messages where it has them.
 */
export function toCheckoutErrors(
  errors: readonly PlatformError[],
  t: Translate,
  totals: { old: string; new: string | null },
): FormUserError[] {
  return errors.map((error) => {
    const field = error.field ? fieldName(error.field) : undefined
    return field ? { field, message: error.message } : { message: generalMessage(error, t, totals) }
  })
}

function generalMessage(
  { code, message }: PlatformError,
  t: Translate,
  totals: { old: string; new: string | null },
): string {
  switch (code) {
    case 'TOTAL_CHANGED':
      return t('checkout.totalChanged', { old: totals.old, new: totals.new ?? '' })
    case 'TERMS_CHANGED':
      return t('checkout.termsChanged')
    case 'NO_SHIPPING_METHODS':
    case 'SHIPPING_METHOD_UNAVAILABLE':
      return t('checkout.noShipping')
    case 'NO_PAYMENT_METHODS':
    case 'PAYMENT_METHOD_UNAVAILABLE':
      return t('checkout.noPayment')
    case 'HAZARD_NOT_SHIPPABLE':
      return t('checkout.hazard')
    case 'INSUFFICIENT_STOCK':
    case 'NOT_AVAILABLE':
    case 'PRICE_CHANGED':
      return `${message}. ${t('checkout.changedLines')}`
    case 'UNKNOWN':
      return t('checkout.processing')
    default:
      return message
  }
}

const prefixes: Record<string, string> = {
  contact: '',
  billingAddress: 'billing.',
  shippingAddress: 'shipping.',
  invoice: 'invoice.',
}
const wholeFields: Record<string, string> = {
  termsAccepted: 'terms',
  shippingMethodId: 'shippingMethodId',
  paymentMethodId: 'paymentMethodId',
  notes: 'notes',
}

const addressFields =
  'country address address2 postalCode city region company floor doorbell'.split(' ')

/** Fields of the form that can show an error. */
export const checkoutErrorFields: readonly string[] = [
  'email',
  'firstName',
  'lastName',
  'phone',
  'alternativePhone',
  ...['billing.', 'shipping.'].flatMap((prefix) => addressFields.map((name) => prefix + name)),
  ...['companyName', 'businessActivity', 'vatNumber', 'taxOffice'].map((name) => `invoice.${name}`),
  ...Object.values(wholeFields),
]

/** The form's name of a platform input field; undefined for other paths. */
function fieldName(path: string): string | undefined {
  const [head = '', ...rest] = path.replace(/^input\./, '').split('.')
  const prefix = prefixes[head]
  if (prefix !== undefined && rest.length > 0) return prefix + rest.join('.')
  return wholeFields[head]
}
