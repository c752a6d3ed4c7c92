import { randomUUID } from 'node:crypto'
import type { Answer, CallPlatform } from './call-platform.js'
import { slugOf } from './trial-products.js'

/** What `CheckoutPlaceOrder` takes, as a shopper's browser would send it. */
export type OrderInput = Record<string, unknown> & {
  cartId: string
  idempotencyKey: string
  expectedTotalMinor: number
}

/** Pieces of a trial product that are left. */
export async function stockOf(call: CallPlatform, key: string): Promise<number> {
  const { data } = await call('Product', { where: { slug: slugOf(key) } })
  if (data === null) throw new Error(`The platform does not show the product ${key}.`)
  return data.variants[0].totalOnHand
}

/** The id by which a trial product is put into a cart. */
export async function variantOf(call: CallPlatform, key: string): Promise<string> {
  const { data } = await call('Product', { where: { slug: slugOf(key) } })
  if (data === null) throw new Error(`The platform does not show the product ${key}.`)
  return data.variants[0].id
}

/** A new cart with some pieces of one variant; returns its id. */
export async function fillCart(
  call: CallPlatform,
  variantId: string,
  quantity = 1,
): Promise<string> {
  const answer = await call('CartAddItem', { input: { cartId: null, variantId, quantity } })
  const cartId: unknown = answer.data?.cart?.id
  if (typeof cartId !== 'string') throw new Error(`No cart was made: status ${answer.status}.`)
  return cartId
}

/** What would be ordered from a cart: by courier to Athens, paid by bank transfer. */
export async function prepareOrder(
  call: CallPlatform,
  cartId: string,
  email = 'maria@example.gr',
): Promise<OrderInput> {
  const methods = { shippingMethodId: 'courier', paymentMethodId: 'bank-transfer' }
  const delivery = { country: 'GR', region: 'GR-I', postalCode: '10563' }
  const { data } = await call('CheckoutReview', { cartId, delivery, ...methods })
  if (!data?.review) throw new Error(`The cart ${cartId} cannot be reviewed.`)
  return {
    cartId,
    idempotencyKey: randomUUID(),
    ...methods,
    contact: { email, firstName: 'Μαρία', lastName: 'Παπαδοπούλου', phone: '2101234567' },
    billingAddress: {
      address: 'Ερμού 12',
      city: 'Αθήνα',
      country: 'GR',
      region: 'GR-I',
      postalCode: '10563',
    },
    expectedTotalMinor: data.review.totals.grand.amountMinor,
    termsVersion: data.review.termsVersion,
    termsAccepted: true,
  }
}

export function place(call: CallPlatform, input: object): Promise<Answer> {
  return call('CheckoutPlaceOrder', { input })
}

/** Codes of a refusal. */
export function refusalCodes({ data }: Answer): string[] {
  const errors: { code: string }[] = data?.errors ?? []
  return errors.map(({ code }) => code)
}
