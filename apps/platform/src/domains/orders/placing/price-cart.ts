import type { UserError } from '../../../foundation/messages/user-error.js'
import type { CouponResult } from '../../../foundation/pricing/coupons/evaluate-coupon.js'
import type { Messages } from '../../../foundation/messages/messages.js'
import { formatMoney } from '../../../foundation/pricing/format-money.js'
import type { Totals } from '../../../foundation/pricing/totals.js'
import type { CartTotals } from '../../../foundation/generated/contract-types.js'
import type { CheckoutLine } from './order-ports.js'
import { usablePayments } from '../../../foundation/pricing/payment-rules.js'
import type { PaymentRule } from '../../../foundation/pricing/payment-rules.js'
import type { DeliveryZone } from '../../../foundation/pricing/delivery-zones.js'
import type { VatRules } from '../../../foundation/pricing/vat-rules.js'
import { chargeCart } from './charge-cart.js'
import { toOrderVat, vatNote } from '../vat/order-vat.js'
import type { Business, OrderVat } from '../vat/order-vat.js'
import type { DeliveryEstimateSettings } from './estimate-delivery.js'
import { isDelivery, quoteShipping } from './quote-shipping.js'
import type {
  Destination,
  PricedParcel,
  ShippingErrorCode,
  ShippingQuote,
} from './quote-shipping.js'
import type { ShippingRule } from '../../../foundation/pricing/shipping-rules.js'

export interface CheckoutChoice {
  place: Destination
  /** Null while nothing is chosen. */
  shippingMethodId: string | null
  paymentMethodId: string | null
  /** The cart's discount; null without a coupon. */
  coupon: CouponResult | null
  /** The company that an invoice is for. @default null */
  business?: Business | null
}

export interface PricedCart {
  /** With the coupon's discount on each, as they are charged. */
  lines: (CheckoutLine & { discountMinor: number })[]
  totals: Totals
  vat: OrderVat
  shipping: ShippingQuote | null
  payment: PaymentRule | null
  errors: UserError[]
}

/**
 * Prices a cart with the chosen shipping and payment methods, and explains unavailable choices.
 */
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
        country: choice.place.country,
        amountMinor: itemsOf(lines) - discountOf(choice.coupon) + shipping.costMinor,
      })
    : offer.payment
  const payment = usable.find(({ method }) => method === choice.paymentMethodId) ?? null
  if (choice.paymentMethodId !== null && !payment) {
    errors.push({ code: 'PAYMENT_METHOD_UNAVAILABLE', field: 'paymentMethodId' })
  }
  const isPickup = shipping !== null && !isDelivery(shipping)
  const place = isPickup ? null : choice.place
  const charged = (business: Business | null) =>
    chargeCart(lines, rules, {
      place,
      business,
      coupon: choice.coupon,
      shipping,
      payment,
      freeAboveMinor: offer.freeAboveMinor,
    })
  const business = choice.business ?? null
  const priced = charged(business)
  const vat = toOrderVat(priced.treatment, business, rules, () => {
    const free = charged(business && { ...business, state: 'CONFIRMED' })
    return free.treatment.kind === 'REVERSE_CHARGE'
      ? priced.totals.grandMinor - free.totals.grandMinor
      : undefined
  })
  const { totals } = priced
  return {
    lines: priced.lines,
    totals,
    vat,
    shipping: shipping && { ...shipping, costMinor: totals.shippingMinor ?? 0 },
    payment: payment && { ...payment, feeMinor: totals.paymentFeeMinor },
    errors,
  }
}

export interface CheckoutOffer {
  shipping: ShippingQuote[]
  payment: PaymentRule[]
  /** Shipping methods that each payment method can be combined with, by payment method. */
  goesWith: ReadonlyMap<string, readonly string[]>
  /** Delivery to the place is free above this sum; null where it never is. */
  freeAboveMinor: number | null
  /** Why nothing is delivered there. */
  shippingError: ShippingErrorCode | undefined
}

/**
 * Every method that is available for a cart and an address. A payment method is listed if it can be
 * combined with a listed shipping method.
 */
