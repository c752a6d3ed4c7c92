interface Pair {
  el: string
  en: string
}

export interface GeneratedKind {
  /** Also the kind of the products. */
  key: string
  /** Beginning of the names of its images, which the first tenant has. */
  image: string
  singular: Pair
  plural: Pair
  /** Cents with VAT: cheapest and dearest. */
  pricesMinor: [number, number]
}

/** Brands that a generated catalogue has. */
export const generatedBrandCount = 25

/** Kinds of things that a generated catalogue sells. */
export const generatedKinds: readonly [GeneratedKind, ...GeneratedKind[]] = [
  kind('cylinder', 'Φιάλη', 'Cylinder', 'Φιάλες', 'Cylinders', [2_900, 12_900]),
  {
    ...kind('toroid', 'Δεξαμενή', 'Tank', 'Δεξαμενές', 'Tanks', [14_900, 42_000]),
    image: 'toroid-plain',
  },
  kind('multivalve', 'Πολυβαλβίδα', 'Multivalve', 'Πολυβαλβίδες', 'Multivalves', [3_900, 9_900]),
  kind('regulator', 'Ρυθμιστής', 'Regulator', 'Ρυθμιστές', 'Regulators', [900, 8_900]),
  kind('filter', 'Φίλτρο', 'Filter', 'Φίλτρα', 'Filters', [450, 3_900]),
  kind('hose', 'Σωλήνας', 'Hose', 'Σωλήνες', 'Hoses', [390, 4_900]),
  kind('injector-rail', 'Ράμπα', 'Injector rail', 'Ράμπες', 'Injector rails', [4_900, 19_900]),
  kind('control-unit', 'Εγκέφαλος', 'Control unit', 'Εγκέφαλοι', 'Control units', [9_900, 39_900]),
  {
    ...kind('cooker', 'Εστία', 'Cooker', 'Εστίες', 'Cookers', [1_900, 29_900]),
    image: 'cooker-plain',
  },
  kind('heater', 'Σόμπα', 'Heater', 'Σόμπες', 'Heaters', [6_900, 34_900]),
]

/** Where things are used; each is a category below every kind. */
export const generatedUses: readonly [
  { key: string; texts: Pair },
  ...{ key: string; texts: Pair }[],
] = [
  { key: 'home', texts: { el: 'για το σπίτι', en: 'for the home' } },
  { key: 'car', texts: { el: 'για το αυτοκίνητο', en: 'for the car' } },
  { key: 'boat', texts: { el: 'για το σκάφος', en: 'for the boat' } },
  { key: 'camper', texts: { el: 'για το τροχόσπιτο', en: 'for the camper' } },
  { key: 'workshop', texts: { el: 'για το συνεργείο', en: 'for the workshop' } },
]

/** Adjectives of product names. */
export const generatedAdjectives: readonly [Pair, ...Pair[]] = [
  { el: 'ενισχυμένης αντοχής', en: 'reinforced' },
  { el: 'μικρού μεγέθους', en: 'compact' },
  { el: 'υψηλής πίεσης', en: 'high-pressure' },
  { el: 'χαμηλής πίεσης', en: 'low-pressure' },
  { el: 'γρήγορης σύνδεσης', en: 'quick-connect' },
  { el: 'αθόρυβης λειτουργίας', en: 'silent' },
]

function kind(
  key: string,
  el: string,
  en: string,
  pluralEl: string,
  pluralEn: string,
  pricesMinor: [number, number],
): GeneratedKind {
  return {
    key,
    image: key,
    singular: { el, en },
    plural: { el: pluralEl, en: pluralEn },
    pricesMinor,
  }
}
