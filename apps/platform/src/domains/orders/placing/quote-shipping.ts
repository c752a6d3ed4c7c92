import { hasFreeShipping } from '../../../foundation/pricing/totals.js'
import {
  defaultDeliveryZones,
  findDeliveryZone,
} from '../../../foundation/pricing/delivery-zones.js'
import type { DeliveryZone } from '../../../foundation/pricing/delivery-zones.js'
import type { ShippingRule } from '../../../foundation/pricing/shipping-rules.js'
import type { PaymentRule } from '../../../foundation/pricing/payment-rules.js'
import { formatMoney } from '../../../foundation/pricing/format-money.js'

/** What shipping depends on. */
export interface ParcelFacts {
  weightGrams: number
  /** Longest side of the largest piece. */
  longestSideMm: number
  dangerousGoods: boolean
  itemsMinor: number
  /** A coupon gives the same free shipping as the limit. */
  hasFreeShippingCoupon: boolean
}

export interface DeliveryPlace {
  country: string
  postalCode: string | null
}

export interface ShippingQuote {
  method: string
  kind: ShippingRule['kind']
  costMinor: number
  minDays: number
  maxDays: number
  /** Free above the tenant's limit. */
  isFreeAboveLimit: boolean
}

export type ShippingErrorCode = 'NO_SHIPPING_METHODS' | 'HAZARD_NOT_SHIPPABLE'

export interface ShippingOffer {
  quotes: ShippingQuote[]
  /** Why nothing is delivered there, though it may be picked up; undefined when something is. */
  error: ShippingErrorCode | undefined
}

/** The methods that deliver to a place, in the order of the table. */
export function quoteShipping(
  rules: readonly ShippingRule[],
  place: DeliveryPlace,
  freight: ParcelFacts,
  freeAboveMinor: number | null,
  zones: readonly DeliveryZone[] = defaultDeliveryZones,
): ShippingOffer {
  const zone = findDeliveryZone(zones, place)
  const serving = rules.filter((rule) => zone !== undefined && rule.zones.includes(zone.key))
  const quotes = serving
    .filter((rule) => acceptsParcel(rule, freight))
    .map((rule) => toQuote(rule, freight, freeAboveMinor))
  if (quotes.some(isDelivery)) return { quotes, error: undefined }
  const harmless = { ...freight, dangerousGoods: false }
  const hazardStopsIt =
    freight.dangerousGoods &&
    serving.some((rule) => isDelivery(rule) && acceptsParcel(rule, harmless))
  return { quotes, error: hazardStopsIt ? 'HAZARD_NOT_SHIPPABLE' : 'NO_SHIPPING_METHODS' }
}

/** Whether goods come to the shopper, and not the shopper to the goods. */
export function isDelivery({ kind }: Pick<ShippingRule, 'kind'>): boolean {
  return kind !== 'PICKUP'
}

/** Whether a method takes a parcel, wherever it goes. */
export function acceptsParcel(rule: ShippingRule, freight: ParcelFacts): boolean {
  const { weightGrams, longestSideMm } = freight
  if (isAbove(weightGrams, rule.uptoGrams) || isAbove(longestSideMm, rule.uptoSideMm)) return false
  if (freight.dangerousGoods && rule.dangerousGoods === 'refused') return false
  if (freight.dangerousGoods && rule.dangerousGoods === 'only-or-heavy') return true
  if (rule.aboveGrams === null && rule.aboveSideMm === null) return true
  return isAbove(weightGrams, rule.aboveGrams) || isAbove(longestSideMm, rule.aboveSideMm)
}

/** Null is no bound. */
function isAbove(value: number, bound: number | null): boolean {
  return bound !== null && value > bound
}

function toQuote(rule: ShippingRule, freight: ParcelFacts, freeAboveMinor: number | null) {
  const { itemsMinor, hasFreeShippingCoupon } = freight
  const free =
    rule.freeAboveLimit && (hasFreeShippingCoupon || hasFreeShipping(itemsMinor, freeAboveMinor))
  return {
    method: rule.method,
    kind: rule.kind,
    costMinor: free ? 0 : weightCost(rule, freight.weightGrams) + rule.surchargeMinor,
    minDays: rule.minDays,
    maxDays: rule.maxDays,
    isFreeAboveLimit: rule.freeAboveLimit && freeAboveMinor !== null,
  }
}

