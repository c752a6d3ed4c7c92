import {
  CheckoutOptionsDocument,
  CheckoutReviewDocument,
  OrderAttemptDocument,
  TenantSettingsDocument,
} from '@floga/api-client/operations'
import { cleanPostalCode } from '@floga/platform-contract/input-rules'
import { redirect } from '@remix-run/node'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { readCart } from '../../cart/server/read-cart.server.js'
import { saveSharingEnd } from '../../cart/server/return-to-own-cart.server.js'
import type { CheckoutOptionsData, CheckoutReviewData } from '../../../request/api/api-types.js'
import { readCartId } from '../../cart/server/cart-cookies.server.js'
import type { PageContext } from '../../../request/page-context.server.js'
import { toCart } from '../../cart/server/to-cart.server.js'
import { checkoutDraftCookie, readDraft } from '../values/checkout-draft.server.js'
import type { CheckoutDraft } from '../values/checkout-draft.server.js'
import { lockForOrder } from './lock-for-order.server.js'
import { loadMember, noMember } from './load-member.server.js'
import type { CheckoutMember } from './load-member.server.js'
import { withRegions, withSavedAddresses } from '../values/complete-form.js'
import { paymentsGoingWith } from '../values/payments-going-with.js'
import { prefillDraft } from '../values/prefill-draft.js'

/** State of a checkout: typed values, options, totals. */
export interface CheckoutState {
  draft: CheckoutDraft
  options: CheckoutOptionsData
  review: CheckoutReviewData
  cart: ReturnType<typeof toCart>
  shippingMethodId: string | null
  paymentMethodId: string | null
  member: CheckoutMember
}

/**
 * Loads the checkout of the visitor's cart.
 *
 * @throws {Response} To the receipt of an order that was placed already, to the cart when there is
 * nothing to order.
 */
export async function loadCheckout(
  args: LoaderFunctionArgs,
  page: PageContext,
): Promise<CheckoutState> {
  const { context } = args
  const known = await readCartId(args.request, context)
  if (!known) throw redirect(page.href('/shopping-cart'))
  const draft = await readDraft(args, known)
  const member = await loadMember(page)
  const { addresses, savedCards } = member ?? noMember
  const { cart, sharingOver } = await readCart(args, page, '/checkout')
  if (sharingOver) {
    await saveSharingEnd(args, sharingOver)
    throw redirect(page.href('/shopping-cart'))
  }
  // A completed cart contains its order, even after its draft was deleted.
  if (cart?.token) throw await toReceipt(page, cart.token, args)
  if (!cart) throw await leaveCheckout(page, draft, args)
  if (cart.totals.itemsCount === 0) throw redirect(page.href('/shopping-cart'))
  if (cart.sharing) await lockForOrder(args.request, page, { cartId: known, sharing: cart.sharing })
  draft.values = prefillDraft(draft.values, member, cart.address)

  const typed = withSavedAddresses(draft.values, addresses)
  const delivery = await deliveryOf(typed, page)
  const business = await businessOf(typed, page)
  const { checkoutOptions: options } = await page.api.query(CheckoutOptionsDocument, {
    cartId: known,
    delivery,
    business,
  })
  // The cart was ordered since it was read: a double click follows the first.
  if (!options) throw await leaveCheckout(page, draft, args)
  draft.values = withRegions(draft.values, options.countries)
  const shippingMethodId = chosen(
    options.shippingMethods,
    draft.values['shippingMethodId'],
    // Pick-up must be an explicit choice.
    ({ kind }) => kind !== 'PICKUP',
  )
  const payments = paymentsGoingWith(options, shippingMethodId)
  // How to pay must be an explicit choice: a proposed one would be posted with the whole form, and
  // the section would pass for completed before it was seen.
  const paymentMethodId = chosen(payments, draft.values['paymentMethodId'], () => false)
  const { checkoutReview } = await page.api.query(CheckoutReviewDocument, {
    cartId: known,
    delivery,
    shippingMethodId,
    paymentMethodId,
    business,
  })
  if (!checkoutReview.review) throw await leaveCheckout(page, draft, args)
  const { review } = checkoutReview
  return {
    draft,
    options,
    review,
    cart: toCart(page.shop, review.cart),
    shippingMethodId,
    paymentMethodId,
    member: { addresses, savedCards },
  }
}

