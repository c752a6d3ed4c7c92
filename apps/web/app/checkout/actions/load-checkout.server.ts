import {
  CheckoutOptionsDocument,
  CheckoutReviewDocument,
  OrderAttemptDocument,
  TenantSettingsDocument,
} from '@floga/api-client/operations'
import { redirect } from '@remix-run/node'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { readCart } from '../../wiring/cart/answer-cart.server.js'
import type { CheckoutOptionsData, CheckoutReviewData } from '../../wiring/api/api-types.js'
import { readCartId } from '../../wiring/cart/cart-cookies.server.js'
import type { PageContext } from '../../wiring/request/page-context.server.js'
import { toCart } from '../../wiring/cart/to-cart.server.js'
import { checkoutDraftCookie, readDraft } from '../values/checkout-draft.server.js'
import type { CheckoutDraft } from '../values/checkout-draft.server.js'
import { lockForOrder } from './lock-for-order.server.js'
import { loadMember, noMember } from './load-member.server.js'
import type { CheckoutMember } from './load-member.server.js'
import { withRegions, withSavedAddresses } from '../values/complete-form.js'
import { paymentsGoingWith } from '../values/payments-going-with.js'
import { prefillDraft } from '../values/prefill-draft.js'

/** A checkout as it stands: what was typed, what can be chosen, what it would cost. */
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
 * @throws {Response} To the receipt of an order that was placed already, to the cart when there is nothing to order.
 */
export async function loadCheckout(
  args: LoaderFunctionArgs,
  page: PageContext,
): Promise<CheckoutState> {
  const { settings } = args.context
  const known = await readCartId(args.request, settings)
  if (!known) throw redirect(page.href('/shopping-cart'))
  const draft = await readDraft(args, known)
  const member = await loadMember(page)
  const { addresses, savedCards } = member ?? noMember
  const { cart } = await readCart(args, page, '/checkout')
  // A finished cart names its order, also once its draft is gone.
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
  // The cart was ordered since it was read: whoever pressed twice follows the first press.
  if (!options) throw await leaveCheckout(page, draft, args)
  draft.values = withRegions(draft.values, options.countries)
  const shippingMethodId = chosen(
    options.shippingMethods,
    draft.values['shippingMethodId'],
    // Nobody is sent to the shop without having said so.
    ({ kind }) => kind !== 'PICKUP',
  )
  const payments = paymentsGoingWith(options, shippingMethodId)
  const paymentMethodId = chosen(payments, draft.values['paymentMethodId'])
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
    cart: toCart(review.cart),
    shippingMethodId,
    paymentMethodId,
    member: { addresses, savedCards },
  }
}

/**
 * The checkout for what was typed just now; null while the platform is away, or where the cart was ordered meanwhile: the
 * page then stays as it is, and its order leads on.
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
    headers: await finishedHeaders(context.settings),
  })
}

/** Forgets the draft: its order is placed. The finished cart is forgotten by the first page outside checkout. */
export async function finishedHeaders(
  settings: LoaderFunctionArgs['context']['settings'],
): Promise<Headers> {
  const headers = new Headers()
  headers.append('Set-Cookie', await checkoutDraftCookie.erase(settings))
  return headers
}

/** Where the order goes, as far as it is typed: to the tenant's own country until another is chosen. */
async function deliveryOf(
  values: Readonly<Record<string, string>>,
  page: PageContext,
): Promise<{ country: string; region: string | null; postalCode: string | null }> {
  const isBilling = values['shipToBilling'] === 'on' || !values['shipping.country']
  const prefix = isBilling ? 'billing' : 'shipping'
  return {
    country: values[`${prefix}.country`] || (await ownCountry(page)),
    region: values[`${prefix}.region`] || null,
    postalCode: values[`${prefix}.postalCode`]?.replace(/\s/g, '') || null,
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

/** What was chosen where it is offered, else the first that may be chosen for the shopper. */
function chosen<Method extends { id: string }>(
  methods: readonly Method[],
  id: string | undefined,
  isChosenFor: (method: Method) => boolean = () => true,
): string | null {
  return (methods.find((method) => method.id === id) ?? methods.find(isChosenFor))?.id ?? null
}

/** A checkout as its page shows it: without the key under which the order will be placed. */
export type CheckoutView = Omit<CheckoutState, 'draft'> & {
  /** What was typed so far, by field name. */
  values: Record<string, string>
}

/** What the page learns of a draft that was kept while one types: what fits it. */
export interface SavedCheckout {
  /** Null while the platform is away. */
  state: Partial<CheckoutView> | null
}
