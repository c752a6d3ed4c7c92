import type { PictureData } from '@floga/ui'

/** One thing that a term may mean. */
export interface Suggested {
  label: string
  href: string
  note?: string
  picture?: PictureData
  /** Formatted price. */
  detail?: string
}

/** What the shop answers while somebody types, best first. */
export interface SuggestionAnswer {
  products: Suggested[]
  categories: Suggested[]
  brands: Suggested[]
  /** Whole terms. */
  terms: Suggested[]
}
