/** A product of another program's file, before it becomes a record of the catalogue. */
export interface ForeignProduct {
  /** Line in the file where it begins. */
  line: number
  /** How the file identifies it, for messages: `handle "stove"`. */
  item: string
  /** Its identity in the file. */
  id: string
  name: string
  /** Desired slug; made of the name when it is none. */
  slug: string
  brand: string | null
  /** Paths from the top; the first is the product's home. */
  categories: readonly (readonly string[])[]
  googleCategory: string | null
  /** HTML or plain text. */
  description: string
  /** HTML or plain text; made of the description when empty. */
  excerpt: string
  seoTitle: string | null
  seoDescription: string | null
  isPublished: boolean
  createdAt: string | null
  /** Every variant has a value for each. */
  options: readonly ForeignOption[]
  variants: readonly [ForeignVariant, ...ForeignVariant[]]
  properties: readonly { name: string; value: string }[]
  images: readonly ForeignImage[]
  hasDangerousGoods: boolean
  /** What was changed to make it fit. */
  notes: readonly string[]
}

export interface ForeignOption {
  name: string
  /** A feed's own kind: the option is called by that name. */
  internalName?: 'color' | 'size'
}

export interface ForeignImage {
  address: string
  alt?: string
}

export interface ForeignVariant {
  /** Null when the file has none. */
  sku: string | null
  /** In the order of the options. */
  values: readonly string[]
  priceMinor: number
  salePriceMinor: number | null
  salePeriod: { startsAt: string; endsAt: string } | null
  /** Null when the file does not count it. */
  stock: number | null
  availability: 'in-stock' | 'backorder' | 'out-of-stock'
  weightGrams: number | null
  lengthMm: number | null
  widthMm: number | null
  heightMm: number | null
  barcode: string | null
  unitPricing: { measure: string; base: string } | null
  /** Address of an image of its own. */
  image: string | null
}

/** A product, or the reason why one cannot be read. */
export type ForeignEntry = ForeignProduct | { line: number; item?: string; problem: string }

/** A file of another program. */
export interface ForeignFile {
  /** Titles of columns or names of elements by the fields of a record, for messages. */
  columns: Readonly<Record<string, string>>
  /** Reads the products again at each call. */
  read(): AsyncIterable<ForeignEntry> | Iterable<ForeignEntry>
}

/** A variant without what most files do not know. */
export const plainVariant = {
  salePriceMinor: null,
  salePeriod: null,
  weightGrams: null,
  lengthMm: null,
  widthMm: null,
  heightMm: null,
  barcode: null,
  unitPricing: null,
  image: null,
} as const satisfies Partial<ForeignVariant>

/** A product without what most files do not know. */
export const plainProduct = {
  brand: null,
  googleCategory: null,
  excerpt: '',
  seoTitle: null,
  seoDescription: null,
  isPublished: true,
  createdAt: null,
  properties: [],
  hasDangerousGoods: false,
  notes: [],
} as const satisfies Partial<ForeignProduct>