/**
 * Loads the checkout for the typed values; null while the platform is unavailable, or if the cart
 * has been ordered: the page then stays unchanged, and its order redirects.
 */
export async function loadWhatFits(
  args: LoaderFunctionArgs,
  page: PageContext,
): Promise<Omit<CheckoutState, 'draft'> | null> {
  try {
    const { draft: _, ...state } = await loadCheckout(args, page)
    return state
  } catch (thrown) {
    if (thrown instanceof Response) return null
    throw thrown
  }
}

async function leaveCheckout(
  page: PageContext,
  { key }: CheckoutDraft,
  args: LoaderFunctionArgs,
): Promise<Response> {
  const { orderAttempt } = await page.api.query(OrderAttemptDocument, { idempotencyKey: key })
  if (!orderAttempt) return redirect(page.href('/shopping-cart'))
  return toReceipt(page, orderAttempt.id, args)
}

async function toReceipt(
  page: PageContext,
  orderId: string,
  { context }: LoaderFunctionArgs,
): Promise<Response> {
  return redirect(page.href(`/receipt/${orderId}`), {
    headers: await finishedHeaders(context),
  })
}

/**
 * Forgets the draft: its order is placed. The finished cart is forgotten by the first page outside
 * checkout.
 */
export async function finishedHeaders(context: LoaderFunctionArgs['context']): Promise<Headers> {
  const headers = new Headers()
  headers.append('Set-Cookie', await checkoutDraftCookie.erase(context))
  return headers
}

/**
 * The order's country and postal code, as far as entered; the tenant's own country until another is
 * selected.
 */
async function deliveryOf(
  values: Readonly<Record<string, string>>,
  page: PageContext,
): Promise<{ country: string; region: string | null; postalCode: string | null }> {
  const isBilling = values['shipToBilling'] === 'on' || !values['shipping.country']
  const prefix = isBilling ? 'billing' : 'shipping'
  return {
    country: values[`${prefix}.country`] || (await ownCountry(page)),
    region: values[`${prefix}.region`] || null,
    postalCode: cleanPostalCode(values[`${prefix}.postalCode`] ?? '') || null,
  }
}

/** The company that an invoice is for, as far as it is typed. */
async function businessOf(
  values: Readonly<Record<string, string>>,
  page: PageContext,
): Promise<{ country: string; vatNumber: string } | null> {
  const vatNumber = values['invoice.vatNumber']
  if (values['document'] !== 'invoice' || !vatNumber) return null
  return { country: values['billing.country'] || (await ownCountry(page)), vatNumber }
}

async function ownCountry({ api }: PageContext): Promise<string> {
  const { tenantSettings } = await api.query(TenantSettingsDocument, {})
  return tenantSettings.country
}

/** Returns the selected method if offered, else the first that may be preselected. */
function chosen<Method extends { id: string }>(
  methods: readonly Method[],
  id: string | undefined,
  isChosenFor: (method: Method) => boolean,
): string | null {
  return (methods.find((method) => method.id === id) ?? methods.find(isChosenFor))?.id ?? null
}

/** A checkout as its page shows it: without the key under which the order will be placed. */
export type CheckoutView = Omit<CheckoutState, 'draft'> & {
  /** Typed values by field name. */
  values: Record<string, string>
}

/** Response to saving a draft: options that match it. */
export interface SavedCheckout {
  /** Null while the platform is unavailable. */
  state: Partial<CheckoutView> | null
}
