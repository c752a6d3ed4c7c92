import type { StoredImage } from '../import/image-facts.js'
import type { SynonymTable } from '../synonyms/synonym-table.js'
import type { SearchEngine } from '../search-engine/search-engine.js'
import type { Availability } from '../../../foundation/generated/contract-types.js'

/** Locale → words. */
export type LocalizedText = Record<string, string>

/** Locale → what a page of a thing says. */
export type Translations = Record<
  string,
  { name: string; slug: string; excerpt?: string; description?: string }
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

/** As much of a published product as filtering, counting and sorting need. */
export interface IndexedProduct {
  id: string
  names: LocalizedText
  sortOrder: number
  createdMs: number
  brandId: string | null
  /** From the home category on. */
  categoryIds: string[]
  /** The categories with all that stand above them. */
  categoryPath: ReadonlySet<string>
  /** Lowest price to pay with VAT. */
  priceMinor: number
  /** The price of a variant at least is reduced, as the law counts. */
  onSale: boolean
  /** Whole per cent off the lowest price, or up to that off another variant's. */
  discountRate: number
  /** Off the cheapest variant's price, VAT included; 0 when it is not reduced. */
  savingMinor: number
  /** Has a photograph; a line drawing is none. */
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

/** All that lists, menus and filters ask for, as it stood at one version of the catalogue. */
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
  /** `kind slug` → whom it leads to; products are looked up in the database. */
  slugs: ReadonlyMap<string, readonly SlugEntry[]>
  /** What people type for the catalogue's words. */
  synonyms: SynonymTable
  /** Finds products by their words. */
  engine: SearchEngine
  /** Grows with every change of these words. */
  textVersion: number
}
