/** A product as every feed takes it, in one language. */
export interface FeedProduct {
  name: string
  /** Path or full address of its page. */
  path: string
  /** Description without markup. */
  text?: string | null
  brand?: string | null
  /** Names of categories from the top to the product's home. */
  categoryPath: readonly string[]
  /** Number or path in Google's product taxonomy. */
  googleCategory?: string | null
  /** Photographs, the main one first. */
  images: readonly FeedImage[]
  /** Additional properties: a name with one value. */
  properties?: readonly FeedProperty[]
  /** Goods under the rules for transport of dangerous goods. */
  dangerousGoods?: boolean
  /** VAT rate in per cent. */
  taxRate: number
  /** At least one, the one shown first. */
  variants: readonly FeedVariant[]
}

/** A variant: one item of a feed. */
export interface FeedVariant {
  sku: string
  /** Path or full address of the page with this variant chosen. */
  path: string
  /** Named only where it is a valid GTIN. */
  barcode?: string | null
  /** Values in the order of the product's options. */
  options: readonly FeedOption[]
  /** Price that a reduction is counted from, with VAT. */
  priceMinor: number
  /** Price to pay, with VAT. */
  payableMinor: number
  /** When the reduced price begins and ends, in ISO 8601. */
  salePeriod?: { startsAt: string; endsAt: string } | null
  availability: 'in-stock' | 'backorder' | 'out-of-stock'
  /** Quantity in stock. */
  stock: number
  /** Working days until it leaves the shop. */
  dispatchDays?: { min: number; max: number } | null
  /** The day by which it leaves when it is ordered now, in ISO 8601. */
  dispatchBy?: string | null
  weightGrams?: number | null
  widthMm?: number | null
  lengthMm?: number | null
  heightMm?: number | null
  /** Such as `750 ml` and `1 l`. */
  unitPricing?: { measure: string; base: string } | null
  /** Its own photograph; the product's main one without. */
  image?: FeedImage | null
  /** Shipping cost of one item, by country. */
  shipping?: readonly FeedShipping[]
}

/** A value of an option; colour and size have places of their own in feeds. */
export interface FeedOption {
  kind: 'color' | 'size' | 'other'
  name: string
  label: string
}

/** A photograph. */
export interface FeedImage {
  /** Path or full address. */
  path: string
  /** Pixels. */
  width: number
  /** Pixels. */
  height: number
}

/** A name with a value. */
export interface FeedProperty {
  name: string
  value: string
}

/** Shipping one item to a country. */
export interface FeedShipping {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** The method's name. */
  service: string
  /** With VAT. */
  costMinor: number
}

/** Options that all feeds share. */
export interface FeedOptions {
  /** Scheme and host: `https://shop.example`. */
  origin: string
  /** ISO 4217 code of every price. */
  currency: string
  /** SKUs are the makers' own part numbers. @default false */
  skusAreMpns?: boolean
  /** Called for each variant that the feed's rules do not allow. */
  onLeftOut?: (sku: string, reason: LeftOutReason) => void
}

/** Why a variant is not in a feed. */
export type LeftOutReason =
  | 'no-image'
  | 'small-image'
  | 'no-category'
  | 'not-available'
  | 'no-price'
