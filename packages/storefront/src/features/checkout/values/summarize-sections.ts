import { formatPostalCode } from '@floga/platform-contract/input-rules'

import { readablePhone } from '../../../components/contact/readable-phone.js'
import type { CheckoutOptionsData } from '../../../request/api/api-types.js'

/** Localized summary of the values by section; null for missing ones. */
export interface SectionSummaries {
  contact: string | null
  /** The delivery address; null for pickup. */
  address: string | null
  delivery: string | null
  payment: string | null
}

export interface SummarizeSectionsOptions {
  options: Pick<CheckoutOptionsData, 'countries' | 'shippingMethods' | 'paymentMethods'>
  shippingMethodId: string | null
  paymentMethodId: string | null
}

/** Localizes a completed form for review. */
export function summarizeSections(
  completed: FormData,
  { options, shippingMethodId, paymentMethodId }: SummarizeSectionsOptions,
): SectionSummaries {
  const read = (name: string): string => {
    const value = completed.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const shipping = options.shippingMethods.find(({ id }) => id === shippingMethodId)
  const payment = options.paymentMethods.find(({ id }) => id === paymentMethodId)
  const company = read('document') === 'invoice' ? read('invoice.companyName') : ''
  const prefix = read('shipToBilling') === 'on' ? 'billing' : 'shipping'
  const countryCode = read(`${prefix}.country`)
  const country = options.countries.find(({ code }) => code === countryCode)
  const postalCode = formatPostalCode(countryCode, read(`${prefix}.postalCode`))
  const place = [postalCode, read(`${prefix}.city`)]
  const street = read(`${prefix}.address`)
  return {
    contact: localize([
      [read('firstName'), read('lastName')].filter(Boolean).join(' '),
      read('email'),
      ...[read('phone'), read('alternativePhone')].map(readablePhone),
    ]),
    address:
      street === '' || shipping?.kind === 'PICKUP'
        ? null
        : localize([
            street,
            read(`${prefix}.address2`),
            place.filter(Boolean).join(' '),
            country?.name ?? '',
          ]),
    delivery: shipping?.name ?? null,
    payment: payment ? localize([payment.name, company]) : null,
  }
}

function localize(texts: readonly string[]): string | null {
  return texts.filter(Boolean).join(', ') || null
}
