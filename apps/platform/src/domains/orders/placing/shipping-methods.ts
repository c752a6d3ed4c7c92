import { hasFreeShipping } from '../../../foundation/pricing/totals.js'
import { toDeliveryZone } from '../input/delivery-zones.js'
import type { ShippingRule } from '../../../foundation/pricing/shipping-rules.js'

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
}

export type ShippingErrorCode = 'NO_SHIPPING_METHODS' | 'HAZARD_NOT_SHIPPABLE'

export interface ShippingOffer {
  quotes: ShippingQuote[]
  /** Why there is no quote; undefined when there is one. */
  error: ShippingErrorCode | undefined
}

/** The methods that deliver to a place, in the order of the table. */
export function quoteShipping(
  rules: readonly ShippingRule[],
  place: DeliveryPlace,
  freight: ParcelFacts,
  freeAboveMinor: number | null,
): ShippingOffer {
  const zone = toDeliveryZone(place.country, place.postalCode)
  const serving = rules.filter((rule) => zone !== undefined && rule.zones.includes(zone))
  const quotes = serving
    .filter((rule) => acceptsParcel(rule, freight))
    .map((rule) => toQuote(rule, freight, freeAboveMinor))
  if (quotes.length > 0) return { quotes, error: undefined }
  const harmless = { ...freight, dangerousGoods: false }
  const hazardStopsIt =
    freight.dangerousGoods && serving.some((rule) => acceptsParcel(rule, harmless))
  return { quotes, error: hazardStopsIt ? 'HAZARD_NOT_SHIPPABLE' : 'NO_SHIPPING_METHODS' }
}

function acceptsParcel(rule: ShippingRule, freight: ParcelFacts): boolean {
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
  }
}

function weightCost(rule: ShippingRule, weightGrams: number): number {
  const step = rule.steps.find((candidate) => weightGrams <= candidate.uptoGrams)
  if (step) return step.costMinor
  const last = rule.steps.at(-1)!
  const extraKg = Math.ceil((weightGrams - last.uptoGrams) / 1_000)
  return last.costMinor + extraKg * rule.perExtraKgMinor
}
