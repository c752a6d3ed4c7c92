import type { CheckoutPlaceOrderMutation } from '@floga/api-client/operations'

import type { Translate } from '../../wiring/messages.js'

type PlatformError = CheckoutPlaceOrderMutation['checkoutPlaceOrder']['errors'][number]

/** A refused order, told where it belongs: beside fields, or above the whole. */
export interface Refusal {
  /** Messages by field name of the form. */
  fields: Record<string, string[]>
  /** Messages above the form. */
  general: string[]
}

/** Sorts what the platform refused by the field it belongs to. */
export function toRefusal(
  errors: readonly PlatformError[],
  t: Translate,
  totals: { old: string; new: string | null },
): Refusal {
  const refusal: Refusal = { fields: {}, general: [] }
  for (const error of errors) {
    const name = error.field && fieldName(error.field)
    if (name) (refusal.fields[name] ??= []).push(error.message)
    else refusal.general.push(generalMessage(error, t, totals))
  }
  return { ...refusal, general: [...new Set(refusal.general)] }
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
      return `${message} ${t('checkout.changedLines')}`
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

/** The form's name for a field of the platform's input; undefined for what is no field. */
function fieldName(path: string): string | undefined {
  const [head = '', ...rest] = path.replace(/^input\./, '').split('.')
  const prefix = prefixes[head]
  if (prefix !== undefined && rest.length > 0) return prefix + rest.join('.')
  return wholeFields[head]
}
