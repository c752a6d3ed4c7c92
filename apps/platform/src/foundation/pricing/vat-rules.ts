import * as v from 'valibot'
import territory from './eu-vat-territory.json' with { type: 'json' }
import { containedVat } from './contained-vat.js'

const rate = v.pipe(v.number(), v.minValue(0), v.maxValue(50))
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))

/** A tenant's VAT on goods that leave its country; catalogue prices include domestic VAT. */
export const vatRulesSchema = v.object({
  /**
   * Companies of other member states with a confirmed VAT number account for the VAT themselves.
   */
  reverseCharge: v.optional(v.boolean(), false),
  /** Goods that leave the European Union carry no VAT. */
  exports: v.optional(v.boolean(), false),
  /**
   * Consumers in other member states pay their country's VAT, at the same price (the one-stop
   * shop). Omitted: the tenant's, as sellers below 10,000 € a year may.
   */
  destination: v.optional(
    v.nullable(
      v.object({
        /** The day that the rates were looked up, and where. */
        asOf: v.pipe(v.string(), v.isoDate()),
        source: v.pipe(v.string(), v.minLength(1)),
        /** Standard rate by member state, per cent. */
        rates: v.record(country, rate),
        /**
         * By member state: its rate for goods of a lower domestic rate, such as `{"13": 7}`.
         * @default its standard rate
         */
        lowerRates: v.optional(v.record(country, v.record(v.string(), rate)), {}),
      }),
    ),
    null,
  ),
})

export type VatRules = v.InferOutput<typeof vatRulesSchema>

/** Whose VAT an order carries, or why none. */
export type VatTreatment =
  | { kind: 'DOMESTIC' }
  | { kind: 'DESTINATION'; country: string; standardRate: number }
  | { kind: 'REVERSE_CHARGE'; country: string }
  | { kind: 'EXPORT'; country: string }

export interface VatCircumstances {
  rules: VatRules | null
  /** The tenant's own country. */
  home: string
  /** Where the goods go; null for goods that are picked up. */
  place: { country: string; postalCode: string | null } | null
  /** The company that an invoice is for. */
  business: { country: string; isConfirmed: boolean } | null
}

const memberStates: ReadonlySet<string> = new Set(territory.memberStates)

/**
 * Places whose VAT is not that of their country: null is outside the territory of the VAT, as Mount
 * Athos is.
 */
const exceptions = territory.exceptions.map(({ country: of, codes, state }) => ({
  country: of,
  codes: new RegExp(codes, 'i'),
  state,
}))

/**
 * Whether a company of a country is one of a member state where goods are concerned, as those of
 * Northern Ireland are.
 */
function countsAsMember(code: string): boolean {
  return code === 'XI' || memberStates.has(code)
}

/**
 * Whether a country is a member state; some parts of member states are outside the territory of the
 * VAT.
 */
export function isMemberState(code: string): boolean {
  return memberStates.has(code)
}

/** The member state whose VAT a place belongs to; null outside the European Union. */
function stateOf({ country: code, postalCode }: NonNullable<VatCircumstances['place']>) {
  const postal = postalCode?.replaceAll(/\s/g, '') ?? ''
  const exception = exceptions.find((one) => one.country === code && one.codes.test(postal))
  if (exception) return exception.state
  return memberStates.has(code) ? code : null
}

/** Decides whose VAT an order carries. */
export function decideVat({ rules, home, place, business }: VatCircumstances): VatTreatment {
  if (!rules || !place) return { kind: 'DOMESTIC' }
  const state = stateOf(place)
  if (state === home) return { kind: 'DOMESTIC' }
  if (state === null) {
    return rules.exports ? { kind: 'EXPORT', country: place.country } : { kind: 'DOMESTIC' }
  }
  // A domestic company pays domestic VAT, wherever the goods go.
  if (business?.country === home) return { kind: 'DOMESTIC' }
  if (rules.reverseCharge && business?.isConfirmed && countsAsMember(business.country)) {
    return { kind: 'REVERSE_CHARGE', country: business.country }
  }
  const standardRate = rules.destination?.rates[state]
  return standardRate === undefined
    ? { kind: 'DOMESTIC' }
    : { kind: 'DESTINATION', country: state, standardRate }
}

/** How amounts with the VAT of home are charged under a treatment. */
export interface VatCharge {
  /** The payable part of an amount that includes domestic VAT. */
  amount(grossMinor: number, homeRate: number): number
  /** The rate of VAT in the payable amount, per cent. */
  rate(homeRate: number): number
}

/**
 * Makes the way of charging of a treatment: without VAT the price falls by it, with another
 * country's it stays.
 */
export function toVatCharge(treatment: VatTreatment, rules: VatRules | null): VatCharge {
  switch (treatment.kind) {
    case 'DOMESTIC':
      return { amount: (grossMinor) => grossMinor, rate: (homeRate) => homeRate }
    case 'DESTINATION': {
      const lower = rules?.destination?.lowerRates[treatment.country] ?? {}
      return {
        amount: (grossMinor) => grossMinor,
        rate: (homeRate) => lower[String(homeRate)] ?? treatment.standardRate,
      }
    }
    case 'REVERSE_CHARGE':
    case 'EXPORT':
      return {
        amount: (grossMinor, homeRate) => grossMinor - containedVat(grossMinor, homeRate),
        rate: () => 0,
      }
  }
}

interface TaxedLine {
  quantity: number
  unitPriceMinor: number
  taxRate: number
  discountMinor: number
}

/** A line as it is charged; its discount never exceeds it. */
export function chargeLine<Line extends TaxedLine>(line: Line, charge: VatCharge): Line {
  const unitPriceMinor = charge.amount(line.unitPriceMinor, line.taxRate)
  const discountMinor = charge.amount(line.discountMinor, line.taxRate)
  return {
    ...line,
    unitPriceMinor,
    taxRate: charge.rate(line.taxRate),
    discountMinor: Math.min(discountMinor, line.quantity * unitPriceMinor),
  }
}