export function offerCheckout(
  lines: readonly CheckoutLine[],
  rules: CheckoutRules,
  place: Destination,
  coupon: CouponResult | null,
): CheckoutOffer {
  const freight = toPricedParcel(lines, coupon)
  const offer = quoteShipping(
    rules.shipping,
    place,
    freight,
    rules.freeShippingAboveMinor,
    rules.zones,
  )
  const goesWith = new Map(
    rules.payment.map((rule) => {
      const served = offer.quotes.filter(({ kind, costMinor }) => {
        const amountMinor = freight.itemsMinor - discountOf(coupon) + costMinor
        const situation = { shipping: [kind], country: place.country, amountMinor }
        return usablePayments([rule], situation).length > 0
      })
      return [rule.method, served.map(({ method }) => method)] as const
    }),
  )
  const payment = rules.payment.filter(({ method }) => goesWith.get(method)!.length > 0)
  const becomesFree = offer.quotes.some((quote) => isDelivery(quote) && quote.isFreeAboveLimit)
  return {
    shipping: offer.quotes,
    payment,
    goesWith,
    freeAboveMinor: becomesFree ? rules.freeShippingAboveMinor : null,
    shippingError: offer.error,
  }
}

/** The properties of a cart's goods that determine shipping. */
export function toPricedParcel(
  lines: readonly CheckoutLine[],
  coupon: CouponResult | null,
): PricedParcel {
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

/** The sum of lines at catalogue prices. */
function itemsOf(lines: readonly CheckoutLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity * line.unitPriceMinor, 0)
}

export interface BankAccount {
  bankName: string
  holderName: string
  iban: string
}

/** A tenant's checkout settings. */
export interface CheckoutRules {
  currency: string
  /** Where the shop is, ISO 3166-1 alpha-2. */
  country: string
  locales: readonly string[]
  freeShippingAboveMinor: number | null
  /** Per cent, for shipping and fees. */
  standardTaxRate: number
  termsVersion: string
  bankAccount: BankAccount | null
  zones: readonly DeliveryZone[]
  /** When goods are dispatched. */
  dispatch: DeliveryEstimateSettings
  vat: VatRules | null
  shipping: readonly ShippingRule[]
  payment: readonly PaymentRule[]
}

/** The tenant's settings that the rules are taken from. */
export interface CheckoutSettings extends DeliveryEstimateSettings {
  currency: string
  locales: string[]
  freeShippingAboveMinor: number | null
  standardTaxRate: number
  termsVersion: string
  bankAccount?: BankAccount | undefined
  country: string
  deliveryZones: readonly DeliveryZone[]
  vat?: VatRules | null | undefined
  shippingRules: readonly ShippingRule[]
  paymentRules: readonly PaymentRule[]
}

/**
 * Takes the checkout's rules out of a tenant's settings; a transfer is offered only to a known
 * account, what has a page only where the provider takes it.
 */
export function toCheckoutRules(
  settings: CheckoutSettings,
  onlineKinds: readonly string[] = [],
): CheckoutRules {
  const kinds: readonly string[] = [
    'CASH_ON_DELIVERY',
    ...onlineKinds,
    ...(settings.bankAccount ? ['BANK_TRANSFER'] : []),
  ]
  return {
    currency: settings.currency,
    locales: settings.locales,
    freeShippingAboveMinor: settings.freeShippingAboveMinor,
    standardTaxRate: settings.standardTaxRate,
    termsVersion: settings.termsVersion,
    bankAccount: settings.bankAccount ?? null,
    country: settings.country,
    zones: settings.deliveryZones,
    dispatch: settings,
    vat: settings.vat ?? null,
    shipping: settings.shippingRules,
    payment: settings.paymentRules.filter(({ kind }) => kinds.includes(kind)),
  }
}

/** Localizes totals. */
export function toTotalsView(totals: Totals, vat: OrderVat, messages: Messages): CartTotals {
  const money = (minor: number) => formatMoney(minor, totals.currency, messages.locale)
  return {
    items: money(totals.itemsMinor),
    discount: money(totals.discountMinor),
    shipping: totals.shippingMinor === null ? null : money(totals.shippingMinor),
    paymentFee: money(totals.paymentFeeMinor),
    vat: money(totals.vatMinor),
    vatTreatment: vat.kind,
    vatNote: vatNote(vat, totals.currency, messages),
    grand: money(totals.grandMinor),
    freeShippingRemaining:
      totals.freeShippingRemainingMinor === null ? null : money(totals.freeShippingRemainingMinor),
  }
}
