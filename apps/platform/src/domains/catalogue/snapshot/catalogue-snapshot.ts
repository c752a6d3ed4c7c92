import type { StoredImage } from '../import/image-metadata.js'
import type { SynonymTable } from '../synonyms/synonym-table.js'
import type { SearchEngine } from '../search-engine/search-engine.js'
import type { Availability } from '../../../foundation/generated/contract-types.js'

/** Locale → text. */
export type LocalizedText = Record<string, string>

/** Locale → texts of an entity's page. */
export type Translations = Record<
  string,
  {
    name: string
    slug: string
    excerpt?: string
    description?: string
    seoTitle?: string
    seoDescription?: string
  }
>

export interface CategoryNode {
  id: string
  parentId: string | null
  sortOrder: number
  translations: Translations
  image: StoredImage | null
  /** In Google's product taxonomy; null where the category above decides. */
  googleCategory: string | null
  /** By sortOrder. */
  childIds: string[]
  /** Published products in this category and below. */
  productsCount: number
  updatedAt: Date
}

export interface BrandNode {
  id: string
  name: string
  slug: string
  image: StoredImage | null
  productsCount: number
  updatedAt: Date
}

export interface PromotionNode {
  id: string
  sortOrder: number
  translations: Translations
  image: StoredImage | null
  startsAt: Date | null
  endsAt: Date | null
  createdAt: Date
  updatedAt: Date
  /** Published products in the merchant's order. */
  productIds: string[]
}

/** The fields of a published product for filtering, counting and sorting. */
export interface IndexedProduct {
  id: string
  names: LocalizedText
  sortOrder: number
  createdMs: number
  brandId: string | null
  /** From the home category on. */
  categoryIds: string[]
  /** Its categories with all ancestors. */
  categoryPath: ReadonlySet<string>
  /** Lowest price to pay with VAT. */
  priceMinor: number
  /** The price of a variant at least is reduced, as the law counts. */
  onSale: boolean
  /** Whole per cent off the lowest price, or up to that off another variant's. */
  discountRate: number
  /** Off the cheapest variant's price, VAT included; 0 when it is not reduced. */
  savingMinor: number
  /** Has a photograph, not only a line drawing. */
  hasPhoto: boolean
  availability: Availability
  /** `internalName value` of every variant. */
  options: ReadonlySet<string>
}

export interface OptionLabels {
  name: LocalizedText
  /** Value → label. */
  values: Map<string, LocalizedText>
}

export interface SlugEntry {
  locale: string
  targetId: string
  isRetired: boolean
}

/** Data of lists, menus and filters at one version of the catalogue. */
export interface CatalogueSnapshot {
  tenant: string
  version: number
  categories: ReadonlyMap<string, CategoryNode>
  /** Top-level categories by sortOrder. */
  rootIds: readonly string[]
  brands: ReadonlyMap<string, BrandNode>
  /** By sortOrder. */
  promotions: ReadonlyMap<string, PromotionNode>
  /** Published products in the merchant's order. */
  products: ReadonlyMap<string, IndexedProduct>
  optionLabels: ReadonlyMap<string, OptionLabels>
  /** `kind slug` → its target; products are looked up in the database. */
  slugs: ReadonlyMap<string, readonly SlugEntry[]>
  /** Synonyms of the catalogue's words. */
  synonyms: SynonymTable
  /** The full-text search engine. */
  engine: SearchEngine
  /** Incremented with every change of the searched texts. */
  textVersion: number
}
