import { randomUUID } from 'node:crypto'
import {
  CheckoutOptionsDocument,
  CheckoutPlaceOrderDocument,
  CheckoutReviewDocument,
} from '@floga/api-client/operations'
import type {
  CheckoutOptionsQuery,
  CheckoutPlaceOrderMutation,
  CheckoutReviewQuery,
} from '@floga/api-client/operations'
import { redirect } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'

import { unavailable } from '../../request/api/responses.server.js'
import type { PageContext } from '../../request/page-context.server.js'
import { readFormData } from '../../request/read-form-data.server.js'
import { readCartId } from '../cart/server/cart-cookies.server.js'

type Review = NonNullable<CheckoutReviewQuery['checkoutReview']['review']>
type Country = NonNullable<CheckoutOptionsQuery['checkoutOptions']>['countries'][number]

/** What the page of the checkout shows. */
export interface GuestCheckout {
  totals: Review['totals']
  shippingMethod: Review['shippingMethod']
  paymentMethod: Review['paymentMethod']
  termsVersion: Review['termsVersion']
  country: Country | null
  /** The idempotency key of the order. */
  orderKey: string
}

/** Why an order was not placed, with the form as it was sent. */
export interface RefusedOrder {
  errors: CheckoutPlaceOrderMutation['checkoutPlaceOrder']['errors']
  orderKey: string
  read: Record<string, string>
}

/** The cart as it would be ordered now. @throws {Response} A redirect from an empty cart. */
export async function loadGuestCheckout(
  args: LoaderFunctionArgs,
  page: PageContext,
): Promise<GuestCheckout> {
  const { totals, shippingMethod, paymentMethod, termsVersion, country } = await reviewCart(
    args,
    page,
  )
  return {
    totals,
    shippingMethod,
    paymentMethod,
    termsVersion,
    country,
    orderKey: randomUUID(),
  }
}

/**
 * Places the order of the checkout's form. @throws {Response} A redirect to the receipt, once it is
 * placed.
 */
export async function placeGuestOrder(
  args: ActionFunctionArgs,
  page: PageContext,
): Promise<RefusedOrder> {
  const form = await readFormData(args.request)
  const read = (name: string): string => String(form.get(name) ?? '').trim()
  const { cartId, shippingMethod, paymentMethod } = await reviewCart(args, page)
  const { checkoutPlaceOrder: placed } = await page.api.mutate(CheckoutPlaceOrderDocument, {
    input: {
      cartId,
      idempotencyKey: read('orderKey'),
      contact: {
        firstName: read('contact.firstName'),
        lastName: read('contact.lastName'),
        email: read('contact.email'),
        phone: read('contact.phone'),
      },
      billingAddress: {
        country: countryOf(page),
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
  // The first page outside of the checkout continues with the cart's successor.
  if (placed.order) throw redirect(page.href(`/receipt/${placed.order.id}`), 303)
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { errors: placed.errors, orderKey: read('orderKey'), read: Object.fromEntries(texts) }
}

async function reviewCart(
  { request, context }: LoaderFunctionArgs,
  page: PageContext,
): Promise<Review & { cartId: string; country: Country | null }> {
  const { api, href } = page
  const cartId = await readCartId(request, context)
  if (!cartId) throw redirect(href('/shopping-cart'))
  const delivery = { country: countryOf(page) }
  const { checkoutOptions } = await api.query(CheckoutOptionsDocument, { cartId, delivery })
  const [shipping] = checkoutOptions?.shippingMethods ?? []
  // Nothing leads from here to a provider's page.
  const payment = checkoutOptions?.paymentMethods.find(({ form }) => form === 'NONE')
  const { checkoutReview } = await api.query(CheckoutReviewDocument, {
    cartId,
    delivery,
    shippingMethodId: shipping?.id ?? null,
    paymentMethodId: payment?.id ?? null,
  })
  const { review } = checkoutReview
  if (!review) throw checkoutOptions ? unavailable() : redirect(href('/shopping-cart'))
  if (review.cart.data.lines.length === 0) throw redirect(href('/shopping-cart'))
  const country = checkoutOptions?.countries.find(({ code }) => code === delivery.country) ?? null
  return { ...review, cartId, country }
}

/** The one country that the checkout delivers to. */
function countryOf({ shop: { id, country } }: PageContext): string {
  if (country) return country
  throw new Error(`The shop '${id}' has no country. Pass one to createStorefront().`)
}