/** What a weight costs before a surcharge. */
export function weightCost(rule: ShippingRule, weightGrams: number): number {
  const step = rule.steps.find((candidate) => weightGrams <= candidate.uptoGrams)
  if (step) return step.costMinor
  const last = rule.steps.at(-1)!
  const extraKg = Math.ceil((weightGrams - last.uptoGrams) / 1_000)
  return last.costMinor + extraKg * rule.perExtraKgMinor
}

/** Name and explanation of a method. */
export interface MethodWords {
  name: string
  description: string
}

type Words<Kind extends string> = Record<Kind, { el: MethodWords; en: MethodWords }>

const shippingNames: Words<ShippingRule['kind']> = {
  COURIER: {
    el: { name: 'Courier', description: 'Παράδοση στην πόρτα σας' },
    en: { name: 'Courier', description: 'Delivered to your door' },
  },
  FREIGHT: {
    el: {
      name: 'Μεταφορική εταιρεία',
      description: 'Για μεγάλα, βαριά ή επικίνδυνα είδη, μετά από τηλεφωνική συνεννόηση',
    },
    en: {
      name: 'Freight',
      description: 'For large, heavy or dangerous goods; we call you to arrange the delivery',
    },
  },
  PICKUP: {
    el: {
      name: 'Παραλαβή από το κατάστημα',
      description: 'Σας ειδοποιούμε μόλις είναι έτοιμη η παραγγελία',
    },
    en: { name: 'Pick-up at the shop', description: 'We tell you as soon as the order is ready' },
  },
}

const paymentNames: Words<PaymentRule['kind']> = {
  BANK_TRANSFER: {
    el: {
      name: 'Τραπεζική κατάθεση',
      description: 'Θα δείτε τον λογαριασμό μας μόλις ολοκληρωθεί η παραγγελία',
    },
    en: {
      name: 'Bank transfer',
      description: 'You see our account as soon as the order is placed',
    },
  },
  CASH_ON_DELIVERY: {
    el: { name: 'Αντικαταβολή', description: 'Πληρώνετε τον courier κατά την παράδοση' },
    en: { name: 'Cash on delivery', description: 'You pay the courier on delivery' },
  },
  CARD: {
    el: { name: 'Κάρτα', description: 'Χρεωστική ή πιστωτική κάρτα' },
    en: { name: 'Card', description: 'Debit or credit card' },
  },
  IRIS: {
    el: { name: 'IRIS', description: 'Άμεση πληρωμή από τον λογαριασμό σας' },
    en: { name: 'IRIS', description: 'Instant payment from your bank account' },
  },
}

/** What a shipping method is called: Greek for `el`, English for every other locale. */
export function shippingWords(kind: ShippingRule['kind'], locale: string): MethodWords {
  return shippingNames[kind][locale === 'el' ? 'el' : 'en']
}

/** What a payment method is called: Greek for `el`, English for every other locale. */
function paymentWords(kind: PaymentRule['kind'], locale: string): MethodWords {
  return paymentNames[kind][locale === 'el' ? 'el' : 'en']
}

/** A way of shipping in the words of a locale. */
export function toShippingView(
  quote: Omit<ShippingQuote, 'isFreeAboveLimit'>,
  currency: string,
  locale: string,
) {
  return {
    id: quote.method,
    kind: quote.kind,
    ...shippingWords(quote.kind, locale),
    cost: formatMoney(quote.costMinor, currency, locale),
    minDays: quote.minDays,
    maxDays: quote.maxDays,
  }
}

/** A way of paying in the words of a locale. */
export function toPaymentView(
  payment: Pick<PaymentRule, 'method' | 'kind' | 'feeMinor'>,
  currency: string,
  locale: string,
) {
  return {
    id: payment.method,
    kind: payment.kind,
    ...paymentWords(payment.kind, locale),
    fee: formatMoney(payment.feeMinor, currency, locale),
  }
}
