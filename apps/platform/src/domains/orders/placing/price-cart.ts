import type { UserError } from '../../../foundation/words/user-error.js'
import { withDiscounts } from '../../../foundation/pricing/evaluate-coupon.js'
import type { CouponResult } from '../../../foundation/pricing/evaluate-coupon.js'
import { sumTotals } from '../../../foundation/pricing/totals.js'
import type { Totals } from '../../../foundation/pricing/totals.js'
import type { CheckoutLine } from './order-ports.js'
import type { CheckoutRules } from './checkout-rules.js'
import { usablePayments } from '../../../foundation/pricing/payment-rules.js'
import type { PaymentRule } from '../../../foundation/pricing/payment-rules.js'
import { quoteShipping } from './shipping-methods.js'
import type { DeliveryPlace, ParcelFacts, ShippingQuote } from './shipping-methods.js'

export interface CheckoutChoice {
  place: DeliveryPlace
  /** Null while nothing is chosen. */
  shippingMethodId: string | null
  paymentMethodId: string | null
  /** What the cart's coupon takes off; null without one. */
  coupon: CouponResult | null
}

export interface PricedCart {
  totals: Totals
  shipping: ShippingQuote | null
  payment: PaymentRule | null
  errors: UserError[]
}

/** What a cart costs with the chosen shipping and payment, and why a choice is not available. */
export function priceCart(
  lines: readonly CheckoutLine[],
  rules: CheckoutRules,
  choice: CheckoutChoice,
): PricedCart {
  const errors: UserError[] = []
  const offer = offerCheckout(lines, rules, choice.place, choice.coupon)
  const shipping = offer.shipping.find(({ method }) => method === choice.shippingMethodId) ?? null
  if (choice.shippingMethodId !== null && !shipping) {
    errors.push({
      code: offer.shippingError ?? 'SHIPPING_METHOD_UNAVAILABLE',
      field: 'shippingMethodId',
    })
  }
  const usable = shipping
    ? usablePayments(rules.payment, {
        shipping: [shipping.kind],
        amountMinor: itemsOf(lines) - discountOf(choice.coupon) + shipping.costMinor,
      })
    : offer.payment
  const payment = usable.find(({ method }) => method === choice.paymentMethodId) ?? null
  if (choice.paymentMethodId !== null && !payment) {
    errors.push({ code: 'PAYMENT_METHOD_UNAVAILABLE', field: 'paymentMethodId' })
  }
  const totals = sumTotals(withDiscounts(lines, choice.coupon), {
    currency: rules.currency,
    shippingMinor: shipping?.costMinor ?? null,
    paymentFeeMinor: payment?.feeMinor ?? 0,
    freeShippingAboveMinor: rules.freeShippingAboveMinor,
    standardTaxRate: rules.standardTaxRate,
  })
  return { totals, shipping, payment, errors }
}

export interface CheckoutOffer {
  shipping: ShippingQuote[]
  payment: PaymentRule[]
  /** Shipping methods that each payment goes with, by payment method. */
  goesWith: ReadonlyMap<string, readonly string[]>
  shippingError: 'NO_SHIPPING_METHODS' | 'HAZARD_NOT_SHIPPABLE' | undefined
}

/** Every method that is available for a cart and a place. A payment method is listed when a listed shipping method goes with it. */
export function offerCheckout(
  lines: readonly CheckoutLine[],
  rules: CheckoutRules,
  place: DeliveryPlace,
  coupon: CouponResult | null,
): CheckoutOffer {
  const freight = toParcelFacts(lines, coupon)
  const offer = quoteShipping(rules.shipping, place, freight, rules.freeShippingAboveMinor)
  const goesWith = new Map(
    rules.payment.map((rule) => {
      const served = offer.quotes.filter(({ kind, costMinor }) => {
        const amountMinor = freight.itemsMinor - discountOf(coupon) + costMinor
        return usablePayments([rule], { shipping: [kind], amountMinor }).length > 0
      })
      return [rule.method, served.map(({ method }) => method)] as const
    }),
  )
  const payment = rules.payment.filter(({ method }) => goesWith.get(method)!.length > 0)
  return { shipping: offer.quotes, payment, goesWith, shippingError: offer.error }
}

/** What matters of a cart's goods for shipping. */
function toParcelFacts(lines: readonly CheckoutLine[], coupon: CouponResult | null): ParcelFacts {
  return {
    weightGrams: lines.reduce((sum, line) => sum + line.quantity * line.weightGrams, 0),
    longestSideMm: Math.max(0, ...lines.map((line) => line.longestSideMm)),
    dangerousGoods: lines.some((line) => line.dangerousGoods),
    itemsMinor: itemsOf(lines),
    hasFreeShippingCoupon: coupon?.status === 'applied' && coupon.isFreeShipping,
  }
}

function discountOf(coupon: CouponResult | null): number {
  return coupon?.status === 'applied' ? coupon.discountMinor : 0
}

function itemsOf(lines: readonly CheckoutLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity * line.unitPriceMinor, 0)
}
