import type { CheckoutOptionsData } from '../../wiring/api/api-types.js'

/** What was filled in and chosen, in words, part by part; null for what is still missing. */
export interface CheckoutFacts {
  contact: string | null
  /** Where it goes; null as well for goods that are fetched. */
  address: string | null
  delivery: string | null
  payment: string | null
}

export interface CheckoutFactsOptions {
  options: Pick<CheckoutOptionsData, 'countries' | 'shippingMethods' | 'paymentMethods'>
  shippingMethodId: string | null
  paymentMethodId: string | null
}

/** Puts a completed form into the words in which its shopper looks it over. */
export function checkoutFacts(
  completed: FormData,
  { options, shippingMethodId, paymentMethodId }: CheckoutFactsOptions,
): CheckoutFacts {
  const read = (name: string): string => {
    const value = completed.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const shipping = options.shippingMethods.find(({ id }) => id === shippingMethodId)
  const payment = options.paymentMethods.find(({ id }) => id === paymentMethodId)
  const company = read('document') === 'invoice' ? read('invoice.companyName') : ''
  const prefix = read('shipToBilling') === 'on' ? 'billing' : 'shipping'
  const country = options.countries.find(({ code }) => code === read(`${prefix}.country`))
  const place = [read(`${prefix}.postalCode`), read(`${prefix}.city`)]
  const street = read(`${prefix}.address`)
  return {
    contact: inWords([
      [read('firstName'), read('lastName')].filter(Boolean).join(' '),
      read('email'),
      read('phone'),
    ]),
    address:
      street === '' || shipping?.kind === 'PICKUP'
        ? null
        : inWords([
            street,
            read(`${prefix}.address2`),
            place.filter(Boolean).join(' '),
            country?.name ?? '',
          ]),
    delivery: shipping?.name ?? null,
    payment: payment ? inWords([payment.name, company]) : null,
  }
}

function inWords(words: readonly string[]): string | null {
  return words.filter(Boolean).join(', ') || null
}
