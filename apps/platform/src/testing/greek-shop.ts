import type { DeliveryZone } from '../foundation/pricing/delivery-zones.js'
import type { PaymentRule } from '../foundation/pricing/payment-rules.js'
import type { ShippingRule } from '../foundation/pricing/shipping-rules.js'

/**
 * Greek postal codes of places that only a ship or a plane reaches. Euboea and Lefkada have bridges
 * and count as mainland.
 */
const islandCodes: [number, number][] = [
  [18_010, 18_050], // Aegina, Poros, Hydra, Spetses
  [18_900, 18_903], // Salamis
  [28_000, 28_399], // Cephalonia, Ithaca
  [29_000, 29_199], // Zakynthos
  [34_007, 34_007], // Skyros
  [37_002, 37_005], // Skiathos, Skopelos, Alonnisos
  [49_000, 49_199], // Corfu, Paxos
  [64_004, 64_004], // Thasos
  [68_002, 68_002], // Samothrace
  [70_000, 74_999], // Crete
  [80_100, 80_299], // Cythera
  [81_000, 85_999], // North and South Aegean
]

/**
 * Zones of a shop in Greece: the country in two parts, Cyprus, and the other members of the
 * European Union.
 */
export const greekDeliveryZones: readonly DeliveryZone[] = [
  {
    key: 'gr-islands',
    name: { el: 'νησιά', en: 'Greek islands' },
    countries: ['GR'],
    postalCodes: islandCodes,
    hasDuties: false,
  },
  {
    key: 'gr-mainland',
    name: { el: 'ηπειρωτική Ελλάδα', en: 'mainland Greece' },
    countries: ['GR'],
    hasDuties: false,
  },
  { key: 'cy', name: { el: 'Κύπρος', en: 'Cyprus' }, countries: ['CY'], hasDuties: false },
  {
    key: 'eu',
    name: { el: 'Ευρωπαϊκή Ένωση', en: 'European Union' },
    countries: 'AT BE BG CZ DE DK EE ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
      ' ',
    ),
    hasDuties: false,
  },
]

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

/** Shipping of a shop in Greece. */
export const greekShippingRules: readonly ShippingRule[] = [
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
    zones: ['gr-mainland', 'gr-islands'],
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

/** Payment of a shop in Greece. */
export const greekPaymentRules: readonly PaymentRule[] = [
  {
    method: 'card',
    form: 'FRAME',
    kind: 'CARD',
    mark: 'card',
    name: { el: 'Κάρτα', en: 'Card' },
    description: { el: 'Χρεωστική ή πιστωτική κάρτα', en: 'Debit or credit card' },
    shipping: ['COURIER', 'FREIGHT', 'PICKUP'],
    countries: null,
    feeMinor: 0,
    fromMinor: 0,
    limitMinor: null,
  },
  {
    method: 'iris',
    form: 'FRAME',
    kind: 'IRIS',
    mark: 'bank',
    name: { el: 'IRIS', en: 'IRIS' },
    description: {
      el: 'Άμεση πληρωμή από τον λογαριασμό σας',
      en: 'Instant payment from your bank account',
    },
    shipping: ['COURIER', 'FREIGHT', 'PICKUP'],
    // Greek banks alone take part in it.
    countries: ['GR'],
    feeMinor: 0,
    fromMinor: 0,
    limitMinor: null,
  },
  {
    method: 'bank-transfer',
    form: 'NONE',
    kind: 'BANK_TRANSFER',
    mark: 'receipt',
    name: { el: 'Τραπεζική κατάθεση', en: 'Bank transfer' },
    description: {
      el: 'Θα δείτε τον λογαριασμό μας μόλις ολοκληρωθεί η παραγγελία',
      en: 'You see our account as soon as the order is placed',
    },
    shipping: ['COURIER', 'FREIGHT', 'PICKUP'],
    countries: null,
    feeMinor: 0,
    fromMinor: 0,
    limitMinor: null,
  },
  {
    method: 'cash-on-delivery',
    form: 'NONE',
    kind: 'CASH_ON_DELIVERY',
    mark: 'cash',
    name: { el: 'Αντικαταβολή', en: 'Cash on delivery' },
    description: {
      el: 'Πληρώνετε τον courier κατά την παράδοση',
      en: 'You pay the courier on delivery',
    },
    shipping: ['COURIER'],
    // Couriers collect the money inside the country alone.
    countries: ['GR'],
    feeMinor: 250,
    fromMinor: 0,
    limitMinor: 50_000,
  },
]

/** Where a shop in Greece is, and by which rules it sells. */
export const greekShop = {
  country: 'GR',
  timeZone: 'Europe/Athens',
  standardTaxRate: 24,
  deliveryZones: greekDeliveryZones,
  shippingRules: greekShippingRules,
  paymentRules: greekPaymentRules,
}
