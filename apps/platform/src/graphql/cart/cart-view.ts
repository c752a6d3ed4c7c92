import type { CartLineIssue, CartLineRecord } from '../../domains/cart/cart-lines.js'
import type { CartRecord } from '../../domains/cart/read-cart.js'
import { findLineIssues } from '../../domains/cart/cart-lines.js'
import type { Transaction } from '../../foundation/database/database.js'
import type { SharedCartState } from '../../foundation/generated/contract-types.js'
import type { Messages } from '../../foundation/messages/messages.js'
import { toUserErrorView } from '../../foundation/messages/user-error.js'
import {
  offerCheckout,
  toPricedParcel,
  toCheckoutRules,
  toTotalsView,
} from '../../domains/orders/placing/price-cart.js'
import type { CheckoutOffer } from '../../domains/orders/placing/price-cart.js'
import { formatMoney } from '../../foundation/pricing/format-money.js'
import { evaluateCoupon } from '../../foundation/pricing/coupons/evaluate-coupon.js'
import type { CouponResult } from '../../foundation/pricing/coupons/evaluate-coupon.js'
import type { VatCharge } from '../../foundation/pricing/vat-rules.js'
import { toOrderVat } from '../../domains/orders/vat/order-vat.js'
import type { Business } from '../../domains/orders/vat/order-vat.js'
import { chargeCart, chargeQuote, vatOf } from '../../domains/orders/placing/charge-cart.js'
import { estimateGoods } from '../../domains/orders/placing/estimate-delivery.js'
import { noCourierText } from '../../domains/orders/placing/no-courier-text.js'
import { isDelivery, toShippingView } from '../../domains/orders/placing/quote-shipping.js'
import type { Destination } from '../../domains/orders/placing/quote-shipping.js'
import type { PlatformContext } from '../platform-context.js'
import { loadCartProducts } from './line-products.js'
import type { LineProduct, LineProducts } from './line-products.js'
import type { StoredImage } from '../../domains/catalogue/import/image-metadata.js'
import { toImageView } from '../../domains/catalogue/views/image-view.js'
import type { ImageView } from '../../domains/catalogue/views/image-view.js'
import { viewScope } from '../catalogue/view-scope.js'

/** The destination of a checkout's cart; by default the cart's own address. */
interface Charged {
  place?: Destination | null
  business?: Business | null
}

/**
 * Builds the contract's Cart: lines with their products, issues and totals in the request's locale.
 */
export async function toCartView(
  sql: Transaction,
  context: PlatformContext,
  cart: CartRecord,
  now: Date,
  charged: Charged = {},
) {
  const products = await loadCartProducts(sql, context, cart)
  return buildCartView(context, cart, { products, now, charged })
}

/** Builds the contract's Cart of products that are loaded. */
export function buildCartView(
  context: PlatformContext,
  found: CartRecord,
  { products, now, charged = {} }: { products: LineProducts; now: Date; charged?: Charged },
) {
  const cart = withoutOwnersData(found)
  const { lines, saved, actor } = cart
  const { settings, messages } = context
  const rules = toCheckoutRules(settings)
  const { country, postalCode } = cart
  const where = {
    place: country === null ? null : { country, postalCode },
    business: null,
    ...charged,
  }
  const { charge } = vatOf(rules, where)
  const toView = (shown: readonly CartLineRecord[]) => {
    const issues = findLineIssues(shown)
    return shown.map((line) =>
      toLineView(context, line, products.get(line.variantId)!, {
        // An ordered cart is shown as it was ordered.
        issues: found.token === null ? (issues.get(line.id) ?? []) : [],
        charge,
        canChange: mayChange(found, line),
      }),
    )
  }
  const result = cart.coupon && evaluateCoupon(cart.coupon, lines, now)
  const offer = offerShipping(context, cart, result)
  const { totals, treatment } = chargeCart(lines, rules, {
    ...where,
    coupon: result,
    shipping: offer?.shipping.find(isDelivery) ?? null,
    payment: null,
    freeAboveMinor: offer ? offer.freeAboveMinor : settings.freeShippingAboveMinor,
  })
  const vat = toOrderVat(treatment, where.business, rules, () => undefined)
  return {
    id: actor.key,
    sharing: toSharing(actor),
    version: cart.version,
    time: cart.expiresAt,
    address: cart.country === null ? null : { country: cart.country, postalCode: cart.postalCode },
    token: cart.token,
    nextId: cart.nextId,
    data: {
      quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
      lines: toView(lines),
      totals: toTotalsView(totals, vat, messages),
      dangerousGoods: lines.some((line) => line.dangerousGoods),
      noCourierText:
        country === null && lines.length > 0
          ? noCourierText(rules, toPricedParcel(lines, result), messages)
          : null,
      weightGrams: lines.reduce((sum, line) => sum + line.quantity * line.weightGrams, 0),
    },
    saved: toView(saved),
    coupon:
      actor.role === 'OWNER'
        ? toCouponView(cart.coupon, result, {
            currency: settings.currency,
            messages,
            discountMinor: totals.discountMinor,
          })
        : null,
    shippingEstimate: offer && {
      methods: offer.shipping.map((quote) =>
        toShippingView(
          {
            ...chargeQuote(quote, charge, rules),
            arrival: estimateGoods(rules.dispatch, quote, lines, now),
          },
          settings.currency,
          messages,
        ),
      ),
      errors: offer.shippingError ? [toUserErrorView({ code: offer.shippingError }, messages)] : [],
    },
  }
}

