import { randomUUID } from 'node:crypto'
import {
  CheckoutOptionsDocument,
  CheckoutPlaceOrderDocument,
  CheckoutReviewDocument,
  OrderDocument,
} from '@floga/api-client/operations'
import type { CheckoutOptionsQuery, CheckoutReviewQuery } from '@floga/api-client/operations'
import { redirect } from '@remix-run/node'

import { readCart } from './change-cart.js'
import type { ShopRequest } from './open-request.js'

type Review = NonNullable<CheckoutReviewQuery['checkoutReview']['review']>
type Country = NonNullable<CheckoutOptionsQuery['checkoutOptions']>['countries'][number]

/** The cart as it would be ordered now: by the first way to deliver and to pay that the platform names. @throws {Response} A redirect from an empty cart. */
async function reviewCart(shop: ShopRequest): Promise<Review & { country: Country | null }> {
  const cart = await readCart(shop)
  if (!cart || cart.data.lines.length === 0) throw redirect(shop.href('/shopping-cart'))
  const delivery = { country: countryOf(shop) }
  const { checkoutOptions } = await shop.query(CheckoutOptionsDocument, {
    cartId: cart.id,
    delivery,
  })
  const [shipping] = checkoutOptions?.shippingMethods ?? []
  const [payment] = checkoutOptions?.paymentMethods ?? []
  const { checkoutReview } = await shop.query(CheckoutReviewDocument, {
    cartId: cart.id,
    delivery,
    shippingMethodId: shipping?.id ?? null,
    paymentMethodId: payment?.id ?? null,
  })
  if (!checkoutReview.review) throw new Response(null, { status: 503 })
  const country = checkoutOptions?.countries.find(({ code }) => code === delivery.country) ?? null
  return { ...checkoutReview.review, country }
}

/** The one country that the guest checkout delivers to. */
function countryOf({ shop: { id, country } }: ShopRequest): string {
  if (country) return country
  throw new Error(`The shop '${id}' has no country. Pass one to createStorefront().`)
}

/** The checkout of a guest, as its page shows it. @throws {Response} A redirect from an empty cart. */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the view takes its type
export async function loadCheckout(shop: ShopRequest) {
  const { cart: _cart, ...review } = await reviewCart(shop)
  const meta = shop.meta({ title: shop.t('checkout.title'), noindex: true })
  return { ...review, meta, orderKey: randomUUID() }
}

/**
 * Places the order of the checkout's form. @throws {Response} A redirect to the receipt, once it is
 * placed.
 */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the view takes its type
export async function postCheckout(shop: ShopRequest, request: Request) {
  const form = await request.formData()
  const read = (name: string): string => String(form.get(name) ?? '').trim()
  const { cart, shippingMethod, paymentMethod } = await reviewCart(shop)
  const { checkoutPlaceOrder: placed } = await shop.mutate(CheckoutPlaceOrderDocument, {
    input: {
      cartId: cart.id,
      idempotencyKey: read('orderKey'),
      contact: {
        firstName: read('contact.firstName'),
        lastName: read('contact.lastName'),
        email: read('contact.email'),
        phone: read('contact.phone'),
      },
      billingAddress: {
        country: countryOf(shop),
        address: read('billingAddress.address'),
        city: read('billingAddress.city'),
        postalCode: read('billingAddress.postalCode'),
        region: read('billingAddress.region') || null,
      },
      shippingMethodId: shippingMethod?.id ?? '',
      paymentMethodId: paymentMethod?.id ?? '',
      expectedTotalMinor: Number(read('total')) || 0,
      termsVersion: read('termsVersion'),
      termsAccepted: read('termsAccepted') === 'on',
    },
  })
  if (placed.order) {
    const headers = await shop.keepCart(null)
    throw redirect(shop.href(`/receipt/${placed.order.id}`), { headers })
  }
  return { errors: placed.errors, orderKey: read('orderKey'), read: Object.fromEntries(form) }
}

/** A placed order, as its page shows it. @throws {Response} 404 for none. */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the view takes its type
export async function loadReceipt({ query, meta, t }: ShopRequest, id: string) {
  const { order } = await query(OrderDocument, { id })
  if (!order) throw new Response(null, { status: 404 })
  return { order, meta: meta({ title: t('receipt.title'), noindex: true }) }
}
