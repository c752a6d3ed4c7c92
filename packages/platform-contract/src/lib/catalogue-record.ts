import * as v from 'valibot'
import { cleanTyped } from './text/clean-code.js'

const key = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'must be kebab-case, at most 80'),
)
const slug = v.pipe(
  v.string(),
  // Arabic and Hebrew have no upper case (`Lo`), and use combining marks (`M`).
  v.regex(
    /^[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{M}\p{N}]*(-[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{M}\p{N}]*)*$/u,
    'must be words joined by -',
  ),
  v.maxLength(120),
)
const text = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max))
const minor = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))

/** A text in every locale of the tenant: locale code → text. */
const texts = (max: number) => v.record(v.string(), text(max))

/** What a page says to search engines. */
const seoTexts = {
  /** Title. Omitted: the name. */
  seoTitle: v.optional(text(120)),
  /** Description. Omitted: the excerpt, or the beginning of the description. */
  seoDescription: v.optional(text(320)),
}

const image = v.strictObject({
  /** File name without ending in the catalogue's `pictures/` folder, such as `regulator-a`. */
  file: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9/-]{0,119}$/)),
  alt: texts(200),
})

const party = v.strictObject({ name: text(200), address: text(300), email: v.optional(text(254)) })

/**
 * A producer's commercial guarantee of durability: free of charge, for the whole good, and longer
 * than the two years of the legal guarantee. Only what the producer has told the merchant.
 */
const durabilityGuarantee = v.strictObject({
  /** Whole or half years. */
  years: v.pipe(v.number(), v.gtValue(2), v.maxValue(99), v.multipleOf(0.5)),
  /** Brand or trademark of the producer, as on the label. */
  producer: text(60),
  /** Model identifier, as on the label. */
  model: text(60),
  /** Where its terms are. */
  termsUrl: v.pipe(v.string(), v.startsWith('https://'), v.url(), v.maxLength(500)),
  /** Name of the producer's GARAN label among the pictures: its own SVG, unchanged. */
  label: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9/-]{0,119}$/))),
})

/** A brand: `{"type":"brand",…}`. */
export const brandRecordSchema = v.strictObject({
  type: v.literal('brand'),
  key,
  name: text(80),
  slug,
  image: v.optional(image),
})

/** A category; `parent` is another category's key and must be on an earlier line. */
export const categoryRecordSchema = v.strictObject({
  type: v.literal('category'),
  key,
  parent: v.optional(key),
  sortOrder: v.optional(count, 0),
  image: v.optional(image),
  /**
   * Number or path in Google's product taxonomy; holds for the categories below too that name none.
   */
  googleCategory: v.optional(text(750)),
  translations: v.record(
    v.string(),
    v.strictObject({ name: text(80), slug, excerpt: v.optional(text(300)), ...seoTexts }),
  ),
})

const option = v.strictObject({
  internalName: key,
  kind: v.picklist(['text', 'color']),
  name: texts(60),
  /** For kind `color` the value is a hex colour such as `#d8241c`. */
  values: v.pipe(v.array(v.strictObject({ value: text(60), label: texts(60) })), v.minLength(1)),
})

/** A number and one of the units that prices are compared by. */
const amount = v.pipe(
  v.string(),
  v.regex(
    /^\d{1,7}(\.\d{1,3})? (mg|g|kg|ml|cl|l|cbm|mm|cm|m|sqm|ct)$/,
    'must be an amount such as 750 ml',
  ),
)

const variant = v.strictObject({
  sku: v.pipe(v.string(), v.transform(cleanTyped), v.minLength(1), v.maxLength(64)),
  /** Images of this variant come first when it is chosen. */
  image: v.optional(image),
  /** Option internalName → value; every option of the product, none else. */
  options: v.optional(v.record(v.string(), v.string()), {}),
  /** Price with VAT before a sale, in cents. */
  priceMinor: minor,
  /** Current price with VAT, in cents; below priceMinor. Omitted when not on sale. */
  salePriceMinor: v.optional(minor),
  /** When salePriceMinor holds; before and after, priceMinor does. Omitted: until it is changed. */
  salePeriod: v.optional(
    v.strictObject({
      startsAt: v.pipe(v.string(), v.isoTimestamp()),
      endsAt: v.pipe(v.string(), v.isoTimestamp()),
    }),
  ),
  /** Lowest price with VAT in the 30 days before the sale, in cents. */
  lowestPrice30DaysMinor: v.optional(minor),
  stock: count,
  backorderable: v.optional(v.boolean(), false),
  /** Millimetres. */
  widthMm: v.optional(v.number()),
  lengthMm: v.optional(v.number()),
  heightMm: v.optional(v.number()),
  weightGrams: v.optional(count),
  barcode: v.optional(text(20)),
  /** Content of an item and the amount for comparing its price, such as `750 ml` and `1 l`. */
  unitPricing: v.optional(v.strictObject({ measure: amount, base: amount })),
})

