import * as v from 'valibot'

const minor = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_00))

/** One row of a tenant's shipping table: what one method costs in one zone. */
export const shippingRuleSchema = v.object({
  /** Method that the row belongs to, such as `courier`; rows of one method share it. */
  method: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  kind: v.picklist(['COURIER', 'FREIGHT', 'PICKUP']),
  /** Keys of the tenant's delivery zones. */
  zones: v.pipe(v.array(v.pipe(v.string(), v.minLength(1))), v.minLength(1)),
  /** Lightest and heaviest cart that it takes, in grams; null for no bound. The lower bound itself is left out. */
  aboveGrams: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  uptoGrams: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Bounds of the longest side of its largest piece, in millimetres; null for none. The lower bound itself is left out. */
  aboveSideMm: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0))), null),
  uptoSideMm: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0))), null),
  /** `refused`: no dangerous goods; `accepted`: these too; `only-or-heavy`: these, or what is above a lower bound. */
  dangerousGoods: v.picklist(['refused', 'accepted', 'only-or-heavy']),
  /** Price with VAT by weight, lightest first: the first step that holds the weight counts. */
  steps: v.pipe(v.array(v.object({ uptoGrams: v.number(), costMinor: minor })), v.minLength(1)),
  /** For each kilogram begun beyond the last step. */
  perExtraKgMinor: minor,
  /** Added in this zone, such as for the ship to an island. */
  surchargeMinor: minor,
  /** Whether the tenant's free-shipping limit makes it free, surcharge included. */
  freeAboveLimit: v.boolean(),
  /** Working days. */
  minDays: v.pipe(v.number(), v.integer(), v.minValue(0)),
  maxDays: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

export type ShippingRule = v.InferOutput<typeof shippingRuleSchema>

const courierLimitGrams = 30_000
const courierLimitMm = 1_200

const courier = {
  method: 'courier',
  kind: 'COURIER',
  aboveGrams: null,
  uptoGrams: courierLimitGrams,
  aboveSideMm: null,
  uptoSideMm: courierLimitMm,
  dangerousGoods: 'refused',
  freeAboveLimit: true,
} as const

const courierSteps = [
  { uptoGrams: 2_000, costMinor: 390 },
  { uptoGrams: 5_000, costMinor: 490 },
  { uptoGrams: 10_000, costMinor: 690 },
  { uptoGrams: 20_000, costMinor: 1_090 },
  { uptoGrams: 30_000, costMinor: 1_490 },
]

const freight = {
  method: 'freight',
  kind: 'FREIGHT',
  aboveGrams: courierLimitGrams,
  uptoGrams: 1_000_000,
  aboveSideMm: courierLimitMm,
  uptoSideMm: null,
  freeAboveLimit: true,
} as const

const freightSteps = [
  { uptoGrams: 30_000, costMinor: 1_900 },
  { uptoGrams: 60_000, costMinor: 2_900 },
  { uptoGrams: 100_000, costMinor: 4_500 },
]

/** The table of a tenant without one of its own. */
export const defaultShippingRules: readonly ShippingRule[] = [
  {
    ...courier,
    zones: ['gr-mainland'],
    steps: courierSteps,
    perExtraKgMinor: 0,
    surchargeMinor: 0,
    minDays: 1,
    maxDays: 3,
  },
  {
    ...courier,
    zones: ['gr-islands'],
    steps: courierSteps,
    perExtraKgMinor: 0,
    surchargeMinor: 250,
    minDays: 2,
    maxDays: 5,
  },
  {
    ...courier,
    zones: ['cy'],
    freeAboveLimit: false,
    steps: [{ uptoGrams: 2_000, costMinor: 1_290 }],
    perExtraKgMinor: 290,
    surchargeMinor: 0,
    minDays: 3,
    maxDays: 7,
  },
  {
    ...courier,
    zones: ['eu'],
    freeAboveLimit: false,
    steps: [{ uptoGrams: 2_000, costMinor: 1_890 }],
    perExtraKgMinor: 350,
    surchargeMinor: 0,
    minDays: 4,
    maxDays: 9,
  },
  {
    ...freight,
    zones: ['gr-mainland'],
    dangerousGoods: 'only-or-heavy',
    steps: freightSteps,
    perExtraKgMinor: 35,
    surchargeMinor: 0,
    minDays: 2,
    maxDays: 6,
  },
  {
    ...freight,
    zones: ['gr-islands'],
    dangerousGoods: 'refused',
    steps: freightSteps,
    perExtraKgMinor: 35,
    surchargeMinor: 1_900,
    minDays: 3,
    maxDays: 9,
  },
  {
    method: 'pickup',
    kind: 'PICKUP',
    // Whoever comes to the shop may live anywhere.
    zones: ['gr-mainland', 'gr-islands', 'cy', 'eu'],
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
