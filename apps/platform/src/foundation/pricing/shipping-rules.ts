import * as v from 'valibot'

const minor = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000))

/** One row of a tenant's shipping table: the price of one method in one zone. */
export const shippingRuleSchema = v.object({
  /** Method that the row belongs to, such as `courier`; rows of one method share it. */
  method: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  kind: v.picklist(['COURIER', 'FREIGHT', 'PICKUP']),
  /** Keys of the tenant's delivery zones. */
  zones: v.pipe(v.array(v.pipe(v.string(), v.minLength(1))), v.minLength(1)),
  /** Range of the cart's weight in grams; null for no bound. The lower bound is exclusive. */
  aboveGrams: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  uptoGrams: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /**
   * Range of the longest side of its largest item, in millimetres; null for no bound. The lower
   * bound is exclusive.
   */
  aboveSideMm: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0))), null),
  uptoSideMm: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0))), null),
  /**
   * `refused`: no dangerous goods; `accepted`: these too; `only-or-heavy`: only these, or carts
   * above a lower bound.
   */
  dangerousGoods: v.picklist(['refused', 'accepted', 'only-or-heavy']),
  /** Price with VAT by weight, lightest first: the first step that holds the weight counts. */
  steps: v.pipe(v.array(v.object({ uptoGrams: v.number(), costMinor: minor })), v.minLength(1)),
  /** For each kilogram begun beyond the last step. */
  perExtraKgMinor: minor,
  /** Added in this zone, such as for the ship to an island. */
  surchargeMinor: minor,
  /** Whether it is free above the tenant's free-shipping limit, surcharge included. */
  freeAboveLimit: v.boolean(),
  /** Working days. */
  minDays: v.pipe(v.number(), v.integer(), v.minValue(0)),
  maxDays: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

export type ShippingRule = v.InferOutput<typeof shippingRuleSchema>

/** The shipping rules of a tenant without its own: pick-up only. */
export function pickupAlone(zones: readonly string[]): ShippingRule[] {
  return [
    {
      method: 'pickup',
      kind: 'PICKUP',
      zones: [...zones],
      aboveGrams: null,
      uptoGrams: null,
      aboveSideMm: null,
      uptoSideMm: null,
      dangerousGoods: 'accepted',
      steps: [{ uptoGrams: 0, costMinor: 0 }],
      perExtraKgMinor: 0,
      surchargeMinor: 0,
      freeAboveLimit: true,
      minDays: 0,
      maxDays: 1,
    },
  ]
}
