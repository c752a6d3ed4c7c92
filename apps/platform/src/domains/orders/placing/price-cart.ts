import type { UserError } from '../../../foundation/words/user-error.js'
import { withShares } from '../../../foundation/pricing/judge-coupon.js'
import type { CouponVerdict } from '../../../foundation/pricing/judge-coupon.js'
import { sumTotals } from '../../../foundation/pricing/totals.js'
import type { Totals } from '../../../foundation/pricing/totals.js'
import type { BasketLine } from './order-ports.js'
import type { CheckoutRules } from './checkout-rules.js'
import { usablePayments } from '../../../foundation/pricing/payment-rules.js'
import type { PaymentRule } from '../../../foundation/pricing/payment-rules.js'
import { quoteShipping } from './shipping-methods.js'
import type { DeliveryPlace, Freight, ShippingQuote } from './shipping-methods.js'

export interface BasketChoice {
  place: DeliveryPlace
  /** Null while nothing is chosen. */
  shippingMethodId: string | null
  paymentMethodId: string | null
  /** What the basket's coupon does; null without one. */
  coupon: CouponVerdict | null
}

export interface PricedBasket {
  totals: Totals
  shipping: ShippingQuote | null
  payment: PaymentRule | null
  refusals: UserError[]
}

/** What a basket costs with a choice of shipping and payment, and why a choice does not hold. */
export function priceBasket(
  lines: readonly BasketLine[],
  rules: CheckoutRules,
  choice: BasketChoice,
): PricedBasket {
  const refusals: UserError[] = []
  const offer = offerCheckout(lines, rules, choice.place, choice.coupon)
  const shipping = offer.shipping.find(({ method }) => method === choice.shippingMethodId) ?? null
  if (choice.shippingMethodId !== null && !shipping) {
    refusals.push({
      code: offer.shippingRefusal ?? 'SHIPPING_METHOD_UNAVAILABLE',
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
    refusals.push({ code: 'PAYMENT_METHOD_UNAVAILABLE', field: 'paymentMethodId' })
  }
  const totals = sumTotals(withShares(lines, choice.coupon), {
    currency: rules.currency,
    shippingMinor: shipping?.costMinor ?? null,
    paymentFeeMinor: payment?.feeMinor ?? 0,
    freeShippingAboveMinor: rules.freeShippingAboveMinor,
    standardTaxRate: rules.standardTaxRate,
  })
  return { totals, shipping, payment, refusals }
}

export interface CheckoutOffer {
  shipping: ShippingQuote[]
  payment: PaymentRule[]
  /** Shipping methods that each payment goes with, by payment method. */
  goesWith: ReadonlyMap<string, readonly string[]>
  shippingRefusal: 'NO_SHIPPING_METHODS' | 'HAZARD_NOT_SHIPPABLE' | undefined
}

/** Every method that a basket and a place leave open. A payment is listed when one open shipping goes with it. */
export function offerCheckout(
  lines: readonly BasketLine[],
  rules: CheckoutRules,
  place: DeliveryPlace,
  coupon: CouponVerdict | null,
): CheckoutOffer {
  const freight = toFreight(lines, coupon)
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
  return { shipping: offer.quotes, payment, goesWith, shippingRefusal: offer.refusal }
}

/** What the goods weigh and cost together. */
export function toFreight(lines: readonly BasketLine[], coupon: CouponVerdict | null): Freight {
  return {
    weightGrams: lines.reduce((sum, line) => sum + line.quantity * line.weightGrams, 0),
    longestSideMm: Math.max(0, ...lines.map((line) => line.longestSideMm)),
    dangerousGoods: lines.some((line) => line.dangerousGoods),
    itemsMinor: itemsOf(lines),
    isPaidByCoupon: coupon?.status === 'holds' && coupon.freesShipping,
  }
}

function discountOf(coupon: CouponVerdict | null): number {
  return coupon?.status === 'holds' ? coupon.discountMinor : 0
}

function itemsOf(lines: readonly BasketLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity * line.unitPriceMinor, 0)
}
