import type { CartLineIssue, CartLineRecord, CartRecord } from '../../domains/cart/read-cart.js'
import { findLineIssues } from '../../domains/cart/read-cart.js'
import type { Transaction } from '../../foundation/database/database.js'
import { shopperMessage } from '../../foundation/words/shopper-messages.js'
import { toUserErrorView } from '../../foundation/words/user-error.js'
import { offerCheckout, toCheckoutRules } from '../../domains/orders/placing/price-cart.js'
import type { CheckoutOffer } from '../../domains/orders/placing/price-cart.js'
import { formatMoney } from '../../foundation/pricing/format-money.js'
import { evaluateCoupon, withDiscounts } from '../../foundation/pricing/evaluate-coupon.js'
import type { CouponResult } from '../../foundation/pricing/evaluate-coupon.js'
import { sumTotals } from '../../foundation/pricing/totals.js'
import { loadLineProducts } from './line-products.js'
import type { LineProduct } from './line-products.js'
import { toShippingView } from '../../domains/orders/placing/quote-shipping.js'
import type { PlatformContext } from '../platform-context.js'
import { toTotalsView } from '../../domains/orders/view/totals-view.js'

/** Builds the contract's Cart: lines with their products, issues and sums in the words of the request's locale. */
export async function toCartView(
  sql: Transaction,
  context: PlatformContext,
  cart: CartRecord,
  now: Date,
) {
  const { lines, saved } = cart
  const { settings, locale } = context
  const ids = [...lines, ...saved].map(({ variantId }) => variantId)
  const products = await loadLineProducts(sql, context, ids)
  const toView = (shown: readonly CartLineRecord[]) => {
    const issues = findLineIssues(shown)
    return shown.map((line) =>
      toLineView(context, line, products.get(line.variantId)!, issues.get(line.id) ?? []),
    )
  }
  const result = cart.coupon && evaluateCoupon(cart.coupon, lines, now)
  const offer = offerShipping(context, cart, result)
  const totals = sumTotals(withDiscounts(lines, result), {
    currency: settings.currency,
    shippingMinor: offer?.shipping[0]?.costMinor ?? null,
    paymentFeeMinor: 0,
    freeShippingAboveMinor: settings.freeShippingAboveMinor,
    standardTaxRate: settings.standardTaxRate,
  })
  return {
    id: cart.id,
    version: cart.version,
    time: cart.expiresAt,
    address: cart.country === null ? null : { country: cart.country, postalCode: cart.postalCode },
    token: cart.token,
    nextId: cart.nextId,
    data: {
      quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
      lines: toView(lines),
      totals: toTotalsView(totals, locale),
      dangerousGoods: lines.some((line) => line.dangerousGoods),
      weightGrams: lines.reduce((sum, line) => sum + line.quantity * line.weightGrams, 0),
    },
    saved: toView(saved),
    coupon: toCouponView(cart.coupon, result, { currency: settings.currency, locale }),
    shippingEstimate: offer && {
      methods: offer.shipping.map((quote) => toShippingView(quote, settings.currency, locale)),
      errors: offer.shippingError ? [toUserErrorView({ code: offer.shippingError }, locale)] : [],
    },
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
  { settings, locale }: PlatformContext,
  line: CartLineRecord,
  product: LineProduct,
  issues: readonly CartLineIssue[],
) {
  const money = (minor: number) => formatMoney(minor, settings.currency, locale)
  return {
    ...product,
    id: line.id,
    quantity: line.quantity,
    unitPrice: money(line.unitPriceMinor),
    lineTotal: money(line.quantity * line.unitPriceMinor),
    author: line.author,
    issues: issues.map((issue) => ({
      code: issue.code,
      message: shopperMessage(issue.code, locale),
      available: issue.code === 'INSUFFICIENT_STOCK' ? issue.available : null,
      oldPrice: issue.code === 'PRICE_CHANGED' ? money(issue.oldPriceMinor) : null,
    })),
  }
}

/** Builds the contract's CartCoupon: its discount, or why it does not apply. */
function toCouponView(
  coupon: CartRecord['coupon'],
  result: CouponResult | null,
  { currency, locale }: { currency: string; locale: string },
) {
  if (!coupon || !result) return null
  const { terms } = coupon
  const money = (minor: number) => formatMoney(minor, currency, locale)
  const isRejected = result.status === 'rejected'
  return {
    code: coupon.code,
    kind: terms?.kind ?? null,
    percent: terms?.kind === 'PERCENT' ? terms.percent : null,
    amount: terms?.kind === 'AMOUNT' ? money(terms.amountMinor) : null,
    discount: money(isRejected ? 0 : 0 - result.discountMinor),
    issue: isRejected ? toUserErrorView({ code: result.errorCode }, locale) : null,
    missing: isRejected && result.missingMinor !== null ? money(result.missingMinor) : null,
  }
}
