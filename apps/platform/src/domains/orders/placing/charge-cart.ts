import { withDiscounts } from '../../../foundation/pricing/coupons/evaluate-coupon.js'
import type { CouponResult } from '../../../foundation/pricing/coupons/evaluate-coupon.js'
import type { PaymentRule } from '../../../foundation/pricing/payment-rules.js'
import { sumTotals } from '../../../foundation/pricing/totals.js'
import type { Totals } from '../../../foundation/pricing/totals.js'
import { chargeLine, decideVat, toVatCharge } from '../../../foundation/pricing/vat-rules.js'
import type { VatCharge, VatTreatment } from '../../../foundation/pricing/vat-rules.js'
import type { Business } from '../vat/order-vat.js'
import type { CheckoutLine } from './order-ports.js'
import type { CheckoutRules } from './price-cart.js'
import { isDelivery } from './quote-shipping.js'
import type { Destination, ShippingQuote } from './quote-shipping.js'

interface ChargedChoice {
  /** Null for goods that are picked up. */
  place: Destination | null
  business: Business | null
  coupon: CouponResult | null
  shipping: Pick<ShippingQuote, 'costMinor'> | null
  payment: Pick<PaymentRule, 'feeMinor'> | null
  freeAboveMinor: number | null
}

/** Lines and sums with the VAT that an order to a place carries. */
export function chargeCart<Line extends CheckoutLine>(
  lines: readonly Line[],
  rules: CheckoutRules,
  choice: ChargedChoice,
): { lines: (Line & { discountMinor: number })[]; totals: Totals; treatment: VatTreatment } {
  const { treatment, charge } = vatOf(rules, choice)
  const { standardTaxRate } = rules
  const charged = withDiscounts(lines, choice.coupon).map((line) => chargeLine(line, charge))
  const { shipping, payment } = choice
  const totals = sumTotals(charged, {
    currency: rules.currency,
    shippingMinor: shipping && charge.amount(shipping.costMinor, standardTaxRate),
    paymentFeeMinor: charge.amount(payment?.feeMinor ?? 0, standardTaxRate),
    freeShippingAboveMinor: choice.freeAboveMinor,
    standardTaxRate: charge.rate(standardTaxRate),
    listedItemsMinor: lines.reduce((sum, line) => sum + line.quantity * line.unitPriceMinor, 0),
  })
  return { lines: charged, totals, treatment }
}

/** A shipping method at its charged price; picked-up goods are never exported. */
export function chargeQuote(
  quote: ShippingQuote,
  charge: VatCharge,
  { standardTaxRate }: Pick<CheckoutRules, 'standardTaxRate'>,
): ShippingQuote {
  if (!isDelivery(quote)) return quote
  return { ...quote, costMinor: charge.amount(quote.costMinor, standardTaxRate) }
}

/** Whose VAT is charged at a place, and how. */
export function vatOf(
  rules: CheckoutRules,
  { place, business }: Pick<ChargedChoice, 'place' | 'business'>,
): { treatment: VatTreatment; charge: VatCharge } {
  const treatment = decideVat({
    rules: rules.vat,
    home: rules.country,
    place,
    business: business && {
      country: business.country,
      isConfirmed: business.state === 'CONFIRMED',
    },
  })
  return { treatment, charge: toVatCharge(treatment, rules.vat) }
}