const document = v.strictObject({
  title: texts(120),
  /** Such as `instructions` or `safety-data`. */
  kind: key,
  /**
   * Name without ending in the catalogue's `documents/<locale>/`: a PDF, or Markdown to make one
   * of.
   */
  file: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9/-]{0,119}$/)),
})

/** A property's gas joint, for finding compatible parts. */
const joint = v.strictObject({
  /** `clamp` holds a hose on a tail of that size. */
  end: v.picklist(['outlet', 'inlet', 'clamp']),
  /** The same for both sides of a joint, such as `g-1-4-lh`; hose tails begin with `tail-`. */
  size: key,
  /** Maximum pressure at its outlet, or that it withstands. */
  mbar: v.optional(count),
})

/** A product with its variants; the first variant is the master. */
export const productRecordSchema = v.strictObject({
  type: v.literal('product'),
  key,
  /**
   * Kind of product, such as `regulator`: its line drawing is the fallback for a missing image.
   */
  kind: v.optional(key, 'product'),
  brand: v.optional(key),
  /** Category keys; the first is the product's home. */
  categories: v.array(key),
  /** Lower comes first where the merchant decides the order. */
  sortOrder: v.optional(count, 0),
  published: v.optional(v.boolean(), true),
  /** When the shop began to sell it: decides which products are new. Omitted: the first import. */
  createdAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  translations: v.record(
    v.string(),
    v.strictObject({
      name: text(160),
      slug,
      excerpt: v.optional(text(200)),
      /** HTML of the elements in `RICH_TEXT.descriptionTags`; the rest is removed. */
      description: v.optional(text(20_000)),
      ...seoTexts,
    }),
  ),
  options: v.optional(v.array(option), []),
  variants: v.pipe(v.array(variant), v.minLength(1)),
  properties: v.optional(
    v.array(
      v.variant('group', [
        v.strictObject({
          group: v.literal('single'),
          name: texts(60),
          value: texts(120),
          /** Shown on cards; at most three. */
          fact: v.optional(v.boolean(), false),
          joint: v.optional(joint),
        }),
        v.strictObject({ group: v.literal('text'), name: texts(60), value: texts(1_000) }),
        v.strictObject({ group: v.literal('list'), name: texts(60), values: v.array(texts(120)) }),
      ]),
    ),
    [],
  ),
  images: v.optional(v.array(image), []),
  /** Product keys; may be on later lines. */
  related: v.optional(v.array(key), []),
  /** ISO 3166-1 alpha-2. */
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  dangerousGoods: v.optional(v.boolean(), false),
  /** Per cent. @default the tenant's standard rate */
  taxRate: v.optional(v.number()),
  manufacturer: v.optional(party),
  responsiblePerson: v.optional(party),
  durabilityGuarantee: v.optional(durabilityGuarantee),
  /** Besides the generated data sheet of every product. */
  documents: v.optional(v.array(document), []),
})

/** An offer on products, by key. */
export const promotionRecordSchema = v.strictObject({
  type: v.literal('promotion'),
  key,
  sortOrder: v.optional(count, 0),
  image: v.optional(image),
  translations: v.record(
    v.string(),
    v.strictObject({
      name: text(120),
      slug,
      excerpt: v.optional(text(300)),
      description: v.optional(text(5_000)),
      ...seoTexts,
    }),
  ),
  startsAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  endsAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  products: v.array(key),
})

/** A slug that was used before and now leads to another one of the same type. */
export const redirectRecordSchema = v.strictObject({
  type: v.literal('redirect'),
  target: v.picklist(['product', 'category', 'brand', 'promotion']),
  key,
  /** The retired slug. */
  from: slug,
})

/** One line of a catalogue in JSON Lines. */
export const catalogueRecordSchema = v.variant('type', [
  brandRecordSchema,
  categoryRecordSchema,
  productRecordSchema,
  promotionRecordSchema,
  redirectRecordSchema,
])

export type BrandRecord = v.InferOutput<typeof brandRecordSchema>
export type CategoryRecord = v.InferOutput<typeof categoryRecordSchema>
export type ProductRecord = v.InferOutput<typeof productRecordSchema>
export type PromotionRecord = v.InferOutput<typeof promotionRecordSchema>
export type RedirectRecord = v.InferOutput<typeof redirectRecordSchema>

/** One parsed line of a catalogue. */
export type CatalogueRecord = v.InferOutput<typeof catalogueRecordSchema>
