import * as v from 'valibot'

const key = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'must be kebab-case, at most 80'),
)
const slug = v.pipe(
  v.string(),
  // Arabic and Hebrew know no upper case (`Lo`), and set marks above and below (`M`).
  v.regex(
    /^[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{M}\p{N}]*(-[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{M}\p{N}]*)*$/u,
    'must be words joined by -',
  ),
  v.maxLength(120),
)
const text = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max))
const minor = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))

/** The same words in every locale of the tenant: locale code → text. */
const words = (max: number) => v.record(v.string(), text(max))

const image = v.object({
  /** File name without ending in the catalogue's `pictures/` folder, such as `regulator-a`. */
  file: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9/-]{0,119}$/)),
  alt: words(200),
})

const party = v.object({ name: text(200), address: text(300), email: v.optional(text(254)) })

/** A brand: `{"type":"brand",…}`. */
export const brandRecordSchema = v.strictObject({
  type: v.literal('brand'),
  key,
  name: text(80),
  slug,
  image: v.optional(image),
})

/** A category; `parent` is another category's key and must stand on an earlier line. */
export const categoryRecordSchema = v.strictObject({
  type: v.literal('category'),
  key,
  parent: v.optional(key),
  sortOrder: v.optional(count, 0),
  image: v.optional(image),
  /** Number or path in Google's product taxonomy; holds for the categories below too that name none. */
  googleCategory: v.optional(text(750)),
  translations: v.record(
    v.string(),
    v.object({ name: text(80), slug, excerpt: v.optional(text(300)) }),
  ),
})

const option = v.object({
  internalName: key,
  kind: v.picklist(['text', 'color']),
  name: words(60),
  /** For kind `color` the value is a hex colour such as `#d8241c`. */
  values: v.pipe(v.array(v.object({ value: text(60), label: words(60) })), v.minLength(1)),
})

/** A number and one of the units that prices are compared by. */
const amount = v.pipe(
  v.string(),
  v.regex(
    /^\d{1,7}(\.\d{1,3})? (mg|g|kg|ml|cl|l|cbm|mm|cm|m|sqm|ct)$/,
    'must be an amount such as 750 ml',
  ),
)

const variant = v.object({
  sku: text(64),
  /** Images of this variant come first when it is chosen. */
  image: v.optional(image),
  /** Option internalName → value; every option of the product, none else. */
  options: v.optional(v.record(v.string(), v.string()), {}),
  /** Price with VAT before a sale, in cents. */
  priceMinor: minor,
  /** Price with VAT now, in cents; below priceMinor. Left out when not on sale. */
  salePriceMinor: v.optional(minor),
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
  /** Content of a piece and the amount that its price is compared by, such as `750 ml` and `1 l`. */
  unitPricing: v.optional(v.object({ measure: amount, base: amount })),
})

const document = v.object({
  title: words(120),
  /** Such as `instructions` or `safety-data`. */
  kind: key,
  /** Name without ending in the catalogue's `documents/<locale>/`: a PDF, or Markdown to make one of. */
  file: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9/-]{0,119}$/)),
})

/** What a property says of a gas joint, for finding parts that fit each other. */
const joint = v.object({
  /** `clamp` holds a hose on a tail of that size. */
  end: v.picklist(['outlet', 'inlet', 'clamp']),
  /** The same for both sides of a joint, such as `g-1-4-lh`; hose tails begin with `tail-`. */
  size: key,
  /** Highest pressure that comes out, or that it withstands. */
  mbar: v.optional(count),
})

/** A product with its variants; the first variant is the master. */
export const productRecordSchema = v.strictObject({
  type: v.literal('product'),
  key,
  /** Kind of thing, such as `regulator`: its line drawing stands in where there is no image. */
  kind: v.optional(key, 'product'),
  brand: v.optional(key),
  /** Category keys; the first is the product's home. */
  categories: v.array(key),
  /** Lower comes first where the merchant decides the order. */
  sortOrder: v.optional(count, 0),
  published: v.optional(v.boolean(), true),
  translations: v.record(
    v.string(),
    v.object({
      name: text(160),
      slug,
      excerpt: v.optional(text(200)),
      /** HTML: p, ul, ol, li, strong, em, h3, br, a; the rest is removed. */
      description: v.optional(text(20_000)),
    }),
  ),
  options: v.optional(v.array(option), []),
  variants: v.pipe(v.array(variant), v.minLength(1)),
  properties: v.optional(
    v.array(
      v.variant('group', [
        v.object({
          group: v.literal('single'),
          name: words(60),
          value: words(120),
          /** Shown on cards; at most three. */
          fact: v.optional(v.boolean(), false),
          joint: v.optional(joint),
        }),
        v.object({ group: v.literal('text'), name: words(60), value: words(1_000) }),
        v.object({ group: v.literal('list'), name: words(60), values: v.array(words(120)) }),
      ]),
    ),
    [],
  ),
  images: v.optional(v.array(image), []),
  /** Product keys; may stand on later lines. */
  related: v.optional(v.array(key), []),
  /** ISO 3166-1 alpha-2. */
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  dangerousGoods: v.optional(v.boolean(), false),
  /** Per cent; left out, the tenant's standard rate. */
  taxRate: v.optional(v.number()),
  manufacturer: v.optional(party),
  responsiblePerson: v.optional(party),
  /** Beside the data sheet that the platform makes of every product. */
  documents: v.optional(v.array(document), []),
})

/** An offer over products given by key. */
export const promotionRecordSchema = v.strictObject({
  type: v.literal('promotion'),
  key,
  sortOrder: v.optional(count, 0),
  image: v.optional(image),
  translations: v.record(
    v.string(),
    v.object({
      name: text(120),
      slug,
      excerpt: v.optional(text(300)),
      description: v.optional(text(5_000)),
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
