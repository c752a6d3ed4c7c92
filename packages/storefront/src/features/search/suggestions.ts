import type { ImageAsset } from '@floga/ui'

/** One thing that a term may mean. */
export interface Suggestion {
  label: string
  href: string
  note?: string
  image?: ImageAsset
  /** Formatted price. */
  detail?: string
}

/** Suggestions while typing, best first. */
export interface Suggestions {
  products: Suggestion[]
  categories: Suggestion[]
  brands: Suggestion[]
  /** Whole terms. */
  terms: Suggestion[]
}
