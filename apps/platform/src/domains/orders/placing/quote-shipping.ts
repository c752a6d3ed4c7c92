import { hasFreeShipping } from '../../../foundation/pricing/totals.js'
import { findDeliveryZone } from '../../../foundation/pricing/delivery-zones.js'
import type { DeliveryZone } from '../../../foundation/pricing/delivery-zones.js'
import type { ShippingRule } from '../../../foundation/pricing/shipping-rules.js'
import { cardKind } from '../../../foundation/pricing/payment-rules.js'
import type { ChosenPayment } from '../../../foundation/pricing/payment-rules.js'
import type { Arrival } from '../../../foundation/generated/contract-types.js'
import type { Messages } from '../../../foundation/messages/messages.js'
import { formatMoney } from '../../../foundation/pricing/format-money.js'

/** Properties that determine shipping. */
export interface PricedParcel {
  weightGrams: number
  /** Longest side of the largest piece. */
  longestSideMm: number
  dangerousGoods: boolean
  itemsMinor: number
  /** A coupon with the same free shipping as the limit. */
  hasFreeShippingCoupon: boolean
}

export interface Destination {
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
  place: Destination,
  freight: PricedParcel,
  freeAboveMinor: number | null,
  zones: readonly DeliveryZone[],
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

/** Whether a method accepts a parcel, independent of its destination. */
export function acceptsParcel(rule: ShippingRule, freight: PricedParcel): boolean {
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

function toQuote(rule: ShippingRule, freight: PricedParcel, freeAboveMinor: number | null) {
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

/** Cost by weight before surcharges. */
export function weightCost(rule: ShippingRule, weightGrams: number): number {
  const step = rule.steps.find((candidate) => weightGrams <= candidate.uptoGrams)
  if (step) return step.costMinor
  const last = rule.steps.at(-1)!
  const extraKg = Math.ceil((weightGrams - last.uptoGrams) / 1_000)
  return last.costMinor + extraKg * rule.perExtraKgMinor
}

/** Name and explanation of a method. */
export interface MethodTexts {
  name: string
  description: string
}

/** Name and description of a shipping method. */
export function shippingTexts(kind: ShippingRule['kind'], { say }: Messages): MethodTexts {
  return { name: say(`shipping.${kind}.name`), description: say(`shipping.${kind}.description`) }
}

/** An estimate as an order stores it. */
export type StoredArrival = Record<keyof Omit<Arrival, '__typename'>, string>

/** A shipping method with the days on which it is expected to deliver; null where that is open. */
export type EstimatedShipping = Omit<ShippingQuote, 'isFreeAboveLimit'> & {
  arrival?: Arrival | StoredArrival | null
}

/** Localizes a shipping method. */
export function toShippingView(quote: EstimatedShipping, currency: string, messages: Messages) {
  return {
    id: quote.method,
    kind: quote.kind,
    ...shippingTexts(quote.kind, messages),
    cost: formatMoney(quote.costMinor, currency, messages.locale),
    minDays: quote.minDays,
    maxDays: quote.maxDays,
    arrival: toArrival(quote.arrival),
  }
}

/** An estimate with its moments, stored or new. */
export function toArrival(arrival: EstimatedShipping['arrival']): Arrival | null {
  if (!arrival) return null
  const { earliest, latest, orderBy } = arrival
  return {
    earliest: new Date(earliest),
    latest: new Date(latest),
    orderBy: new Date(orderBy),
  }
}

/** Localizes a payment method. */
export function toPaymentView(
  { method, form, kind, name, description, mark, feeMinor }: ChosenPayment,
  currency: string,
  { locale }: Messages,
) {
  return {
    id: method,
    form,
    kind,
    isCard: kind === cardKind,
    isPaidOnDelivery: kind === 'CASH_ON_DELIVERY',
    mark,
    name: name[locale] ?? Object.values(name)[0] ?? method,
    description: description[locale] ?? null,
    fee: formatMoney(feeMinor, currency, locale),
  }
}