/**
 * Personal data of a shared cart's owner is hidden from the others: address, saved lines and order.
 */
function withoutOwnersData(cart: CartRecord): CartRecord {
  if (cart.actor.role === 'OWNER') return cart
  return { ...cart, country: null, postalCode: null, saved: [], token: null, nextId: null }
}

function mayChange({ actor, token }: CartRecord, line: CartLineRecord): boolean {
  if (token !== null) return false
  if (actor.role === 'OWNER') return true
  const isOwn = line.authorId === actor.person?.id
  return actor.role === 'EDITOR' && isOwn && !actor.sharedCart?.lockedUntil
}

function toSharing({ person, sharedCart, role }: CartRecord['actor']) {
  if (!person || !sharedCart || sharedCart.state === 'ENDED') return null
  const { id, revision, lockedUntil, ownerName, suggestionCount } = sharedCart
  const state: SharedCartState = lockedUntil ? 'LOCKED' : sharedCart.state
  return {
    id,
    revision,
    state,
    role,
    personId: person.id,
    ownerName,
    lockedUntil,
    suggestionCount,
  }
}

/** Shipping to the cart's address; null without one. */
function offerShipping(
  { settings }: PlatformContext,
  { lines, country, postalCode }: CartRecord,
  result: CouponResult | null,
): CheckoutOffer | null {
  if (country === null || lines.length === 0) return null
  return offerCheckout(lines, toCheckoutRules(settings), { country, postalCode }, result)
}

function toLineView(
  { settings, locale, messages }: PlatformContext,
  line: CartLineRecord,
  product: LineProduct,
  {
    issues,
    charge,
    canChange,
  }: { issues: readonly CartLineIssue[]; charge: VatCharge; canChange: boolean },
) {
  const money = (minor: number) => formatMoney(minor, settings.currency, locale)
  const paid = (minor: number) => charge.amount(minor, line.taxRate)
  return {
    ...product,
    id: line.id,
    quantity: line.quantity,
    unitPrice: money(paid(line.unitPriceMinor)),
    lineTotal: money(line.quantity * paid(line.unitPriceMinor)),
    author: line.author,
    authorId: line.authorId,
    canChange,
    issues: issues.map((issue) => ({
      code: issue.code,
      message: messages.say(`message.${issue.code}`),
      available: issue.code === 'INSUFFICIENT_STOCK' ? issue.available : null,
      oldPrice: issue.code === 'PRICE_CHANGED' ? money(paid(issue.oldPriceMinor)) : null,
    })),
  }
}

/** Builds the contract's CartCoupon: its discount, or why it does not apply. */
function toCouponView(
  coupon: CartRecord['coupon'],
  result: CouponResult | null,
  {
    currency,
    messages,
    discountMinor,
  }: { currency: string; messages: Messages; discountMinor: number },
) {
  if (!coupon || !result) return null
  const { terms } = coupon
  const money = (minor: number) => formatMoney(minor, currency, messages.locale)
  const isRejected = result.status === 'rejected'
  return {
    code: coupon.code,
    kind: terms?.kind ?? null,
    percent: terms?.kind === 'PERCENT' ? terms.percent : null,
    amount: terms?.kind === 'AMOUNT' ? money(terms.amountMinor) : null,
    discount: money(isRejected ? 0 : discountMinor),
    issue: isRejected ? toUserErrorView({ code: result.errorCode }, messages) : null,
    missing: isRejected && result.missingMinor !== null ? money(result.missingMinor) : null,
  }
}

/** Builds the contract's Image of an image that an order took down. */
export function toStoredImage(stored: unknown, context: PlatformContext): ImageView {
  // Written by the catalogue's own import, copied unchanged.
  return toImageView(stored as StoredImage, viewScope(context))
}
