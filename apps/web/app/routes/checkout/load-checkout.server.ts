import {
  CheckoutOptionsDocument,
  CheckoutReviewDocument,
  OrderAttemptDocument,
} from '@floga/api-client/operations'
import { redirect } from '@remix-run/node'
import type { LoaderFunctionArgs } from '@remix-run/node'

import { tenant } from '../../tenant/tenant.js'
import { readCart } from '../../wiring/answer-cart.server.js'
import type { CheckoutOptionsData, CheckoutReviewData } from '../../wiring/api-types.js'
import { readCartId } from '../../wiring/cart-cookie.server.js'
import type { ShopLoadContext } from '../../wiring/load-context.js'
import type { PageContext } from '../../wiring/page-context.server.js'
import { toCart } from '../../wiring/to-cart.js'
import { dropDraft, readDraft } from './checkout-draft.server.js'
import type { CheckoutDraft } from './checkout-draft.server.js'
import { prefillDraft } from './prefill-draft.server.js'

/** A checkout as it stands: what was typed, what can be chosen, what it would cost. */
export interface CheckoutState {
  draft: CheckoutDraft
  options: CheckoutOptionsData
  review: CheckoutReviewData
  cart: ReturnType<typeof toCart>
  shippingMethodId: string | null
  paymentMethodId: string | null
}

const kept = new WeakMap<ShopLoadContext, CheckoutState>()

/** Lets the page that answers a post stand as it was: the platform may not answer a second time. */
export function keepCheckout(context: ShopLoadContext, state: CheckoutState): void {
  kept.set(context, state)
}

/**
 * Loads the checkout of the visitor's cart.
 *
 * @throws {Response} To the receipt of an order that was placed already, to the cart when there is nothing to order.
 */
export async function loadCheckout(
  args: LoaderFunctionArgs,
  page: PageContext,
): Promise<CheckoutState> {
  const asItWas = kept.get(args.context)
  if (asItWas) return asItWas
  const { settings } = args.context
  const known = await readCartId(args.request, settings)
  if (!known) throw redirect(page.href('/shopping-cart'))
  const draft = await readDraft(args, known)
  await prefillDraft(draft, page)
  const { cart } = await readCart(args, page, '/checkout')
  if (!cart || cart.token) throw await leaveCheckout(page, draft, args)
  if (cart.totals.itemsCount === 0) throw redirect(page.href('/shopping-cart'))

  const delivery = deliveryOf(draft)
  const { checkoutOptions: options } = await page.api.query(CheckoutOptionsDocument, {
    cartId: cart.id,
    delivery,
  })
  if (!options) throw redirect(page.href('/shopping-cart'))
  const shippingMethodId = chosen(options.shippingMethods, draft.values['shippingMethodId'])
  const paymentMethodId = chosen(options.paymentMethods, draft.values['paymentMethodId'])
  const { checkoutReview } = await page.api.query(CheckoutReviewDocument, {
    cartId: cart.id,
    delivery,
    shippingMethodId,
    paymentMethodId,
  })
  if (!checkoutReview.review) throw redirect(page.href('/shopping-cart'))
  const { review } = checkoutReview
  return { draft, options, review, cart: toCart(review.cart), shippingMethodId, paymentMethodId }
}

/** The checkout for what was typed just now; null while the platform is away: the page then stays as it is. */
export async function loadWhatFits(
  args: LoaderFunctionArgs,
  page: PageContext,
): Promise<Omit<CheckoutState, 'draft'> | null> {
  try {
    const { draft: _, ...state } = await loadCheckout(args, page)
    return state
  } catch (refusal) {
    if (refusal instanceof Response && refusal.status === 503) return null
    throw refusal
  }
}

async function leaveCheckout(
  page: PageContext,
  { key }: CheckoutDraft,
  { context }: LoaderFunctionArgs,
): Promise<Response> {
  const { orderAttempt } = await page.api.query(OrderAttemptDocument, { idempotencyKey: key })
  if (!orderAttempt) return redirect(page.href('/shopping-cart'))
  return redirect(page.href(`/receipt/${orderAttempt.id}`), {
    headers: await finishedHeaders(context.settings),
  })
}

/** Forgets the draft: its order is placed. The finished cart is forgotten by the first page outside checkout. */
export async function finishedHeaders(
  settings: LoaderFunctionArgs['context']['settings'],
): Promise<Headers> {
  const headers = new Headers()
  headers.append('Set-Cookie', await dropDraft(settings))
  return headers
}

function deliveryOf({ values }: CheckoutDraft): {
  country: string
  region: string | null
  postalCode: string | null
} {
  const isBilling = values['shipToBilling'] === 'on' || !('shipping.country' in values)
  const prefix = isBilling ? 'billing' : 'shipping'
  return {
    country: values[`${prefix}.country`] || tenant.country,
    region: values[`${prefix}.region`] || null,
    postalCode: values[`${prefix}.postalCode`]?.replace(/\s/g, '') || null,
  }
}

function chosen(methods: readonly { id: string }[], id: string | undefined): string | null {
  return (methods.find((method) => method.id === id) ?? methods[0])?.id ?? null
}
